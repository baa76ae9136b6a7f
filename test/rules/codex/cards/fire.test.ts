import { expect, it } from 'vitest';
import { at } from '../table';
import { bought, cast, finale } from './support';

it('Fire Dart: 3 to a unit or 2 to a building', () => {
  const dart = cast('fire_dart', 2, 'jaina L1', { theirs: 'iron_man, eggship, river L1 T1 rickety_mine' });
  expect(dart.short).toEqual(['mode 1', 'mode 2']);
  const unit = dart.play('mode 1');
  expect(unit.short).toEqual(['iron_man', 'eggship']);
  expect(unit.why('river_montoya')).toEqual(['CX-HERO-4']);
  expect(unit.play('iron_man').thing('iron_man').damage).toBe(3);
  const building = dart.play('mode 2');
  expect(building.short).toEqual(['base', 'base', 'tech_i_building', 'rickety_mine']);
  expect(building.play('rickety_mine').thing('rickety_mine').damage).toBe(2);
});

it('Ember Sparks: 3 divided among up to three patrollers and buildings, 1 each at least', () => {
  const theirs = 'iron_man@E, mad_man@S, river L1@T, tiger_cub';
  const aim = cast('ember_sparks', 3, 'jaina L1', { theirs });
  expect(aim.short).toEqual(['base', 'base', 'iron_man', 'mad_man', 'river_montoya']);
  const three = aim.play('iron_man', 'mad_man', 'river_montoya');
  expect([three.thing('iron_man').damage, three.has('mad_man'), three.thing('river').damage]).toEqual([1, false, 1]);
  const two = aim.play('base@B', 'iron_man', 'done');
  expect(two.kind).toBe('divide');
  expect(two.play('iron_man').thing('iron_man').damage).toBe(2);
  expect(two.play('base').hp('base@B')).toBe(18);
  // Hotter Fire makes it 4, for three at most all the same.
  const hotter = at(`A: g3 jaina L1 hotter_fire hand[ember_sparks]. B: ${theirs}, older_brother@K`).play(
    'play ember_sparks',
    'base@B',
    'iron_man',
    'river_montoya',
  );
  expect(hotter.kind).toBe('divide');
  expect(hotter.play('iron_man').thing('iron_man').damage).toBe(2);
});

it('Flame Arrow: 4 to a unit or hero, or 3 to a building', () => {
  const arrow = cast('flame_arrow', 4, 'jaina L1', { theirs: 'harvest_reaper, river L1 T1' });
  const living = arrow.play('mode 1');
  expect(living.short).toEqual(['jaina_stormborne', 'harvest_reaper', 'river_montoya']);
  expect(living.play('harvest_reaper').thing('harvest_reaper').damage).toBe(4);
  expect(living.play('river_montoya').has('river')).toBe(false);
  expect(arrow.play('mode 2', 'base@B').hp('base@B')).toBe(17);
});

it('Burning Volley: 5 divided among any number of units, heroes and buildings', () => {
  const theirs = 'mad_man, tiger_cub, river L1, timely_messenger, iron_man';
  const aim = finale('burning_volley', 3, 'jaina L7', { theirs });
  expect(aim.short).toHaveLength(8);
  const five = aim.play('base@B', 'mad_man', 'tiger_cub', 'river_montoya', 'timely_messenger');
  // Five points, so five at most.
  expect([five.kind, five.has('mad_man'), five.has('timely_messenger')]).toEqual(['main', false, false]);
  expect([five.hp('base@B'), five.thing('tiger_cub').damage, five.thing('river').damage]).toEqual([19, 1, 1]);
  expect(aim.why('done')).toEqual(['CX-EFF-2']);
  const one = aim.play('iron_man');
  expect([one.has('iron_man'), one.kind]).toEqual([false, 'main']);
  const hotter = at(`A: g3 jaina L7 hotter_fire hand[burning_volley]. B: w5`).play('play burning_volley', 'base@B');
  expect(hotter.hp('base@B')).toBe(14);
});

