import { expect, it } from 'vitest';
import { at } from '../table';
import { bought, cast, dawn, finale } from './support';

it('Shoddy Glider: attacks at once from the air, and is gone by the end of the turn', () => {
  const board = bought('shoddy_glider', 1, 'T1 T2(blood)', { theirs: 'iron_man@L' });
  expect(board.stats('shoddy_glider')).toBe('3/1');
  const hit = board.play('attack shoddy_glider', 'base@B');
  expect(hit.hp('base@B')).toBe(17);
  expect([hit.pass().has('shoddy_glider'), hit.pass().side('A').discard]).toEqual([false, ['shoddy_glider']]);
});

it('Crashbarrow: attacks at once with overpower, and is gone by the end of the turn', () => {
  const board = bought('crashbarrow', 3, 'T1 T2(blood)', { theirs: 'tenderfoot@L' });
  expect(board.stats('crashbarrow')).toBe('6/2');
  // 1 armor and 2 HP leave 3 for the base.
  const hit = board.play('attack crashbarrow');
  expect([hit.hp('base@B'), hit.thing('crashbarrow').damage]).toEqual([17, 1]);
  expect(hit.pass().has('crashbarrow')).toBe(false);
});

it('Rickety Mine: 3 gold; on tails it collapses and hurts its own base', () => {
  expect(bought('rickety_mine', 2, 'T1').why('use rickety_mine 0')).toEqual(['CX-PLAY-2']);
  const coin = at('A: g1 rickety_mine. B: w5').play('use rickety_mine 0');
  expect(coin.outcomes).toEqual({ heads: 1, tails: 1 });
  const [heads, tails] = [coin.play('heads'), coin.play('tails')];
  expect([heads.side('A').gold, heads.has('rickety_mine'), heads.hp('base@A')]).toEqual([4, true, 20]);
  expect([tails.side('A').gold, tails.has('rickety_mine'), tails.hp('base@A')]).toEqual([4, false, 18]);
  expect(tails.side('A').discard).toEqual(['rickety_mine']);
  expect(at('A: w5. B: rickety_mine').hp('rickety_mine')).toBe(3);
});

it('Crash Bomber: its death on its own turn hits a patroller or building, on another the base of whoever is active', () => {
  expect(bought('crash_bomber', 1, 'T1').stats('crash_bomber')).toBe('2/2');
  const killed = at('A: crash_bomber. B: iron_man@E, mad_man@S, tenderfoot').play('attack crash_bomber', 'iron_man');
  expect(killed.short).toEqual(['base', 'base', 'iron_man', 'mad_man']);
  expect(killed.play('mad_man').has('mad_man')).toBe(false);
  const theirs = at('A: iron_man. B: crash_bomber@L').play('attack iron_man');
  expect([theirs.hp('base@A'), theirs.hp('base@B')]).toEqual([19, 20]);
});

it('Land Octopus: costs two workers each upkeep, or itself; overpower, no patrol', () => {
  const board = bought('land_octopus', 3, 'T1 T2(blood)');
  expect(board.stats('land_octopus')).toBe('8/7');
  expect(board.play('end').why('land_octopus')).toEqual(['CX-KW-31']);
  const asked = dawn('A: w7 land_octopus. B: w5').play('workers');
  expect(asked.play('mode 1').side('A')).toMatchObject({ workers: 5, trashed: [] });
  expect(asked.play('mode 2').side('A').discard).toEqual(['land_octopus']);
  // One worker is not enough.
  const poor = dawn('A: w1 land_octopus. B: w5').on('main');
  expect([poor.has('land_octopus'), poor.side('A').workers]).toEqual([false, 1]);
  expect(at('A: land_octopus. B: tenderfoot@L').play('attack land_octopus').hp('base@B')).toBe(15);
});

it('Desperation: draws three with an empty hand, and throws the hand away as the main phase ends', () => {
  const empty = cast('desperation', 0, 'drakk L1', { mine: 'draw9' });
  expect(empty.side('A')).toMatchObject({ hand: ['tenderfoot', 'tenderfoot', 'tenderfoot'], trashed: ['desperation'] });
  const ended = empty.play('end');
  expect(ended.side('A')).toMatchObject({ hand: [], discard: ['tenderfoot', 'tenderfoot', 'tenderfoot'] });
  // Nothing is left to count: two are drawn.
  expect(empty.pass().side('A').hand).toHaveLength(2);
  const held = at('A: drakk L1 hand[desperation, spark] draw9. B: w5').play('play desperation');
  expect(held.side('A')).toMatchObject({ hand: ['spark'], discard: ['desperation'], trashed: [] });
  expect(held.play('end').side('A').discard).toEqual(['desperation', 'spark']);
});

it('Kidnapping: takes a unit of tech 0 to II, ready and with haste, until the end of the turn', () => {
  const line = { mine: 'iron_man', theirs: 'harvest_reaper-1+r@L, tyrannosaurus_rex, river L1' };
  const taken = cast('kidnapping', 4, 'drakk L1', line);
  expect(taken.thing('harvest_reaper')).toMatchObject({
    controller: 'A',
    owner: 'B',
    damage: 1,
    slot: null,
    exhausted: false,
  });
  expect(taken.stats('harvest_reaper')).toBe('7/6');
  expect(taken.play('attack harvest_reaper', 'base@B').hp('base@B')).toBe(13);
  expect(taken.pass().thing('harvest_reaper')).toMatchObject({ controller: 'B', damage: 1 });
  const ready = at('A: g4 drakk L1 hand[kidnapping]. B: iron_man!').play('play kidnapping');
  expect(ready.why('attack iron_man')).toEqual([]);
  // Dead, it lies with its owner.
  const dead = taken.play('attack harvest_reaper', 'tyrannosaurus_rex');
  expect([dead.side('A').discard, dead.side('B').discard]).toEqual([['kidnapping'], ['harvest_reaper']]);
  expect(at('A: g4 drakk L1, mad_man hand[kidnapping]. B: river L1').why('play kidnapping')).toEqual(['CX-SPELL-8']);
});

