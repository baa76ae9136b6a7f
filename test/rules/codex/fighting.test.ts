import { expect } from 'vitest';
import { at, rule } from './table';

rule('CX-PATROL-1', () => {
  const board = at('A: iron_man!, tenderfoot. B: w5').play('end');
  expect(board.short).toEqual(['tenderfoot', 'empty']);
  expect(board.why('iron_man')).toEqual(['CX-PATROL-1']);
  expect(board.play('tenderfoot').why('tenderfoot')).toEqual(['CX-PATROL-1']);
});
rule('CX-PATROL-2', () => {
  expect(at('A: tenderfoot*. B: w5').play('end').short).toContain('tenderfoot');
});
rule('CX-PATROL-3', () => {
  expect(at('A: w5. B: older_brother@E').stats('older_brother')).toBe('3/2');
  expect(at('A: w5. B: older_brother@E').pass().stats('older_brother')).toBe('2/2');
});
rule('CX-PATROL-4', () => {
  // The leader is the only legal defender, so nobody is asked.
  const board = at('A: iron_man. B: tiger_cub@L, older_brother@S, mad_man').play('attack iron_man');
  expect([board.has('tiger_cub'), board.has('older_brother')]).toEqual([false, true]);
  const open = at('A: iron_man. B: tiger_cub@L, older_brother@S, mad_man');
  expect([open.barred('iron_man', 'older_brother'), open.barred('iron_man', 'mad_man')]).toEqual([
    'CX-PATROL-4',
    'CX-ATK-3',
  ]);
  expect(open.barred('iron_man', 'tiger_cub')).toBe(null);
  // Without a leader any patroller will do, and so it is when the leader has fallen.
  expect(at('A: iron_man. B: tiger_cub@E, older_brother@S').play('attack iron_man').short).toEqual([
    'tiger_cub',
    'older_brother',
  ]);
  const fallen = at('A: iron_man, huntress. B: tiger_cub@L, older_brother@S, tenderfoot@T').play('attack iron_man');
  expect(fallen.play('attack huntress').short).toEqual(['older_brother', 'tenderfoot']);
  // A leader out of reach, or one that may be ignored, compels nobody.
  expect(at('A: iron_man. B: eggship@L, older_brother@S, mad_man@T').play('attack iron_man').short).toEqual([
    'older_brother',
    'mad_man',
  ]);
  expect(at('A: chameleon. B: tiger_cub@L, older_brother@S').play('attack chameleon').short).toContain('older_brother');
});
rule('CX-PATROL-5', () => {
  const board = at('A: iron_man, tiger_cub. B: rampaging_elephant@L');
  expect(board.play('attack iron_man', 'attack tiger_cub').hp('rampaging_elephant')).toBe(3);
});
rule('CX-PATROL-6', () => {
  expect(at('A: w5. B: iron_man@E').stats('iron_man')).toBe('4/4');
});
rule('CX-PATROL-7', () => {
  expect(at('A: iron_man. B: g0 tenderfoot@S').play('attack iron_man').side('B').gold).toBe(1);
});
rule('CX-PATROL-8', () => {
  expect(at('A: iron_man. B: draw[spark] tenderfoot@T').play('attack iron_man').side('B').hand).toEqual(['spark']);
});
rule('CX-PATROL-9', () => {
  const aim = at('A: g2 jaina L1 hand[fire_dart]. B: tiger_cub@K, mad_man, older_brother').play(
    'play fire_dart',
    'mode 1',
  );
  expect(aim.why('tiger_cub')).toEqual(['CX-KW-10']);
});
rule('CX-PATROL-10', () => {
  const board = at('A: river L3. B: g0 tenderfoot@S').play('use river_montoya 1.0');
  expect([board.side('B').gold, board.thing('tenderfoot').slot]).toEqual([0, null]);
});
rule('CX-PATROL-11', () => {
  const board = at('A: g9 onimaru L1 hand[boot_camp] draw[spark]. B: tiger_cub@E, mad_man@S').play(
    'play boot_camp',
    'tiger_cub',
  );
  expect(board.thing('tiger_cub')).toMatchObject({ exhausted: true, slot: null });
});
rule('CX-PATROL-12', () => {
  const board = at('A: river L3, iron_man. B: tiger_cub@L base3').play(
    'use river_montoya 1.0',
    'attack iron_man',
    'base@B',
  );
  expect(board.result).toBe('A');
});
rule('CX-PATROL-13', () => {
  const hooks = at('A: g1 garus L1, troq L1 hand[grappling_hook, grappling_hook, spark]. B: iron_man@E, mad_man@S');
  const moved = (from: typeof hooks, to: string) => from.play('play grappling_hook', 'iron_man', to);
  // The elite's ATK stays behind, the lookout's resistance begins.
  const lookout = moved(hooks, 'lookout');
  expect([hooks.stats('iron_man'), lookout.stats('iron_man')]).toEqual(['4/4', '3/4']);
  expect(lookout.play('play spark').has('mad_man')).toBe(false);
  const poor = at('A: g1 garus L1, troq L1 hand[grappling_hook, spark]. B: iron_man@E').play(
    'play grappling_hook',
    'lookout',
  );
  expect(poor.why('play spark')).toEqual(['CX-SPELL-8']);
  // A leader that was hit and comes back has a new point of armor.
  const line = 'A: g1 garus L1, troq L1 hand[grappling_hook, grappling_hook, spark]. B: iron_man@L';
  const hit = at(line).play('play spark');
  expect(hit.thing('iron_man')).toMatchObject({ armor: 0, damage: 0 });
  const away = hit.play('play grappling_hook', 'elite');
  expect([away.thing('iron_man').armor, away.stats('iron_man')]).toEqual([0, '4/4']);
  expect(away.play('play grappling_hook', 'leader').thing('iron_man')).toMatchObject({ armor: 1, slot: 'leader' });
});
rule('CX-ATK-1', () => {
  const board = at('A: iron_man!, bloodburn, tiger_cub. B: w5');
  expect(board.why('attack iron_man')).toEqual(['CX-ATK-1']);
  expect(board.why('attack bloodburn')).toEqual(['CX-ATK-1']);
  expect(board.play('attack tiger_cub').thing('tiger_cub').exhausted).toBe(true);
});
rule('CX-ATK-2', () => {
  const board = at('A: older_brother. B: tenderfoot, fruit_ninja').play('attack older_brother', 'tenderfoot');
  expect([board.has('tenderfoot'), board.hp('older_brother')]).toEqual([false, 1]);
});
rule('CX-ATK-3', () => {
  const board = at('A: iron_man. B: tiger_cub@T, older_brother@S, mad_man').play('attack iron_man');
  expect(board.short).toEqual(['tiger_cub', 'older_brother']);
  expect(board.why('base@B')).toEqual(['CX-ATK-3']);
});
rule('CX-ATK-4', () => {
  // Ground things do not see the flier in the leader's slot.
  const board = at('A: iron_man. B: cloud_sprite@L, mad_man').play('attack iron_man');
  expect(board.short).toEqual(['base', 'mad_man']);
});
rule('CX-ATK-5', () => {
  const board = at('A: iron_man. B: T1 bloodburn').play('attack iron_man');
  expect(board.why('bloodburn')).toEqual(['CX-ATK-5']);
  expect(board.play('tech_i_building').thing('iron_man').damage).toBe(0);
});
rule('CX-ATK-6', () => {
  expect(at('A: wisp. B: w5').why('attack wisp')).toEqual([]);
  expect(at('A: wisp. B: w5', { zero_atk_attack: 'forbid' }).why('attack wisp')).toEqual(['CX-ATK-6']);
});
rule('CX-ATK-7', () => {
  const board = at('A: trojan_duck. B: T1 tenderfoot@L, iron_man@E, eggship base12').play(
    'attack trojan_duck',
    'base@B',
  );
  expect(board.short).toEqual(['base', 'tech_i_building']);
});
rule('CX-ATK-8', () => {
  const board = at('A: blademaster!, older_brother. B: fruit_ninja').play('attack older_brother', 'fruit_ninja');
  expect([board.has('fruit_ninja'), board.thing('older_brother').damage]).toEqual([false, 0]);
});
rule('CX-ATK-10', () => {
  const board = at('A: rampaging_elephant. B: base12').play('attack rampaging_elephant', 'attack rampaging_elephant');
  expect(board.result).toBe('A');
});
rule('CX-ATK-11', () => {
  const board = at('A: steam_tank, behind_the_ferns, calamandra L1. B: T1 iron_man@L base8');
  expect(board.stats('steam_tank')).toBe('3/6');
  expect(board.play('attack steam_tank', 'base@B').hp('base@B')).toBe(1);
});
rule('CX-FLY-1', () => {
  const board = at('A: eggship. B: iron_man, base20').play('attack eggship', 'iron_man');
  expect([board.thing('eggship').damage, board.has('iron_man')]).toEqual([0, false]);
});
rule('CX-FLY-2', () => {
  expect(at('A: iron_man. B: cloud_sprite@T base20').play('attack iron_man').hp('base@B')).toBe(17);
  expect(at('A: eggship. B: mad_man@T base20').play('attack eggship').short).toEqual(['base', 'mad_man']);
});
rule('CX-FLY-3', () => {
  const two = at('A: eggship. B: cloud_sprite@T, eggship@E').play('attack eggship');
  expect([...two.why('base@B')].sort()).toEqual(['CX-ATK-3', 'CX-FLY-3']);
});
rule('CX-FLY-4', () => {
  const board = at('A: iron_man. B: T1 cloud_sprite').play('attack iron_man');
  expect(board.why('cloud_sprite')).toEqual(['CX-FLY-4']);
});
rule('CX-FLY-5', () => {
  const board = at('A: huntress. B: T1 cloud_sprite@T base20').play('attack huntress');
  expect(board.short).toEqual(['base', 'tech_i_building', 'cloud_sprite']);
});
const flight = (to: string) =>
  at('A: eggship. B: huntress@L, leaping_lizard@E, gunpoint_taxman@S base20').play('attack eggship', to);
