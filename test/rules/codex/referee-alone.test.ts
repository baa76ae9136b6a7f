import { expect, it } from 'vitest';
import { at } from '../../referee/codex/board';
import { rule } from './table';

/** Rules that only cards beyond the milestones show, which the referee has and the engine has not; and reference cases with them. */

rule('CX-KW-27', () => {
  // Instead of dying it is exhausted and leaves the patrol, its damage is gone, its runes stay.
  const board = at('A: iron_man. B: hardened_mox+r@E').play('attack iron_man');
  expect(board.thing('hardened_mox')).toMatchObject({ damage: 0, exhausted: true, slot: null, runes: { plus: 1 } });
  expect(board.side('B').discard).toEqual([]);
  // No HP left, it stays all the same.
  const wither = at('A: g2 troq L1 hand[wither]. B: hardened_mox').play('play wither', 'hardened_mox');
  expect([wither.has('hardened_mox'), wither.stats('hardened_mox')]).toEqual([true, '0/0']);
  const both = at('A: g4 garth L1, hardened_mox, mad_man hand[doom_grasp]. B: iron_man').play('play doom_grasp');
  expect([both.has('hardened_mox'), both.has('mad_man')]).toEqual([true, false]);
});
rule('CX-KW-28', () => {
  const once = at('A: harvest_reaper. B: justice_juggernaut').play('attack harvest_reaper', 'justice_juggernaut');
  expect(once.thing('justice_juggernaut')).toMatchObject({ damage: 0, runes: { crumbling: 1 } });
  const twice = at('A: harvest_reaper. B: justice_juggernaut+crumbling').play(
    'attack harvest_reaper',
    'justice_juggernaut',
  );
  expect([twice.has('justice_juggernaut'), twice.side('B').discard]).toEqual([false, ['justice_juggernaut']]);
});
rule('CX-KW-32', () => {
  // It is passed over; where there is nothing else, nothing is sacrificed, and what depends on that does not happen.
  const alone = at('A: g4 garth L1, pestering_haunt hand[doom_grasp]. B: iron_man').play('play doom_grasp');
  expect([alone.kind, alone.has('pestering_haunt'), alone.has('iron_man')]).toEqual(['main', true, true]);
  const both = at('A: g4 garth L1, pestering_haunt, mad_man hand[doom_grasp]. B: iron_man').play('play doom_grasp');
  expect([both.has('pestering_haunt'), both.has('mad_man')]).toEqual([true, false]);
});
rule('CX-KW-34', () => {
  const spat = at('A: plague_spitter. B: iron_man@E').play('attack plague_spitter');
  expect(spat.thing('iron_man')).toMatchObject({ damage: 0, runes: { minus: 3 } });
  expect(spat.stats('iron_man')).toBe('1/1');
  // Buildings take damage.
  expect(at('A: plague_spitter. B: w5').play('attack plague_spitter').hp('base@B')).toBe(17);
});

it('R48: a Hired Stomper brought back on the turn of the other does nothing if it had a choice, else it hits itself', () => {
  // The choice is B's, whose turn it is not (CX-TURN-3).
  const undone = (others: string) =>
    at(`A: g3 prynn L1 hand[undo]. B: second_chances, hired_stomper ${others}`).play('play undo', 'hired_stomper');
  const choice = undone(', iron_man');
  expect([choice.kind, choice.has('hired_stomper'), choice.thing('iron_man').damage]).toEqual(['main', true, 0]);
  const alone = at('A: g3 prynn L1 hand[undo]. B: second_chances, hired_stomper').play('play undo');
  expect([alone.has('hired_stomper'), alone.side('B').discard]).toEqual([false, ['hired_stomper']]);
});

it('R36: two Hives have up to ten Stingers', () => {
  const use = (from: ReturnType<typeof at>) => from.play('use hive 1');
  const stingers = (board: ReturnType<typeof at>) => board.all('stinger').length;
  const nine = at(`A: g9 hive, hive, ${Array(9).fill('stinger').join(', ')}. B: w5`);
  expect([stingers(use(nine)), stingers(use(use(nine)))]).toEqual([10, 10]);
  const five = at(`A: g9 hive, ${Array(5).fill('stinger').join(', ')}. B: w5`);
  expect(stingers(use(five))).toBe(5);
});