it('Bloodlust: +1 ATK and haste to up to two, who take 1 damage as the turn ends', () => {
  const aim = cast('bloodlust', 2, 'drakk L1', { mine: 'iron_man*, mad_man', theirs: 'tenderfoot' });
  expect(aim.short).toEqual(['drakk_ramhorn', 'iron_man', 'mad_man', 'tenderfoot', 'done']);
  const two = aim.play('iron_man', 'tenderfoot');
  expect([two.stats('iron_man'), two.stats('tenderfoot'), two.stats('mad_man')]).toEqual(['4/4', '2/2', '1/1']);
  expect(two.why('attack iron_man')).toEqual([]);
  const ended = two.pass();
  expect([ended.thing('iron_man').damage, ended.thing('tenderfoot').damage, ended.stats('iron_man')]).toEqual([
    1,
    1,
    '3/4',
  ]);
  expect(aim.play('done').pass().thing('iron_man').damage).toBe(0);
  expect(aim.play('mad_man', 'done').pass().has('mad_man')).toBe(false);
});

it('Captured Bugblatter: each death of a unit hits the base of the active player, on its own turn the other base', () => {
  expect(bought('captured_bugblatter', 3, 'T1 T2(blood)').stats('captured_bugblatter')).toBe('4/2');
  const own = at('A: captured_bugblatter, mad_man. B: timely_messenger').play('attack mad_man', 'timely_messenger');
  expect([own.hp('base@A'), own.hp('base@B')]).toEqual([20, 18]);
  const theirs = at('A: iron_man. B: captured_bugblatter, skeleton').play('attack iron_man', 'skeleton');
  expect([theirs.hp('base@A'), theirs.hp('base@B')]).toEqual([19, 20]);
  // It sees its own death; a hero's is none.
  const self = at('A: iron_man. B: captured_bugblatter').play('attack iron_man', 'captured_bugblatter');
  expect([self.has('iron_man'), self.hp('base@A')]).toEqual([false, 18]);
  const hero = at('A: captured_bugblatter, harvest_reaper. B: river L1').play('attack harvest_reaper', 'river_montoya');
  expect(hero.hp('base@B')).toBe(20);
});

it('Ogre Recruiter: takes a unit of tech 0 or I after its attack, if it lives', () => {
  expect(bought('ogre_recruiter', 5, 'T1 T2(blood)').stats('ogre_recruiter')).toBe('5/4');
  const aim = at('A: ogre_recruiter. B: mad_man, iron_man, eggship, river L1').play('attack ogre_recruiter', 'base@B');
  expect(aim.short).toEqual(['mad_man', 'iron_man']);
  const taken = aim.play('iron_man');
  expect(taken.thing('iron_man')).toMatchObject({ controller: 'A', fatigue: true });
  expect(taken.pass().thing('iron_man').controller).toBe('A');
  const dead = at('A: ogre_recruiter. B: mad_man, harvest_reaper').play('attack ogre_recruiter', 'harvest_reaper');
  expect([dead.has('ogre_recruiter'), dead.thing('mad_man').controller]).toEqual([false, 'B']);
});

it('Pirate-Gang Commander: three Pirates; deaths of its side hit the base; Blood units are free', () => {
  const board = bought('pirategang_commander', 6, 'T1 T2(blood) T3');
  expect([board.stats('pirategang_commander'), board.all('pirate@A').length - 1]).toEqual(['6/6', 3]);
  const death = at('A: pirategang_commander, mad_man. B: iron_man').play('attack mad_man', 'iron_man');
  expect(death.hp('base@B')).toBe(19);
  const self = at('A: pirategang_commander-3. B: iron_man').play('attack pirategang_commander', 'iron_man');
  expect([self.has('pirategang_commander'), self.hp('base@B')]).toEqual([false, 19]);
  const free = at('A: pirategang_commander hand[crash_bomber, land_octopus, iron_man, rickety_mine]. B: w5');
  expect([free.why('play crash_bomber'), free.why('play land_octopus')]).toEqual([[], []]);
  // A building is no unit, another spec is not Blood, and a second Commander is tech III.
  expect(free.why('play rickety_mine')).toEqual(['CX-PLAY-3', 'CX-COST-2']);
  expect(free.why('play iron_man')).toEqual(['CX-PLAY-3', 'CX-COST-2']);
});

it('War Drums: each unit has +1 ATK for each unit of its side, heroes aside, as long as its hero lives', () => {
  const board = finale('war_drums', 2, 'drakk L6', { mine: 'mad_man, iron_man', theirs: 'mad_man' });
  const stats = (names: string[]) => names.map((name) => board.stats(name));
  // On its own turn frenzy of Drakk's middle band adds 1.
  expect(stats(['mad_man@A', 'iron_man', 'drakk', 'mad_man@B'])).toEqual(['4/1', '6/4', '3/4', '1/1']);
  const fewer = at('A: war_drums, drakk L1, mad_man, iron_man. B: harvest_reaper').play(
    'attack mad_man',
    'harvest_reaper',
  );
  expect(fewer.stats('iron_man')).toBe('4/4');
  const lost = at('A: war_drums, drakk L1, iron_man. B: harvest_reaper').play('attack drakk_ramhorn', 'harvest_reaper');
  expect([lost.has('war_drums'), lost.stats('iron_man')]).toEqual([false, '3/4']);
});