rule('CX-FLY-6', () => {
  const board = flight('base@B');
  expect([board.has('eggship'), board.hp('base@B')]).toEqual([false, 16]);
});
rule('CX-FLY-7', () => {
  // 3 damage of the defender, none of the other slot; a flier with a +1/+1 rune lives.
  const board = at('A: eggship+r. B: huntress@S, leaping_lizard@T').play('attack eggship', 'leaping_lizard');
  expect(board.thing('eggship').damage).toBe(3);
});
rule('CX-FLY-8', () => {
  expect(flight('leaping_lizard').hp('leaping_lizard')).toBe(1);
});
rule('CX-FLY-9', () => {
  expect(flight('huntress').has('eggship')).toBe(false);
});
rule('CX-DMG-1', () => {
  const board = at('A: older_brother. B: iron_man').play('attack older_brother', 'iron_man');
  expect(board.pass().thing('iron_man').damage).toBe(2);
});
rule('CX-DMG-2', () => {
  expect(at('A: iron_man. B: mad_man').play('attack iron_man', 'mad_man').has('mad_man')).toBe(false);
  expect(at('A: iron_man. B: T1-2').play('attack iron_man', 'tech_i_building').has('tech_i_building')).toBe(false);
});
rule('CX-DMG-3', () => {
  const board = at('A: older_brother. B: iron_man@L').play('attack older_brother');
  expect(board.thing('iron_man')).toMatchObject({ damage: 1, armor: 0 });
});
rule('CX-DMG-4', () => {
  const wither = at('A: g2 troq L1 hand[wither]. B: mad_man@L').play('play wither', 'mad_man');
  expect(wither.has('mad_man')).toBe(false);
});
rule('CX-DMG-5', () => {
  const board = at('A: helpful_turtle, iron_man-1 w5. B: w5', {}, (table) => ({ ...table, stage: 'ready' })).on('main');
  expect(board.hp('iron_man')).toBe(4);
});
rule('CX-DMG-6', () => {
  const board = at('A: g1 troq L1 hand[intimidate]. B: huntress@E').play('play intimidate', 'huntress');
  expect(board.stats('huntress')).toBe('0/3');
});
rule('CX-DMG-7', () => {
  const board = at('A: careless_musketeer. B: base20').play('use careless_musketeer 0', 'base@B');
  expect([board.hp('base@A'), board.hp('base@B')]).toEqual([19, 19]);
  // What is put off until later is still dealt by its card.
  const late = at('A: g9 drakk L1, iron_man, hotter_fire hand[bloodlust]. B: w5').play('play bloodlust', 'iron_man');
  expect(late.pass().thing('iron_man').damage).toBe(2);
});
rule('CX-DMG-8', () => {
  const board = at('A: midori L5, tiger_cub-2. B: harvest_reaper').play('attack master_midori', 'harvest_reaper');
  expect([board.has('master_midori'), board.has('tiger_cub')]).toEqual([false, false]);
});
rule('CX-DEATH-1', () => {
  expect(at('A: g1 troq L1 hand[spark]. B: mad_man@E').play('play spark').has('mad_man')).toBe(false);
  // No HP left, destroyed or sacrificed: what watches deaths sees each of them.
  const watched = (line: string, ...play: string[]) =>
    at(line)
      .play(...play)
      .thing('bloodburn').runes.blood;
  expect(watched('A: bloodburn g2 troq L1 hand[wither]. B: mad_man', 'play wither', 'mad_man')).toBe(1);
  expect(watched('A: bloodburn g3 troq L1 hand[the_boot]. B: mad_man', 'play the_boot')).toBe(1);
  expect(watched('A: bloodburn g1 bombaster. B: iron_man@E', 'use bombaster 0')).toBe(1);
});
rule('CX-DEATH-2', () => {
  expect(at('A: iron_man. B: mad_man').play('attack iron_man', 'mad_man').side('B').discard).toEqual(['mad_man']);
});
rule('CX-DEATH-3', () => {
  const home = at('A: g3 prynn L1 hand[origin_story] river L1. B: zane L4').play('play origin_story', 'captain_zane');
  expect(home.thing('river').level).toBe(1);
  // Neither the hand nor another controller is a death: no rune, no gold of the scavenger.
  const undone = at('A: g3 prynn L1 bloodburn hand[undo]. B: g0 mad_man@S').play('play undo');
  expect([undone.thing('bloodburn').runes.blood ?? 0, undone.side('B').gold]).toEqual([0, 0]);
  const taken = at('A: g4 drakk L1 bloodburn hand[kidnapping]. B: g0 mad_man@S').play('play kidnapping');
  expect([taken.thing('bloodburn').runes.blood ?? 0, taken.side('B').gold]).toEqual([0, 0]);
  // Nor is being trashed.
  const trashed = at('A: g2 midori L1 hand[nature_reclaims]. B: rickety_mine').play('play nature_reclaims');
  expect([trashed.side('B').discard, trashed.side('B').trashed]).toEqual([[], ['rickety_mine']]);
});
rule('CX-DEATH-4', () => {
  const board = at('A: g3 zane L6, mad_man hand[maximum_anarchy]. B: tiger_cub').play('play maximum_anarchy');
  expect(board.table.things.map(({ card }) => card)).toEqual(['base', 'base']);
});
rule('CX-DEATH-5', () => {
  // Its own death.
  const own = at('A: pirategang_commander-3. B: iron_man base20').play('attack pirategang_commander', 'iron_man');
  expect([own.has('pirategang_commander'), own.hp('base@B')]).toEqual([false, 19]);
  // Those at the same moment: three units, the Bugblatter among them.
  const line = (dead: string) =>
    `A: g3 zane L6, captured_bugblatter, ${dead} hand[maximum_anarchy]. B: tiger_cub base20`;
  expect(at(line('mad_man')).play('play maximum_anarchy').on('main').hp('base@B')).toBe(17);
  // What dies later it does not see any more.
  const later = at('A: captured_bugblatter, mad_man. B: iron_man, timely_messenger').play(
    'attack captured_bugblatter',
    'iron_man',
  );
  expect(later.on('main').hp('base@B')).toBe(18);
  expect(later.on('main').play('attack mad_man', 'timely_messenger').hp('base@B')).toBe(18);
});
rule('CX-DEATH-6', () => {
  const board = at('A: g2 river L1, mad_man, iron_man hand[two_step]. B: iron_man').play('play two_step');
  const lost = board.play('attack mad_man', 'iron_man');
  expect([lost.has('two_step'), lost.side('A').discard]).toEqual([false, ['mad_man', 'two_step']]);
});
rule('CX-DEATH-7', () => {
  // The tech level of the unit that is gone says which one is taken.
  const board = at('A: g3 midori L1, tiger_cub hand[circle_of_life] codex[centaur, gigadon, iron_man]. B: w5');
  const done = board.play('play circle_of_life');
  expect([done.has('tiger_cub'), done.has('centaur')]).toEqual([false, true]);
});
