import { expect, it } from 'vitest';
import { at } from '../table';

/** Their numbers at each band, which they reach for 1 gold a level. */
const bands = (hero: string, ...levels: number[]) =>
  levels.map((level) => at(`A: ${hero} L${level}. B: w5`).stats(hero));

it('Jaina Stormborne: sparkshot; exhausts for 1, at max for 3 damage', () => {
  expect(bands('jaina_stormborne', 1, 4, 7)).toEqual(['2/3', '3/3', '4/3']);
  const shot = at('A: jaina L1. B: iron_man@L, mad_man@E').play('attack jaina_stormborne');
  expect([shot.thing('iron_man').damage, shot.has('mad_man')]).toEqual([1, false]);
  const theirs = 'iron_man@E, mad_man, river L1@S T1';
  expect(at(`A: jaina L3. B: ${theirs}`).short).not.toContain('use jaina_stormborne 1.0');
  const one = at(`A: jaina L4. B: ${theirs}`).play('use jaina_stormborne 1.0');
  // A patrolling unit or a building, no hero.
  expect(one.short).toEqual(['base', 'base', 'iron_man', 'tech_i_building']);
  expect(one.play('iron_man').thing('iron_man').damage).toBe(1);
  const three = at(`A: jaina L7. B: ${theirs}`).play('use jaina_stormborne 2.0');
  expect(three.short).toEqual(['base', 'base', 'iron_man', 'mad_man', 'tech_i_building']);
  expect(three.play('iron_man').thing('iron_man').damage).toBe(3);
  expect(at('A: jaina L7*. B: w5').why('use jaina_stormborne 2.0')).toEqual(['CX-PLAY-2']);
});

it('Troq Bashar: from level 5 his attacks hit the base for 1; readiness at max', () => {
  expect(bands('troq_bashar', 1, 5, 8)).toEqual(['2/3', '3/4', '4/5']);
  const attack = (level: number) => at(`A: troq L${level}. B: iron_man@S`).play('attack troq_bashar');
  expect([attack(4).hp('base@B'), attack(5).hp('base@B')]).toEqual([20, 19]);
  expect([attack(5).thing('troq').exhausted, attack(8).thing('troq').exhausted]).toEqual([true, false]);
  expect(attack(8).why('attack troq_bashar')).toEqual(['CX-KW-19']);
});

it('Argagarg Garg: a Wisp as he arrives, +1 ATK and 1 armor from level 3, a Water Elemental at max', () => {
  expect(bands('argagarg_garg', 1, 3, 5)).toEqual(['1/3', '1/4', '1/5']);
  expect(at('A: g2 (argagarg). B: w5').play('summon argagarg_garg').stats('wisp')).toBe('0/1');
  const aim = at('A: argagarg L3, mad_man. B: tiger_cub').play('use argagarg_garg 1.0');
  expect(aim.short).toEqual(['mad_man', 'tiger_cub']);
  const watered = aim.play('mad_man');
  expect([watered.stats('mad_man'), watered.thing('mad_man').armor, watered.pass().stats('mad_man')]).toEqual([
    '2/1',
    1,
    '1/1',
  ]);
  const full = at('A: g1 argagarg L4. B: eggship').play('level argagarg_garg');
  expect(full.stats('water_elemental')).toBe('3/3');
  expect(full.why('level argagarg_garg')).toEqual(['CX-HERO-5', 'CX-COST-2']);
});

it('General Onimaru: frenzy, readiness from level 5, three Soldiers at max', () => {
  expect(bands('general_onimaru', 1, 5, 8)).toEqual(['3/3', '4/4', '5/5']);
  expect(at('A: w5. B: onimaru L1').stats('general_onimaru')).toBe('2/3');
  const exhausted = (level: number) =>
    at(`A: onimaru L${level}. B: w5`).play('attack general_onimaru').thing('general_onimaru').exhausted;
  expect([exhausted(4), exhausted(5)]).toEqual([true, false]);
  const army = at('A: g1 onimaru L7. B: w5').play('level general_onimaru');
  expect(army.all('soldier')).toHaveLength(3);
  const shot = at('A: soldier. B: mad_man@L, timely_messenger@E').play('attack soldier');
  expect([shot.has('mad_man'), shot.has('timely_messenger')]).toEqual([true, false]);
});

