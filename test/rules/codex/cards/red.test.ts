import { expect, it } from 'vitest';
import { at } from '../table';
import { after, bought, defendersOf, minor } from './support';

it('Nautical Dog: bites for 2 on its own turn, for 1 on the other', () => {
  expect(bought('nautical_dog', 1).stats('nautical_dog')).toBe('2/1');
  expect(after('nautical_dog', 'tiger_cub')).toEqual(['dead', 'dead']);
  expect(after('tenderfoot', 'nautical_dog')).toEqual([1, 'dead']);
});

it('Mad Man: attacks on the turn it arrives', () => {
  expect(bought('mad_man', 1).play('attack mad_man').hp('base@B')).toBe(19);
  expect(after('mad_man', 'timely_messenger')).toEqual(['dead', 'dead']);
});

it('Scorch: deals 2 to a patroller or a building', () => {
  const aim = minor('scorch', 3, 'zane L1', { theirs: 'T1 iron_man@E, river L1@S, mad_man rickety_mine' });
  expect(aim.short).toEqual(['base', 'base', 'tech_i_building', 'iron_man', 'river_montoya', 'rickety_mine']);
  expect(aim.play('iron_man').thing('iron_man').damage).toBe(2);
  expect(aim.play('base@B').hp('base@B')).toBe(18);
});

it('Charge: +1 ATK and haste to a unit of its side for the turn', () => {
  const aim = minor('charge', 2, 'zane L1', { mine: 'tenderfoot*, older_brother*', theirs: 'iron_man' });
  expect(aim.short).toEqual(['tenderfoot', 'older_brother']);
  const charged = aim.play('tenderfoot');
  expect(charged.stats('tenderfoot')).toBe('2/2');
  expect([charged.why('attack tenderfoot'), charged.why('attack older_brother')]).toEqual([[], ['CX-PLAY-2']]);
  expect(charged.pass().stats('tenderfoot')).toBe('1/2');
  expect(at('A: g2 zane L1 hand[charge]. B: mad_man').why('play charge')).toEqual(['CX-SPELL-8']);
});

it('Pillage: damage and gold from a base, double with a Pirate', () => {
  const aim = minor('pillage', 1, 'zane L1', { theirs: 'g5' });
  expect(aim.short).toEqual(['base', 'base']);
  const robbed = (mine: string, gold: number) => {
    const done = at(`A: g1 zane L1 ${mine} hand[pillage]. B: g${gold}`).play('play pillage', 'base@B');
    return [done.hp('base@B'), done.side('B').gold, done.side('A').gold];
  };
  expect(robbed('', 5)).toEqual([19, 4, 1]);
  expect(robbed('bombaster', 5)).toEqual([18, 3, 2]);
  // No more than is there; a Pirate of the other side does not help.
  expect(robbed('bombaster', 1)).toEqual([18, 0, 1]);
  const theirs = at('A: g1 zane L1 hand[pillage]. B: g5 bombaster').play('play pillage', 'base@B');
  expect(theirs.hp('base@B')).toBe(19);
});

it('Bombaster: sacrificed with 1 gold for 2 damage to a patrolling unit', () => {
  expect(bought('bombaster', 2).stats('bombaster')).toBe('2/2');
  const aim = at('A: g1 bombaster*. B: iron_man@E, tiger_cub@S, river L1@L, mad_man').play('use bombaster 0');
  expect(aim.short).toEqual(['iron_man', 'tiger_cub']);
  const done = aim.play('iron_man');
  expect([done.thing('iron_man').damage, done.has('bombaster'), done.side('A').gold]).toEqual([2, false, 0]);
  expect(done.side('A').discard).toEqual(['bombaster']);
  expect(at('A: g0 bombaster. B: iron_man@E').why('use bombaster 0')).toEqual(['CX-COST-2']);
  expect(at('A: g1 bombaster. B: mad_man').why('use bombaster 0')).toEqual(['CX-ABIL-7']);
});

