import { describe, expect, it } from 'vitest';
import { at } from './board';
import { explain } from '../../../workers/referee/codex/game';
import type { Side, Table, Thing } from '../../../workers/referee/codex/table';

const withSide =
  (change: Partial<Side>) =>
  (table: Table): Table => ({ ...table, sides: { ...table.sides, A: { ...table.sides.A, ...change } } });

const withThing =
  (card: string, change: Partial<Thing>) =>
  (table: Table): Table => ({
    ...table,
    things: table.things.map((thing) => (thing.card === card ? { ...thing, ...change } : thing)),
  });

/** Rows of section 5 that no other file asks about. */
describe('refusals', () => {
  it('CX-TURN-4: on the opponent’s turn', () => {
    expect(explain(at('A: w5. B: w5').node, 'end', 'B')).toEqual(['CX-TURN-4']);
  });

  it('CX-MAIN-5: the 201st action', () => {
    const board = at('A: g9 troq L1. B: w5', {}, (table) =>
      withSide({ counts: { ...table.sides.A.counts, actions: 200 } })(table),
    );
    expect(board.why('level troq_bashar')).toEqual(['CX-MAIN-5']);
    expect(board.moves).toEqual(['end']);
  });

  it('CX-ZONE-7: no room for another thing; a token is not summoned', () => {
    const full = `${Array.from({ length: 63 }, () => 'mad_man').join(', ')}`;
    const board = at(`A: g9 argagarg L4, ${full} hand[tenderfoot] (troq) T1 T2. B: w5`);
    expect(board.why('play tenderfoot')).toEqual(['CX-ZONE-7']);
    expect(board.why('summon troq_bashar')).toEqual(['CX-ZONE-7']);
    expect(board.play('level argagarg_garg').has('water_elemental')).toBe(false);
  });

  it('CX-KW-35: a disabled tech building supports nothing', () => {
    const board = at('A: g9 w9 T1 hand[iron_man]. B: w5', {}, withThing('tech_i_building', { disabled: true }));
    expect(board.why('play iron_man')).toEqual(['CX-KW-35']);
    expect(board.why('build 2')).toEqual(['CX-TECH-5']);
  });

  it('CX-HERO-12 and R14: a dead hero comes back in the second own turn', () => {
    const board = at('A: g9 (troq 2) w5. B: w5');
    expect(board.why('summon troq_bashar')).toEqual(['CX-HERO-12']);
    const later = board.pass().pass();
    expect(later.side('A').command).toEqual([{ hero: 'troq_bashar', cooldown: 1 }]);
    expect(later.why('summon troq_bashar')).toEqual(['CX-HERO-12']);
    expect(later.pass().pass().why('summon troq_bashar')).toEqual([]);
  });

  it('CX-ATK-5, CX-KW-5, CX-TECH-14: what cannot be attacked', () => {
    const board = at('A: iron_man. B: bloodburn, backstabber, T1, +tower?').play('attack iron_man');
    expect(board.why('bloodburn')).toEqual(['CX-ATK-5']);
    expect(board.why('backstabber')).toEqual(['CX-KW-5']);
    expect(board.why('tower')).toEqual(['CX-TECH-14']);
    expect(board.why('base@A')).toEqual(['CX-ATK-1']);
  });

  it('CX-KW-6: a detected attacker does not pass', () => {
    const board = at('A: chameleon. B: +tower iron_man@E, mad_man@S').play('attack chameleon');
    expect(board.why('base@B')).toEqual(['CX-ATK-3', 'CX-KW-6']);
  });

  it('CX-PATROL-4: the leader first', () => {
    // An anti-air attacker may pass the flying leader, but not strike another patroller that ground things stop at.
    const board = at('A: harvest_reaper. B: tiger_cub@L, iron_man@E, tiny_basilisk').play('attack harvest_reaper');
    expect(board.kind).toBe('main');
    const stealthy = at('A: chameleon. B: iron_man@L, mad_man@E').play('attack chameleon');
    expect(stealthy.why('mad_man')).toEqual([]);
  });

  it('CX-ATK-6: with the option, ATK 0 does not attack', () => {
    expect(at('A: wisp. B: w5').why('attack wisp')).toEqual([]);
    expect(at('A: wisp. B: w5', { zero_atk_attack: 'forbid' }).why('attack wisp')).toEqual(['CX-ATK-6']);
  });

  it('CX-KW-30: what cannot attack', () => {
    expect(at('A: gemscout_owl. B: w5').why('attack gemscout_owl')).toEqual(['CX-KW-30']);
  });

  it('CX-TGT-3, CX-EFF-2: the same thing twice, or too few', () => {
    const board = at('A: g3 jaina L1 hand[ember_sparks]. B: tiger_cub@E, mad_man@S').play('play ember_sparks');
    expect(board.why('done')).toEqual(['CX-EFF-2']);
    const chosen = board.play('base@A');
    expect(chosen.why('base@A')).toEqual(['CX-TGT-3']);
  });

  it('CX-KW-11: another thing than the flagbearer', () => {
    const board = at('A: g4 jaina L1 hand[flame_arrow]. B: granfalloon_flagbearer, spectral_flagbearer, eggship');
    const aim = board.play('play flame_arrow');
    expect(aim.short).toEqual(['granfalloon_flagbearer', 'spectral_flagbearer']);
    expect(aim.why('eggship')).toEqual(['CX-KW-11']);
  });

  it('CX-SPELL-2: with `required`, a minor spell needs its colour', () => {
    const options = { minor_spell_colour: 'required' } as const;
    expect(at('A: g9 troq L1 hand[scorch]. B: w5', options).why('play scorch')).toEqual(['CX-SPELL-2']);
    expect(at('A: g3 troq L1 hand[scorch]. B: w5', { minor_spell_colour: 'free' }).why('play scorch')).toEqual([]);
  });
});

