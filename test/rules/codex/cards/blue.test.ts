import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, cast, defendersOf, finale } from './support';

it('Spectral Aven: flies, and dies of being targeted', () => {
  expect(bought('spectral_aven', 2).stats('spectral_aven')).toBe('2/2');
  expect(at('A: spectral_aven. B: iron_man@L').play('attack spectral_aven', 'base@B').hp('base@B')).toBe(18);
  const aimed = at('A: g2 troq L1 hand[intimidate]. B: spectral_aven, mad_man').play(
    'play intimidate',
    'spectral_aven',
  );
  expect([aimed.has('spectral_aven'), aimed.side('B').discard]).toEqual([false, ['spectral_aven']]);
  // An attack is no targeting.
  expect(after('eggship-1', 'spectral_aven')).toEqual(['dead', 'dead']);
  expect(after('shoddy_glider', 'spectral_aven')).toEqual(['dead', 'dead']);
  expect(at('A: w5. B: spectral_aven').stats('spectral_aven')).toBe('2/2');
});

it('Traffic Director: passes patrollers to attack a building, cannot be targeted', () => {
  expect(bought('traffic_director', 1).stats('traffic_director')).toBe('1/1');
  expect(defendersOf('traffic_director', 'iron_man@E, mad_man@S, tenderfoot T1 rickety_mine')).toEqual([
    'base',
    'iron_man',
    'mad_man',
    'tech_i_building',
    'rickety_mine',
  ]);
  const dart = at('A: g2 jaina L1 hand[fire_dart]. B: traffic_director, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.why('traffic_director')).toEqual(['CX-KW-9']);
});

it('Overeager Cadet: costs nothing, survives 1 damage and dies of 2', () => {
  expect(bought('overeager_cadet', 0, 'T1').why('attack overeager_cadet')).toEqual(['CX-PLAY-2']);
  expect(after('overeager_cadet', 'mad_man')).toEqual([1, 'dead']);
  expect(after('overeager_cadet', 'tiger_cub')).toEqual(['dead', 'dead']);
});

it("General's Hammer: 3 damage to a building", () => {
  const aim = cast('generals_hammer', 3, 'onimaru L1', { theirs: 'T1 rickety_mine, mad_man@L bloodburn' });
  expect(aim.short).toEqual(['base', 'base', 'tech_i_building', 'rickety_mine']);
  expect(aim.play('tech_i_building').thing('tech_i_building').damage).toBe(3);
  expect(aim.play('rickety_mine').has('rickety_mine')).toBe(false);
});

it('Boot Camp: exhausts a unit or a hero of another spec, who gets a rune, and draws', () => {
  const line = { mine: 'tiger_cub*, rickety_mine draw[spark]', theirs: 'iron_man!, river L1' };
  const aim = cast('boot_camp', 1, 'onimaru L1', line);
  // Not the Peace hero himself; fresh and exhausted ones may be chosen.
  expect(aim.short).toEqual(['tiger_cub', 'iron_man', 'river_montoya']);
  const cub = aim.play('tiger_cub');
  expect([cub.stats('tiger_cub'), cub.thing('tiger_cub').exhausted, cub.side('A').hand]).toEqual([
    '3/3',
    true,
    ['spark'],
  ]);
  const man = aim.play('iron_man');
  expect([man.stats('iron_man'), man.thing('iron_man').exhausted]).toEqual(['4/5', true]);
  expect(at('A: g1 onimaru L1 hand[boot_camp]. B: onimaru L1').why('play boot_camp')).toEqual(['CX-SPELL-8']);
});

it('Drill Sergeant: a rune for each unit played from the hand, which he passes on', () => {
  const played = bought('drill_sergeant', 3, 'T1 T2(peace)');
  // He has been played from the hand himself.
  expect(played.on('main').stats('drill_sergeant')).toBe('4/4');
  const board = at('A: g9 drill_sergeant! hand[mad_man, tenderfoot, spark]. B: w5').play(
    'play mad_man',
    'play tenderfoot',
  );
  expect(board.stats('drill_sergeant')).toBe('5/5');
  const passed = board.play('use drill_sergeant 1', 'mad_man');
  expect([passed.stats('drill_sergeant'), passed.stats('mad_man')]).toEqual(['4/4', '2/2']);
  // Put into play or summoned is not played.
  const put = at('A: g1 drill_sergeant, sanatorium hand[mad_man]. B: w5').play('use sanatorium 0', 'hand mad_man');
  expect(put.stats('drill_sergeant')).toBe('3/3');
  const tokens = at('A: g5 drill_sergeant, zane L1 hand[surprise_attack]. B: w5').play('play surprise_attack');
  expect(tokens.stats('drill_sergeant')).toBe('3/3');
  expect(at('A: drill_sergeant, mad_man. B: w5').why('use drill_sergeant 1')).toEqual(['CX-ABIL-6']);
});

it('Flagstone Garrison: draws for each unit played from the hand', () => {
  const board = bought('flagstone_garrison', 3, 'T1 T2(peace)', { mine: 'draw9' });
  expect(board.side('A').hand).toEqual([]);
  const units = at('A: g9 flagstone_garrison draw9 river L1 hand[mad_man, bloom]. B: w5').play('play mad_man');
  expect(units.side('A').hand).toEqual(['bloom', 'tenderfoot']);
  expect(units.play('play bloom', 'mad_man').side('A').hand).toEqual(['tenderfoot']);
  const put = at('A: g1 flagstone_garrison sanatorium draw[spark] hand[mad_man]. B: w5').play(
    'use sanatorium 0',
    'hand mad_man',
  );
  expect(put.side('A').hand).toEqual(['spark']);
  expect(at('A: w5. B: flagstone_garrison').hp('flagstone_garrison')).toBe(4);
});

it('Elite Training: up to two of its own get +1 ATK, 1 armor, anti-air and sparkshot until its next upkeep', () => {
  const aim = cast('elite_training', 2, 'onimaru L1', {
    mine: 'iron_man, tiger_cub',
    theirs: 'mad_man@E, tenderfoot@S, eggship',
  });
  expect(aim.short).toEqual(['general_onimaru', 'iron_man', 'tiger_cub', 'done']);
  const trained = aim.play('iron_man', 'tiger_cub');
  expect([trained.stats('iron_man'), trained.thing('tiger_cub').armor, trained.stats('tiger_cub')]).toEqual([
    '4/4',
    1,
    '3/2',
  ]);
  const shot = trained.play('attack iron_man', 'mad_man');
  expect([shot.has('mad_man'), shot.thing('tenderfoot').damage]).toEqual([false, 1]);
  const air = at('A: g2 onimaru L1, iron_man hand[elite_training]. B: eggship').play('play elite_training', 'iron_man');
  expect(air.play('attack iron_man', 'eggship').has('eggship')).toBe(false);
  expect(trained.pass().stats('iron_man')).toBe('4/4');
  expect(trained.pass().pass().stats('iron_man')).toBe('3/4');
  expect(aim.play('done').stats('iron_man')).toBe('3/4');
});

it('The Art of War: the Peace hero gets +2 ATK, 2 armor, unstoppable and swift strike until its next upkeep', () => {
  const line = { mine: 'iron_man', theirs: 'iron_man@L' };
  const armed = finale('the_art_of_war', 3, 'onimaru L8', line);
  // 4, frenzy 1 and 2 more.
  expect([armed.stats('general_onimaru'), armed.thing('general_onimaru').armor]).toEqual(['7/5', 2]);
  const attack = armed.play('attack general_onimaru');
  expect(attack.short).toEqual(['base', 'iron_man']);
  const struck = attack.play('iron_man@B');
  expect([struck.has('iron_man@B'), struck.thing('general_onimaru')]).toEqual([
    false,
    expect.objectContaining({ damage: 0, armor: 2 }),
  ]);
  expect(armed.pass().stats('general_onimaru')).toBe('6/5');
  expect(armed.pass().pass().stats('general_onimaru')).toBe('5/5');
});

it('Debilitator Alpha: as squad leader it takes 1 ATK of each unit that attacks it', () => {
  expect(bought('debilitator_alpha', 5, 'T1 T2(peace)').stats('debilitator_alpha')).toBe('4/5');
  const hurt = (attacker: string, slot: string) => {
    const [name] = /^\w+/.exec(attacker)!;
    return at(`A: ${attacker}. B: debilitator_alpha${slot}`).play(`attack ${name}`).thing('debilitator_alpha').damage;
  };
  // The leader's armor takes 1 more.
  expect([hurt('iron_man', '@L'), hurt('iron_man', '@S')]).toEqual([1, 3]);
  // A hero is no unit.
  expect(hurt('river_montoya L1', '@L')).toBe(1);
  const other = at('A: iron_man. B: debilitator_alpha, tiger_cub@L').play('attack iron_man');
  expect(other.has('tiger_cub')).toBe(false);
});

it('Air Hammer: flies, 5 damage to a damaged building and 3 to others', () => {
  expect(bought('air_hammer', 4, 'T1 T2(peace)').stats('air_hammer')).toBe('3/3');
  const hit = (base: number, workers = 'iron_man@L') =>
    at(`A: air_hammer. B: base${base} ${workers}`).play('attack air_hammer', 'base@B').hp('base@B');
  expect([hit(20), hit(19)]).toEqual([17, 14]);
  expect(at('A: air_hammer. B: iron_man-1').play('attack air_hammer', 'iron_man').has('iron_man')).toBe(false);
  expect(after('air_hammer', 'harvest_reaper-1')).toEqual([0, 4]);
});

it('Spectral Flagbearer: draws the spells of the other side, and dies of being targeted', () => {
  expect(bought('spectral_flagbearer', 1, 'T1').stats('spectral_flagbearer')).toBe('2/2');
  const boot = at('A: g3 troq L1 hand[the_boot]. B: spectral_flagbearer, mad_man').play('play the_boot');
  expect([boot.has('spectral_flagbearer'), boot.has('mad_man')]).toEqual([false, true]);
  const own = at('A: g1 troq L1, spectral_flagbearer hand[intimidate]. B: mad_man').play('play intimidate');
  expect(own.short).toEqual(['troq_bashar', 'spectral_flagbearer', 'mad_man']);
  expect(own.play('spectral_flagbearer').has('spectral_flagbearer')).toBe(false);
});

it('Spectral Hound: survives 2 damage in a fight, and dies of being targeted', () => {
  expect(bought('spectral_hound', 1, 'T1').stats('spectral_hound')).toBe('3/3');
  expect(after('spectral_hound', 'tiger_cub')).toEqual([2, 'dead']);
  expect(after('spectral_hound', 'iron_man')).toEqual(['dead', 3]);
  expect(at('A: g1 troq L1 hand[spark]. B: spectral_hound@L').play('play spark').has('spectral_hound')).toBe(false);
});

it('Spectral Tiger: survives 4 damage in a fight, and dies of being targeted', () => {
  expect(bought('spectral_tiger', 3, 'T1 T2(truth)').stats('spectral_tiger')).toBe('5/5');
  expect(after('spectral_tiger', 'centaur')).toEqual([3, 'dead']);
  expect(after('spectral_tiger', 'harvest_reaper')).toEqual(['dead', 'dead']);
  expect(at('A: g1 troq L1 hand[spark]. B: spectral_tiger@L').play('play spark').has('spectral_tiger')).toBe(false);
});

it('Spectral Roc: flies, survives 4 damage in a fight, and dies of being targeted', () => {
  expect(bought('spectral_roc', 4, 'T1 T2(truth)').stats('spectral_roc')).toBe('4/5');
  expect(after('spectral_roc', 'eggship')).toEqual([4, 'dead']);
  expect(defendersOf('spectral_roc', 'iron_man@L')).toEqual(['base', 'iron_man']);
  const aimed = at('A: g1 troq L1 hand[intimidate]. B: spectral_roc').play('play intimidate', 'spectral_roc');
  expect(aimed.has('spectral_roc')).toBe(false);
});

it('Reteller of Truths: two Illusions of its side that died in a turn go back to the hand, tokens aside', () => {
  expect(bought('reteller_of_truths', 2, 'T1 T2(truth)').stats('reteller_of_truths')).toBe('3/3');
  const board = at('A: reteller_of_truths, spectral_hound, spectral_hound, spectral_hound. B: oversized_rhinoceros');
  const attack = (from: typeof board) => from.play('attack spectral_hound', 'oversized_rhinoceros').on('main');
  const second = attack(attack(board));
  expect(second.side('A')).toMatchObject({ hand: ['spectral_hound', 'spectral_hound'], discard: [] });
  // A third one stays dead.
  const third = at('A: reteller_of_truths, spectral_hound, spectral_hound, spectral_hound. B: trojan_duck');
  const dead = ['', '', ''].reduce((now) => now.play('attack spectral_hound', 'trojan_duck').on('main'), third);
  expect(dead.side('A')).toMatchObject({ hand: ['spectral_hound', 'spectral_hound'], discard: ['spectral_hound'] });
  // It returns itself, having died: the technician draws all the same.
  const self = at('A: iron_man. B: reteller_of_truths@T draw[spark]').play('attack iron_man').on('main');
  expect([...self.side('B').hand].sort()).toEqual(['reteller_of_truths', 'spark']);
  const other = at('A: reteller_of_truths, mad_man. B: iron_man').play('attack mad_man', 'iron_man');
  expect(other.side('A').hand).toEqual([]);
  const token = at('A: reteller_of_truths, mirror_illusion. B: iron_man')
    .play('attack mirror_illusion', 'iron_man')
    .on('main');
  expect(token.side('A').hand).toEqual([]);
});

it('Liberty Gryphon: with another Illusion of its side it cannot be stopped, attacked or targeted', () => {
  const board = bought('liberty_gryphon', 3, 'T1 T2(truth) T3', { theirs: 'eggship@L' });
  expect(board.stats('liberty_gryphon')).toBe('5/5');
  expect(board.play('attack liberty_gryphon').has('eggship')).toBe(false);
  expect(defendersOf('liberty_gryphon, spectral_hound', 'eggship@L')).toEqual(['base', 'eggship']);
  // A second Gryphon is none.
  expect(at('A: liberty_gryphon, liberty_gryphon. B: eggship@L').play('attack liberty_gryphon').has('eggship')).toBe(
    false,
  );
  const theirs = (others: string) =>
    at(`A: g2 jaina L1, eggship hand[fire_dart]. B: T1 liberty_gryphon, mad_man ${others}`);
  expect(theirs('').play('attack eggship').short).toContain('liberty_gryphon');
  const safe = theirs(', spectral_hound');
  expect(safe.play('attack eggship').why('liberty_gryphon')).toEqual(['CX-KW-8']);
  expect(safe.play('play fire_dart', 'mode 1').why('liberty_gryphon')).toEqual(['CX-KW-9']);
  // Without one it dies of being targeted.
  expect(theirs('').play('play fire_dart', 'mode 1', 'liberty_gryphon').has('liberty_gryphon')).toBe(false);
});

it('Judgment Day: destroys all units of tech 0 to II, and waits for no turn', () => {
  const line = {
    mine: 'tenderfoot',
    theirs: 'tiger_cub, iron_man, eggship, tyrannosaurus_rex, river L1 rickety_mine T1',
  };
  const done = cast('judgment_day', 4, 'bigby L5*', line);
  expect(done.table.things.map(({ card }) => card)).toEqual([
    'base',
    'bigby_hayes',
    'base',
    'tyrannosaurus_rex',
    'river_montoya',
    'rickety_mine',
    'tech_i_building',
  ]);
  expect(at('A: g4 bigby L4 hand[judgment_day]. B: tiger_cub').why('play judgment_day')).toEqual(['CX-SPELL-5']);
  const now = at('A: g5 bigby L4 hand[judgment_day]. B: tiger_cub').play('level bigby_hayes', 'play judgment_day');
  expect(now.has('tiger_cub')).toBe(false);
});

it('Tax Collector: steals a gold as it arrives', () => {
  const taxed = (gold: number) => {
    const board = at(`A: g2 T1 hand[tax_collector]. B: g${gold}`).play('play tax_collector');
    return [board.side('A').gold, board.side('B').gold];
  };
  expect([taxed(3), taxed(0)]).toEqual([
    [1, 2],
    [0, 0],
  ]);
  expect(bought('tax_collector', 2, 'T1').stats('tax_collector')).toBe('2/3');
});

it('Scribe: draws a card as it arrives', () => {
  const board = bought('scribe', 2, 'T1', { mine: 'draw[spark]' });
  expect([board.stats('scribe'), board.side('A').hand]).toEqual(['1/3', ['spark']]);
});

it('Lawbringer Gryphon: its base flies; flies itself, obliterates 4, resists 2', () => {
  expect(bought('lawbringer_gryphon', 10, 'T1 T2(law) T3').stats('lawbringer_gryphon')).toBe('7/6');
  const ground = at('A: iron_man. B: T1 lawbringer_gryphon, mad_man').play('attack iron_man');
  expect([ground.why('base@B'), ground.why('lawbringer_gryphon')]).toEqual([['CX-FLY-4'], ['CX-FLY-4']]);
  expect(ground.short).toEqual(['tech_i_building', 'mad_man']);
  expect(defendersOf('eggship', 'lawbringer_gryphon, mad_man')).toContain('base');
  expect(defendersOf('huntress', 'lawbringer_gryphon, mad_man')).toContain('base');
  const attack = at('A: lawbringer_gryphon. B: mad_man, tenderfoot@L, iron_man, eggship').play(
    'attack lawbringer_gryphon',
    'base@B',
  );
  expect(attack.table.things.map(({ card }) => card)).toEqual(['base', 'lawbringer_gryphon', 'base']);
  const dart = at('A: g3 jaina L1 hand[fire_dart]. B: lawbringer_gryphon, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.why('lawbringer_gryphon')).toEqual(['CX-KW-10']);
});

it('Bluecoat Musketeer: shoots from afar as long as its ATK is exactly 1', () => {
  expect(bought('bluecoat_musketeer', 2).stats('bluecoat_musketeer')).toBe('1/2');
  expect(after('bluecoat_musketeer', 'iron_man')).toEqual([0, 1]);
  // Its ATK as it stands at the end: with a rune no more.
  expect(after('bluecoat_musketeer+r', 'iron_man')).toEqual(['dead', 2]);
  expect(after('bluecoat_musketeer+r-r', 'iron_man')).toEqual([0, 1]);
  expect(after('tenderfoot', 'bluecoat_musketeer')).toEqual([1, 1]);
});