it('Careless Musketeer: exhausts for 1 damage to a unit or building and 1 to its own base', () => {
  expect(bought('careless_musketeer', 2).why('use careless_musketeer 0')).toEqual(['CX-PLAY-2']);
  const aim = at('A: careless_musketeer. B: mad_man, river L1 bloodburn').play('use careless_musketeer 0');
  expect(aim.short).toEqual(['base', 'careless_musketeer', 'base', 'mad_man']);
  const shot = aim.play('mad_man');
  expect([shot.has('mad_man'), shot.hp('base@A'), shot.hp('base@B')]).toEqual([false, 19, 20]);
  expect(shot.why('use careless_musketeer 0')).toEqual(['CX-ABIL-5']);
});

it('Bloodrage Ogre: goes back to the hand unless it arrived or attacked this turn', () => {
  const arrived = bought('bloodrage_ogre', 2);
  expect(arrived.stats('bloodrage_ogre')).toBe('3/2');
  expect(arrived.pass().has('bloodrage_ogre')).toBe(true);
  // After the draw: it is a card more.
  const idle = at('A: bloodrage_ogre draw9. B: w5').pass();
  expect([idle.has('bloodrage_ogre'), idle.side('A').hand.length]).toEqual([false, 3]);
  expect(at('A: bloodrage_ogre. B: w5').play('attack bloodrage_ogre').pass().has('bloodrage_ogre')).toBe(true);
  expect(at('A: w5. B: bloodrage_ogre').pass().has('bloodrage_ogre')).toBe(true);
});

it('Bloodburn: a rune for each unit that dies, four at most, and two of them for a shot', () => {
  const fresh = at('A: g9 mad_man hand[bloodburn]. B: tenderfoot-1').play(
    'play bloodburn',
    'attack mad_man',
    'tenderfoot',
  );
  expect(fresh.thing('bloodburn').runes.blood).toBe(2);
  // The exhaust ability waits for a turn.
  expect(fresh.why('use bloodburn 1')).toEqual(['CX-PLAY-2']);
  expect(bought('bloodburn', 3).why('use bloodburn 1')).toContain('CX-ABIL-6');
  const full = at('A: mad_man bloodburn+blood+blood+blood+blood. B: tenderfoot-1, river L1 T1');
  expect(full.play('attack mad_man', 'tenderfoot').thing('bloodburn').runes.blood).toBe(4);
  const aim = full.play('use bloodburn 1');
  expect(aim.short).toEqual(['base', 'mad_man', 'base', 'tenderfoot', 'tech_i_building']);
  const shot = aim.play('base@B');
  expect([shot.hp('base@B'), shot.thing('bloodburn').runes.blood]).toEqual([19, 2]);
  // Tokens count, heroes do not.
  const token = at('A: iron_man bloodburn. B: skeleton').play('attack iron_man', 'skeleton');
  expect(token.thing('bloodburn').runes.blood).toBe(1);
  const hero = at('A: harvest_reaper bloodburn. B: river L1').play('attack harvest_reaper', 'river_montoya');
  expect(hero.thing('bloodburn').runes.blood ?? 0).toBe(0);
});

it('Makeshift Rambaster: 3 damage to buildings at once, 1 to others, never on patrol', () => {
  const board = bought('makeshift_rambaster', 2, '', { theirs: 'iron_man' });
  expect(board.stats('makeshift_rambaster')).toBe('1/2');
  expect(board.play('attack makeshift_rambaster', 'base@B').hp('base@B')).toBe(17);
  expect(board.play('attack makeshift_rambaster', 'iron_man').thing('iron_man').damage).toBe(1);
  expect(at('A: makeshift_rambaster. B: w5').play('end').why('makeshift_rambaster')).toEqual(['CX-KW-31']);
  expect(defendersOf('makeshift_rambaster', 'iron_man@E, mad_man@S')).not.toContain('base');
});