it('River Montoya: sidelines a unit of tech 0 or I from level 3; tech 0 units cost 1 less at max', () => {
  expect(bands('river_montoya', 1, 3, 5)).toEqual(['2/3', '2/4', '3/4']);
  const aim = at('A: river L3. B: iron_man@L, mad_man@E, eggship@S, troq L1@T, tiger_cub').play(
    'use river_montoya 1.0',
  );
  expect(aim.short).toEqual(['iron_man', 'mad_man']);
  expect(aim.play('iron_man').thing('iron_man')).toMatchObject({ slot: null, exhausted: false });
  const price = (level: number, card: string, gold: number) =>
    at(`A: g${gold} T1 river L${level} hand[${card}]. B: w5`).why(`play ${card}`);
  expect([price(5, 'older_brother', 1), price(4, 'older_brother', 1)]).toEqual([[], ['CX-COST-2']]);
  expect([price(5, 'tenderfoot', 0), price(5, 'iron_man', 2), price(5, 'bloom', 1)]).toEqual([
    [],
    ['CX-COST-2'],
    ['CX-COST-2'],
  ]);
});

it('Drakk Ramhorn: his death hits a base for 1; frenzy for his units from level 4, haste for the first from the hand at max', () => {
  expect(bands('drakk_ramhorn', 1, 4, 6)).toEqual(['1/3', '2/3', '3/4']);
  const dead = at('A: drakk L1. B: iron_man').play('attack drakk_ramhorn', 'iron_man').on('main');
  expect([dead.has('drakk'), dead.hp('base@B'), dead.hp('base@A')]).toEqual([false, 19, 20]);
  const killed = at('A: iron_man. B: drakk L1').play('attack iron_man', 'drakk_ramhorn').on('main');
  expect(killed.hp('base@A')).toBe(19);
  const frenzy = (level: number) => at(`A: drakk L${level}, mad_man. B: w5`).stats('mad_man');
  expect([frenzy(3), frenzy(4)]).toEqual(['1/1', '2/1']);
  expect(at('A: w5. B: drakk L4, mad_man').stats('mad_man')).toBe('1/1');
  const first = at('A: g9 drakk L6 hand[tenderfoot, older_brother]. B: w5').play(
    'play tenderfoot',
    'play older_brother',
  );
  expect([first.why('attack tenderfoot'), first.why('attack older_brother')]).toEqual([[], ['CX-PLAY-2']]);
  // The first one is that of the turn, whether he was at his top level by then or not.
  const late = at('A: g9 drakk L5 hand[tenderfoot, older_brother]. B: w5');
  const levelled = late.play('play tenderfoot', 'level drakk_ramhorn', 'play older_brother');
  expect([levelled.why('attack tenderfoot'), levelled.why('attack older_brother')]).toEqual([
    ['CX-PLAY-2'],
    ['CX-PLAY-2'],
  ]);
  // Put from the hand counts, a token does not and takes no turn of it away.
  const put = at(
    'A: g9 drakk L6, skeletal_lord, skeleton, skeleton, skeleton, skeleton, skeleton hand[tiger_cub]. B: w5',
  );
  expect(put.play('use skeletal_lord 1').why('attack tiger_cub')).toEqual([]);
  const token = at('A: g9 drakk L6, garth L1 hand[summon_skeletons, tenderfoot]. B: w5').play(
    'play summon_skeletons',
    'play tenderfoot',
  );
  expect([token.why('attack skeleton'), token.why('attack tenderfoot')]).toEqual([['CX-PLAY-2'], []]);
});

it('Master Midori: +1/+1 for units without abilities from level 5; flies on his own turn at max', () => {
  expect(bands('master_midori', 1, 5, 8)).toEqual(['2/3', '3/4', '4/5']);
  const stats = (line: string, name: string) => at(line).stats(name);
  expect([
    stats('A: midori L4, tiger_cub. B: w5', 'tiger_cub'),
    stats('A: midori L5, tiger_cub. B: w5', 'tiger_cub'),
  ]).toEqual(['2/2', '3/3']);
  // Keywords and granted abilities are abilities; runes, slots and the Illusion type are none.
  expect(stats('A: midori L5, mad_man. B: w5', 'mad_man')).toBe('1/1');
  expect(stats('A: midori L5, tiger_cub+r. B: w5', 'tiger_cub')).toBe('4/4');
  expect(stats('A: midori L5, spectral_hound. B: w5', 'spectral_hound')).toBe('4/4');
  expect(stats('A: w5. B: midori L5, tiger_cub@E', 'tiger_cub')).toBe('4/3');
  expect(stats('A: midori L5, tiger_cub blooming_elm. B: tiger_cub', 'tiger_cub@B')).toBe('2/2');
  // An ability got later takes the bonus away, which may kill.
  const lost = at('A: g3 midori L5, zane L1, tiger_cub-2 hand[charge]. B: w5').play('play charge');
  expect(lost.has('tiger_cub')).toBe(false);
  // A level from a bounty is such a grant too: Calamandra gives resist from level 3 on.
  const bounty = at('A: midori L5, calamandra L1, tiger_cub-2, iron_man. B: river-2@L').play('attack iron_man');
  const paid = bounty.play('calamandra_moss');
  expect([paid.thing('calamandra').level, paid.has('tiger_cub')]).toEqual([3, false]);
  expect(at('A: midori L8. B: iron_man@L').play('attack master_midori').short).toEqual(['base', 'iron_man']);
  expect(at('A: midori L7. B: iron_man@L').play('attack master_midori').kind).toBe('main');
  expect(at('A: iron_man. B: midori L8, mad_man').play('attack iron_man').short).toContain('master_midori');
});