it('Lobber: exhausts at once for 1 damage to a building', () => {
  const board = bought('lobber', 1, 'T1', { theirs: 'T1 mad_man' });
  expect(board.stats('lobber')).toBe('2/2');
  const aim = board.play('use lobber 0');
  expect(aim.short).not.toContain('mad_man');
  const hit = aim.play('base@B');
  expect([hit.hp('base@B'), hit.why('attack lobber')]).toEqual([19, ['CX-ATK-1']]);
});

it('Firebat: exhausts for 1 gold and 2 damage to a patroller or building', () => {
  expect(bought('firebat', 2, 'T1').stats('firebat')).toBe('3/3');
  expect(at('A: g1 firebat*. B: w5').why('use firebat 0')).toEqual(['CX-PLAY-2']);
  expect(at('A: g0 firebat. B: w5').why('use firebat 0')).toEqual(['CX-COST-2']);
  const aim = at('A: g1 firebat. B: iron_man@E, river L1@S, mad_man').play('use firebat 0');
  expect(aim.short).toEqual(['base', 'base', 'iron_man', 'river_montoya']);
  const hit = aim.play('iron_man');
  expect([hit.thing('iron_man').damage, hit.side('A').gold, hit.thing('firebat').exhausted]).toEqual([2, 0, true]);
});

it('Firehouse: 2 damage to anything, and ready again if that killed it', () => {
  expect(bought('firehouse', 3, 'T1 T2(fire)').why('use firehouse 0')).toEqual(['CX-PLAY-2']);
  const aim = at('A: firehouse. B: mad_man, tiger_cub, iron_man, river L1 T1 spectral_hound').play('use firehouse 0');
  expect(aim.short).toHaveLength(9);
  const chain = aim.play('mad_man');
  expect(chain.thing('firehouse').exhausted).toBe(false);
  expect(chain.play('use firehouse 0', 'iron_man').thing('firehouse').exhausted).toBe(true);
  // An Illusion dies of being targeted, not of the damage.
  const illusion = aim.play('spectral_hound');
  expect([illusion.has('spectral_hound'), illusion.thing('firehouse').exhausted]).toEqual([false, true]);
});

it('Bamstamper Lizzo: deals 3 to a unit as it arrives, to itself if there is no other', () => {
  const aim = bought('bamstamper_lizzo', 4, 'T1 T2(fire)', { theirs: 'iron_man, river L1' });
  expect([aim.stats('bamstamper_lizzo'), aim.short]).toEqual(['5/3', ['iron_man', 'bamstamper_lizzo']]);
  expect(aim.play('iron_man').thing('iron_man').damage).toBe(3);
  expect(bought('bamstamper_lizzo', 4, 'T1 T2(fire)').has('bamstamper_lizzo')).toBe(false);
});

it('Doubleshot Archer: 3 to the base of whom it attacks, and no blow back from afar', () => {
  expect(bought('doubleshot_archer', 3, 'T1 T2(fire)').stats('doubleshot_archer')).toBe('4/3');
  const shot = at('A: doubleshot_archer. B: iron_man@E').play('attack doubleshot_archer');
  expect([shot.hp('base@B'), shot.has('iron_man'), shot.thing('doubleshot_archer').damage]).toEqual([17, false, 0]);
  expect(at('A: doubleshot_archer. B: w5').play('attack doubleshot_archer').hp('base@B')).toBe(13);
  // Against another archer both are hit, and on defence it is not from afar.
  const both = at('A: doubleshot_archer. B: doubleshot_archer@E').play('attack doubleshot_archer');
  expect([both.has('doubleshot_archer@A'), both.has('doubleshot_archer@B')]).toEqual([false, false]);
  const defence = at('A: older_brother. B: doubleshot_archer@E').play('attack older_brother');
  expect([defence.has('older_brother'), defence.hp('base@A')]).toEqual([false, 20]);
});

