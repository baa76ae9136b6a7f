import { describe, expect, it } from 'vitest';
import { at } from './board';

describe('casting', () => {
  it('needs the right hero (CX-SPELL-1, CX-SPELL-2)', () => {
    expect(at('A: g9 river L1 hand[wrecking_ball]. B: w5').why('play wrecking_ball')).toEqual(['CX-SPELL-1']);
    expect(at('A: g9 hand[spark]. B: mad_man@E').why('play spark')).toContain('CX-SPELL-2');
    expect(at('A: troq L1 hand[wrecking_ball]. B: base2').play('play wrecking_ball', 'base@B').table.result).toBe('A');
  });

  it('pays 1 more off-colour (R11, CX-COLOR-2)', () => {
    const board = at('A: g3 troq L1 hand[scorch, spark]. B: tenderfoot@E');
    expect(board.why('play scorch')).toEqual(['CX-COLOR-2']);
    expect(board.play('play spark').thing('tenderfoot').damage).toBe(1);
    expect(at('A: g4 troq L1 hand[scorch]. B: w5').play('play scorch', 'base@B').side('A').gold).toBe(0);
    expect(at('A: g1 zane L1 hand[spark]. B: mad_man@E').play('play spark').has('mad_man')).toBe(false);
  });

  it('asks ultimates for a hero at max since the turn began (CX-SPELL-4, CX-SPELL-5)', () => {
    const board = at('A: g9 zane L5 hand[maximum_anarchy]. B: w5');
    expect(board.why('play maximum_anarchy')).toEqual(['CX-SPELL-4']);
    expect(board.play('level captain_zane').why('play maximum_anarchy')).toEqual(['CX-SPELL-4']);
    expect(at('A: g9 zane L6 hand[maximum_anarchy]. B: w5').why('play maximum_anarchy')).toEqual([]);
    const quick = at('A: g9 bigby L4 hand[judgment_day]. B: tiger_cub, iron_man, eggship');
    expect(quick.why('play judgment_day')).toEqual(['CX-SPELL-5']);
    expect(quick.play('level bigby_hayes', 'play judgment_day').all('')).toHaveLength(3);
  });

  it('is refused with nothing to choose (CX-SPELL-8)', () => {
    expect(at('A: g1 river L1 hand[spark]. B: mad_man').why('play spark')).toEqual(['CX-SPELL-8']);
    expect(at('A: g1 river L1 hand[spark]. B: mad_man', { no_effect_spell: 'allow' }).why('play spark')).toEqual([]);
  });

  it('finds nobody behind untargetable, unseen and resisting things (lesson 11.17)', () => {
    const board = at('A: g1 troq L1 hand[spark]. B: potent_basilisk@L, backstabber@E, tiger_cub@K');
    expect(board.why('play spark')).toEqual(['CX-SPELL-8']);
  });

  it('tells why something is no target (CX-KW-9, CX-KW-10, CX-HERO-4)', () => {
    const board = at(
      'A: g2 jaina L1 hand[fire_dart]. B: tiger_cub@K, potent_basilisk, backstabber, river L1, mad_man, older_brother',
    );
    const aim = board.play('play fire_dart', 'mode 1');
    expect(aim.short).toEqual(['mad_man', 'older_brother']);
    expect(aim.why('tiger_cub')).toEqual(['CX-KW-10']);
    expect(aim.why('potent_basilisk')).toEqual(['CX-KW-9']);
    expect(aim.why('backstabber')).toEqual(['CX-KW-9']);
    expect(aim.why('river_montoya')).toEqual(['CX-HERO-4']);
  });

  it('must choose a flagbearer that can be paid for (R33, CX-KW-11)', () => {
    const dart = at('A: g2 jaina L1 hand[fire_dart]. B: granfalloon_flagbearer, eggship').play('play fire_dart');
    expect(dart.has('granfalloon_flagbearer')).toBe(false);
    const sparks = (patrol: string, gold: number) =>
      at(`A: g${gold} jaina L1 hand[ember_sparks]. B: granfalloon_flagbearer${patrol}, eggship@E`).play(
        'play ember_sparks',
      );
    expect(sparks('', 3).short).toEqual(['base', 'base', 'eggship']);
    // The flagbearer has been taken, since it was the only choice; the others may follow.
    expect(sparks('@S', 3).short).toEqual(['base', 'base', 'eggship', 'done']);
    expect(sparks('@K', 3).short).toEqual(['base', 'base', 'eggship']);
    const ball = at('A: troq L1 hand[wrecking_ball]. B: granfalloon_flagbearer').play('play wrecking_ball');
    expect(ball.short).toEqual(['base', 'base']);
  });

  it('goes to the discard pile afterwards, or out of the game (CX-SPELL-3, CX-ZONE-3)', () => {
    const board = at('A: g1 troq L1 hand[spark]. B: mad_man@E').play('play spark');
    expect(board.side('A').discard).toEqual(['spark']);
    const gone = at('A: g3 zane L1 hand[detonate]. B: w5').play('play detonate', 'worker B');
    expect(gone.side('A').trashed).toEqual(['detonate']);
    expect(gone.side('B').workers).toBe(4);
  });
});