it('Captain Zane: haste; gold for scavengers and cards for technicians he kills, from level 4; shifts and hurts a patroller at max', () => {
  expect(bands('captain_zane', 1, 4, 6)).toEqual(['2/2', '3/3', '4/4']);
  expect(at('A: g2 (zane). B: w5').play('summon captain_zane').why('attack captain_zane')).toEqual([]);
  const spoils = (level: number, theirs: string) => {
    const side = at(`A: g0 zane L${level} draw[spark]. B: w5 ${theirs}`)
      .play('attack captain_zane')
      .on('main')
      .side('A');
    return [side.gold, side.hand.length];
  };
  expect([spoils(4, 'mad_man@S'), spoils(4, 'mad_man@T'), spoils(4, 'mad_man@E'), spoils(3, 'mad_man@S')]).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
  const aim = at('A: g1 zane L5. B: iron_man@L, mad_man@S, tiger_cub').play('level captain_zane');
  expect(aim.short).toEqual(['iron_man', 'mad_man']);
  const slots = aim.play('iron_man');
  expect(slots.short).toEqual(['elite', 'technician', 'lookout']);
  expect(slots.play('lookout').thing('iron_man')).toMatchObject({ slot: 'lookout', damage: 1 });
  // A kill by that damage is his; one by a spell of Anarchy is not.
  const killed = at('A: g1 zane L5. B: mad_man@L').play('level captain_zane', 'scavenger').on('main');
  expect([killed.has('mad_man'), killed.side('A').gold]).toEqual([false, 1]);
  const burnt = at('A: g3 zane L4 hand[scorch]. B: w5 mad_man@S').play('play scorch', 'mad_man').on('main');
  expect([burnt.has('mad_man'), burnt.side('A').gold]).toEqual([false, 0]);
  // With every slot taken there is nowhere to go, and the damage is dealt all the same.
  const slots5 = 'iron_man@L, iron_man@E, huntress@S, iron_man@T, iron_man@K';
  const stuck = at(`A: g1 zane L5. B: ${slots5}`).play('level captain_zane', 'huntress');
  expect(stuck.thing('huntress')).toMatchObject({ slot: 'scavenger', damage: 1 });
});

it('Calamandra Moss: sneaks for two cards; her units resist 1 from level 3; a Tiger from the codex at max', () => {
  expect(bands('calamandra_moss', 1, 3, 5)).toEqual(['2/3', '3/4', '4/5']);
  const hidden = at('A: calamandra L1 hand[spark, bloom, wither]. B: iron_man@L').play(
    'use calamandra_moss 0.0',
    'bloom',
    'spark',
  );
  expect([hidden.side('A').hand, [...hidden.side('A').discard].sort()]).toEqual([['wither'], ['bloom', 'spark']]);
  expect(hidden.play('attack calamandra_moss').short).toEqual(['base', 'iron_man']);
  expect(at('A: calamandra L1 hand[spark]. B: w5').why('use calamandra_moss 0.0')).toEqual(['CX-ABIL-6']);
  const aim = (level: number) =>
    at(`A: g4 jaina L1 hand[flame_arrow]. B: calamandra L${level}, iron_man`).play('play flame_arrow', 'mode 1');
  expect([aim(2).short.includes('iron_man'), aim(3).short.includes('iron_man')]).toEqual([true, false]);
  expect(aim(3).why('iron_man')).toEqual(['CX-KW-10']);
  expect(aim(3).short).toContain('calamandra_moss');
  const codex = 'codex[stalking_tiger, predator_tiger, gigadon]';
  const called = at(`A: g4 calamandra L5 ${codex}. B: w5`).play('use calamandra_moss 2.0');
  expect([...called.short].sort()).toEqual(['codex predator_tiger', 'codex stalking_tiger']);
  const tiger = called.play('codex predator_tiger');
  expect([tiger.thing('predator_tiger').fatigue, tiger.side('A').gold, tiger.thing('calamandra').exhausted]).toEqual([
    true,
    0,
    true,
  ]);
  expect(at(`A: g3 calamandra L5 ${codex}. B: w5`).why('use calamandra_moss 2.0')).toEqual(['CX-COST-2']);
});