describe('more cases', () => {
  it('R28: damage as runes', () => {
    const board = at('A: plague_spitter. B: iron_man@E').play('attack plague_spitter');
    expect(board.has('plague_spitter')).toBe(false);
    expect(board.thing('iron_man')).toMatchObject({ damage: 0, runes: { minus: 3 } });
    expect(board.stats('iron_man')).toBe('1/1');
  });

  it('R36: two nests have two birds in all, or two each', () => {
    const nests = (options: object): number =>
      at('A: g4 garus L1 hand[birds_nest, birds_nest]. B: w5', options)
        .play('play birds_nest', 'play birds_nest')
        .all('bird@A').length;
    // The nests are called so as well.
    expect(nests({})).toBe(4);
    expect(nests({ nest_limit: 'per_nest_2' })).toBe(6);
  });

  it('R47: two sparkshots go together or apart', () => {
    const board = at('A: g2 jaina L1, onimaru L1 hand[elite_training]. B: eggship@L, iron_man@E, older_brother@S');
    const trained = board
      .play('play elite_training', 'jaina_stormborne', 'done')
      .play('attack jaina_stormborne', 'iron_man');
    expect(trained.kind).toBe('spark');
    expect(trained.short).toEqual(['eggship', 'older_brother']);
    expect(trained.play('older_brother', 'older_brother').has('older_brother')).toBe(false);
    expect(trained.play('eggship', 'older_brother').thing('older_brother').damage).toBe(1);
  });

  it('R50: a scavenger killed by obliterate pays before damage', () => {
    const board = at('A: trojan_duck. B: T1 g0 tenderfoot@S, iron_man@E base12').play('attack trojan_duck', 'iron_man');
    const paid = board.play('scavenger B');
    expect(paid.side('B').gold).toBe(1);
    expect(paid.kind).toBe('pick');
  });

  it('R8: a chosen card is drawn with 5/8, both with 5/14', () => {
    const ended = at(
      'A: hand[mad_man, mad_man, mad_man] disc[mad_man, mad_man, mad_man, iron_man, eggship] w4. B: w5',
    ).pass();
    const chance = (board: ReturnType<typeof at>, wanted: readonly string[]): number => {
      if (board.actor !== 'chance') return Number(wanted.every((card) => board.side('A').hand.includes(card)));
      const all = Object.entries(board.outcomes);
      const total = all.reduce((sum, [, weight]) => sum + weight, 0);
      return all.reduce((sum, [card, weight]) => sum + (weight / total) * chance(board.play(card), wanted), 0);
    };
    expect(chance(ended, ['iron_man'])).toBeCloseTo(5 / 8, 12);
    expect(chance(ended, ['iron_man', 'eggship'])).toBeCloseTo(5 / 14, 12);
  });
});