describe('effects', () => {
  it('runes and HP kill through armor, damage does not (R30, R31, CX-DMG-4)', () => {
    const wither = at('A: g2 troq L1 hand[wither]. B: mad_man@L').play('play wither', 'mad_man');
    expect(wither.has('mad_man')).toBe(false);
    const spark = at('A: g1 troq L1 hand[spark]. B: mad_man@L').play('play spark');
    expect(spark.has('mad_man')).toBe(true);
    const both = at('A: g2 troq L1 hand[wither]. B: tiger_cub+r').play('play wither', 'tiger_cub');
    expect(both.stats('tiger_cub')).toBe('2/2');
    expect(both.thing('tiger_cub').runes).toEqual({ plus: 0, minus: 0 });
  });

  it('changes things for a turn (CX-DMG-6, CX-END-2)', () => {
    const board = at('A: g1 troq L1, revolver_ocelot hand[intimidate]. B: huntress@E').play(
      'play intimidate',
      'huntress',
    );
    expect(board.stats('huntress')).toBe('0/3');
    const fought = board.play('attack revolver_ocelot');
    expect(fought.has('huntress')).toBe(false);
    expect(fought.thing('revolver_ocelot').damage).toBe(0);
    expect(board.play('end').play('empty', 'empty', 'empty', 'empty', 'empty').stats('huntress')).toBe('3/3');
  });

  it('lets tokens die at the end of the turn (CX-KW-22, CX-TOKEN-3)', () => {
    const board = at('A: g5 zane L1 hand[surprise_attack]. B: base20').play('play surprise_attack');
    expect(board.all('shark')).toHaveLength(2);
    const hit = board.play('attack shark');
    expect(hit.hp('base@B')).toBe(17);
    const ended = hit.play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
    expect(ended.kind).toBe('order');
  });

  it('kills an Illusion by targeting it (CX-TGT-4)', () => {
    const board = at('A: g1 troq L1 hand[spark]. B: spectral_tiger@L').play('play spark');
    expect(board.has('spectral_tiger')).toBe(false);
  });

  it('divides damage point by point (CX-EFF-2)', () => {
    const board = at('A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub@E, mad_man@S').play('play ember_sparks');
    const chosen = board.play('tiger_cub', 'mad_man');
    expect(chosen.kind).toBe('divide');
    const done = chosen.play('tiger_cub');
    expect(done.has('tiger_cub') || done.has('mad_man')).toBe(false);
  });

  it('steals at most what is there (R45, CX-EFF-10)', () => {
    const board = at('A: g1 zane L1, bombaster hand[pillage]. B: g1 base20').play('play pillage', 'base@B');
    expect(board.hp('base@B')).toBe(18);
    expect([board.side('A').gold, board.side('B').gold]).toEqual([1, 0]);
  });

  it('ends the game before the rest of an effect (R44, CX-WIN-2)', () => {
    const board = at('A: g2 base4 garth L1 w5 hand[lichs_bargain]. B: w5').play('play lichs_bargain');
    expect(board.table.result).toBe('B');
    expect(board.has('skeleton')).toBe(false);
  });

  it('pays no bounty to heroes that die in the same step (R42, CX-HERO-11)', () => {
    const board = at('A: g3 zane L6, mad_man hand[maximum_anarchy]. B: river L1, tiger_cub').play(
      'play maximum_anarchy',
    );
    expect(board.table.things.map(({ card }) => card)).toEqual(['base', 'base']);
    expect(board.side('B').command).toEqual([{ hero: 'river_montoya', cooldown: 2 }]);
  });

  it('takes Earthquake for each building once (R37)', () => {
    const board = at('A: g5 garus L8 hand[earthquake]. B: T1-1 +tower base20').play('play earthquake');
    expect(board.has('tech_i_building')).toBe(false);
    expect(board.hp('base@B')).toBe(18);
    expect(board.thing('tower').damage).toBe(1);
  });

  it('sends a hero home without a bounty (CX-HERO-14)', () => {
    const board = at('A: g3 prynn L1 hand[origin_story]. B: zane L4').play('play origin_story', 'captain_zane');
    expect(board.side('B').command).toEqual([{ hero: 'captain_zane', cooldown: 0 }]);
    expect(board.thing('prynn').level).toBe(1);
  });
});
