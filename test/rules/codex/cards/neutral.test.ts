import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, dawn, minor } from './support';

it('Timely Messenger: attacks on the turn it arrives', () => {
  const board = bought('timely_messenger', 1);
  expect(board.stats('timely_messenger')).toBe('1/1');
  expect(board.play('attack timely_messenger').hp('base@B')).toBe(19);
});

it('Tenderfoot: waits a turn, survives a point of damage and dies of two', () => {
  expect(bought('tenderfoot', 1).why('attack tenderfoot')).toEqual(['CX-PLAY-2']);
  expect(after('tenderfoot', 'mad_man')).toEqual([1, 'dead']);
  expect(after('tenderfoot', 'older_brother')).toEqual(['dead', 1]);
});

it('Older Brother: trades with its like, and dies of 3 damage', () => {
  expect(bought('older_brother', 2).why('attack older_brother')).toEqual(['CX-PLAY-2']);
  expect(after('older_brother', 'tiger_cub')).toEqual(['dead', 'dead']);
  expect(after('older_brother', 'tenderfoot')).toEqual([1, 'dead']);
  expect(after('older_brother', 'iron_man')).toEqual(['dead', 2]);
});

it('Helpful Turtle: heals each of its units and heroes by 1, nothing else and nobody of the other side', () => {
  expect(bought('helpful_turtle', 2).stats('helpful_turtle')).toBe('1/2');
  const board = dawn('A: helpful_turtle-1, iron_man-2, troq L1-2 rickety_mine-1 base19. B: iron_man-2').on('main');
  const damage = ['helpful_turtle', 'iron_man@A', 'troq', 'rickety_mine', 'base@A', 'iron_man@B'];
  expect(damage.map((name) => board.thing(name).damage)).toEqual([0, 1, 1, 1, 1, 2]);
});

it('Fruit Ninja: strikes for 3 on its own turn and for 2 on the other', () => {
  expect(bought('fruit_ninja', 3).stats('fruit_ninja')).toBe('3/2');
  expect(after('fruit_ninja', 'iron_man')).toEqual(['dead', 3]);
  expect(after('iron_man', 'fruit_ninja')).toEqual([2, 'dead']);
});

it('Granfalloon Flagbearer: must be chosen by spells of the other side, not by its own, and not by attackers', () => {
  expect(bought('granfalloon_flagbearer', 3).stats('granfalloon_flagbearer')).toBe('2/2');
  const theirs = at('A: g3 troq L1 hand[the_boot]. B: granfalloon_flagbearer, mad_man');
  expect(theirs.play('play the_boot').has('granfalloon_flagbearer')).toBe(false);
  const own = at('A: g3 troq L1, granfalloon_flagbearer hand[the_boot]. B: mad_man').play('play the_boot');
  expect(own.short).toEqual(['granfalloon_flagbearer', 'mad_man']);
  const attack = at('A: iron_man. B: granfalloon_flagbearer, mad_man').play('attack iron_man');
  expect(attack.short).toEqual(['base', 'granfalloon_flagbearer', 'mad_man']);
});

it('Spark: deals 1 to a patrolling unit or hero, to nobody behind', () => {
  const aim = minor('spark', 1, 'troq L1', { theirs: 'tenderfoot@E, river L1@S, mad_man' });
  expect(aim.short).toEqual(['tenderfoot', 'river_montoya']);
  expect(aim.play('tenderfoot').thing('tenderfoot').damage).toBe(1);
  expect(aim.play('river_montoya').thing('river').damage).toBe(1);
  // A leader's armor takes it.
  expect(at('A: g1 troq L1 hand[spark]. B: mad_man@L').play('play spark').thing('mad_man').armor).toBe(0);
  expect(at('A: g1 troq L1 hand[spark]. B: mad_man').why('play spark')).toEqual(['CX-SPELL-8']);
});

it('Bloom: puts a rune on one of its own that has none', () => {
  const aim = minor('bloom', 2, 'troq L1', { mine: 'tiger_cub+r, iron_man', theirs: 'mad_man' });
  expect(aim.short).toEqual(['troq_bashar', 'iron_man']);
  expect(aim.play('iron_man').stats('iron_man')).toBe('4/5');
  expect(aim.play('troq_bashar').stats('troq')).toBe('3/4');
  expect(at('A: g2 troq L1+r hand[bloom]. B: mad_man').why('play bloom')).toEqual(['CX-SPELL-8']);
});

it('Wither: shrinks any unit or hero by a rune, which kills through armor', () => {
  const aim = minor('wither', 2, 'troq L1', {
    mine: 'tiger_cub',
    theirs: 'mad_man@L, iron_man, river L1 rickety_mine',
  });
  expect(aim.short).toEqual(['troq_bashar', 'tiger_cub', 'mad_man', 'iron_man', 'river_montoya']);
  expect(aim.play('iron_man').stats('iron_man')).toBe('2/3');
  expect(aim.play('mad_man').has('mad_man')).toBe(false);
  // It is no damage: it stays when the turn is over.
  expect(aim.play('river_montoya').pass().stats('river')).toBe('1/2');
});

it('Brick Thief: damages a building and repairs another as it arrives and as it attacks, and resists', () => {
  const arrived = bought('brick_thief', 2, '', { mine: 'base18', theirs: 'T1' });
  expect(arrived.short).toEqual(['base', 'base', 'tech_i_building']);
  const repaired = arrived.play('tech_i_building');
  // The building just damaged is no choice of the repair.
  expect(repaired.short).toEqual(['base', 'base']);
  expect(repaired.play('base@A').hp('base@A')).toBe(19);
  // An undamaged one may be named, and stays as it is.
  expect(repaired.play('base@B').hp('base@B')).toBe(20);
  const attack = at('A: brick_thief base18. B: w5').play('attack brick_thief', 'base@B');
  expect([attack.hp('base@A'), attack.hp('base@B')]).toEqual([19, 17]);
  const bolt = at('A: g2 jaina L1 hand[fire_dart]. B: brick_thief, mad_man, tiger_cub').play(
    'play fire_dart',
    'mode 1',
  );
  expect(bolt.why('brick_thief')).toEqual(['CX-KW-10']);
});