it('Molting Firebird: 1 to each unit and hero of the player whose building it damages', () => {
  expect(bought('molting_firebird', 4, 'T1 T2(fire)').stats('molting_firebird')).toBe('4/3');
  const line = 'A: molting_firebird, mad_man. B: mad_man, iron_man, river L1 T1 rickety_mine';
  const hit = at(line).play('attack molting_firebird', 'base@B');
  expect([hit.has('mad_man@A'), hit.has('mad_man@B'), hit.thing('iron_man').damage]).toEqual([true, false, 1]);
  expect([hit.thing('river').damage, hit.thing('rickety_mine').damage]).toEqual([1, 0]);
  const unit = at(line).play('attack molting_firebird', 'iron_man');
  expect(unit.has('mad_man@B')).toBe(true);
});

it('Hotter Fire: red spells and abilities of its side deal 1 more, fights do not', () => {
  bought('hotter_fire', 3, 'T1 T2(fire)');
  const dart = at('A: g2 jaina L1 hotter_fire hand[fire_dart]. B: harvest_reaper, mad_man').play('play fire_dart');
  expect(dart.play('mode 1', 'harvest_reaper').thing('harvest_reaper').damage).toBe(4);
  expect(dart.play('mode 2', 'base@B').hp('base@B')).toBe(17);
  // To its own things too.
  const shot = at('A: careless_musketeer hotter_fire. B: w5').play('use careless_musketeer 0', 'base@B');
  expect([shot.hp('base@A'), shot.hp('base@B')]).toEqual([18, 18]);
  const two = at('A: careless_musketeer hotter_fire hotter_fire. B: w5').play('use careless_musketeer 0', 'base@B');
  expect(two.hp('base@B')).toBe(17);
  const hero = at('A: jaina L4 hotter_fire. B: w5').play('use jaina_stormborne 1.0', 'base@B');
  expect(hero.hp('base@B')).toBe(18);
  // Neither a fight nor a neutral spell.
  expect(at('A: mad_man hotter_fire. B: w5').play('attack mad_man').hp('base@B')).toBe(19);
  expect(
    at('A: troq L1 hotter_fire hand[wrecking_ball]. B: w5').play('play wrecking_ball', 'base@B').hp('base@B'),
  ).toBe(18);
});

it('Cinderblast Dragon: a Fire spell of hand or codex for nothing, as it arrives and as it attacks', () => {
  const hand = 'codex[flame_arrow, burning_volley, scorch]';
  const arrived = bought('cinderblast_dragon', 7, 'T1 T2(fire) T3', { mine: hand });
  expect([arrived.stats('cinderblast_dragon'), arrived.kind]).toEqual(['6/6', 'may']);
  // Neither the ultimate nor a minor spell of no spec: Flame Arrow is the only choice.
  const arrow = arrived.play('yes');
  expect(arrow.kind).toBe('mode');
  const shot = arrow.play('mode 2', 'base@B');
  expect([shot.hp('base@B'), shot.side('A').discard, shot.side('A').codex]).toEqual([
    17,
    ['flame_arrow'],
    ['scorch', 'burning_volley'],
  ]);
  expect(arrived.play('no').hp('base@B')).toBe(20);
  // While it attacks: the defender killed by it, another one is chosen, without a second spell.
  const attack = at('A: cinderblast_dragon hand[fire_dart, fire_dart]. B: eggship@T, mad_man').play(
    'attack cinderblast_dragon',
  );
  const again = attack.play('yes', 'mode 1', 'eggship');
  expect([again.kind, again.short]).toEqual(['defender', ['base', 'mad_man']]);
  expect(again.play('base@B').hp('base@B')).toBe(14);
  // It counts as a spell played.
  const harmony = at('A: cinderblast_dragon harmony, river L1 hand[fire_dart]. B: w5').play(
    'attack cinderblast_dragon',
    'yes',
  );
  expect(harmony.play('mode 2', 'base@B').has('dancer')).toBe(true);
  const dart = at('A: g3 jaina L1 hand[fire_dart]. B: cinderblast_dragon, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(dart.why('cinderblast_dragon')).toEqual(['CX-KW-10']);
});
