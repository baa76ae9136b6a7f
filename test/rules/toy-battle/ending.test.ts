import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TB-END-1', 'a tile on an enemy HQ wins at once and nothing else is resolved', ({ given }) => {
  const line = { 1: 'b1', 2: 'b1', 3: 'b1' };
  const start = given({ stacks: line, rack: { blue: '257', red: '12' }, unseen: { red: '3' } });
  for (const troop of ['2', '5']) {
    const over = start.play(`place ${troop}@R`);
    expect(over.result).toEqual({ winner: 'blue', how: 'hq' });
    expect(over.state).toMatchObject({ question: 'over', captured: { node: 'R', tile: `b${troop}` }, turns: 0 });
    expect(over.state.rack.red).toBe('12');
  }
  expect(start.play('place 7@3').result).toBeNull();
});

rule('TB-END-2', 'medals that reach the objective win at once', ({ given }) => {
  const ring = { map: 'playroom', stacks: { 2: 'b6', 3: 'b7' }, rack: { blue: '5', red: '12' } };
  const won = given({ ...ring, taken: { c: 'blue', d: 'blue' } }).play('place 5@1');
  expect(won.result).toEqual({ winner: 'blue', how: 'medals' });
  expect(won.medals.blue).toBe(3);
  expect(won.state.rack.red).toBe('12');
  expect(given({ ...ring, taken: { d: 'blue' } }).play('place 5@1').asked).toBe('xb42');
  expect(given({ ...ring, taken: { c: 'red', d: 'red' } }).play('place 5@1').asked).toBe('xb42');
});

rule('TB-END-3', "also in the opponent's turn and in a chain of effects", ({ given }) => {
  const castle = {
    map: 'castle-field',
    stacks: { 2: 'b5', 4: 'b6', 3: 'r2', 5: 'r1b2', 7: 'r4' },
    rack: { blue: '7' },
  };
  const gift = given({ ...castle, taken: { a: 'red', h: 'red' } }).play('place 7@6', 'recall 5');
  expect(gift.result).toEqual({ winner: 'red', how: 'medals' });
  expect(gift.state.toMove).toBe('blue');
  const small = given({ ...castle, taken: { a: 'red', e: 'red' } }).play('place 7@6', 'recall 5');
  expect(small.result).toBeNull();

  const ring = { map: 'playroom', stacks: { 2: 'b6', 3: 'b7' }, rack: { blue: '25' } };
  expect(given({ ...ring, taken: { c: 'blue', d: 'blue' } }).play('place 2@1').result?.how).toBe('medals');
  expect(given({ ...ring, taken: { d: 'blue' } }).play('place 2@1').asked).toBe('extra');
});

/** Blue holds a Skully and faces two Roxies on the only bases it can reach. */
const walled = { map: 'playroom', stacks: { 1: 'r7', 2: 'r7' }, rack: { blue: '1', red: '1' } };

rule('TB-END-4', 'who can neither draw nor place ends the game; more medals win', ({ given }) => {
  expect(given({ ...walled, taken: { d: 'red' } }).result).toEqual({ winner: 'red', how: 'stuck' });
  expect(given({ ...walled, taken: { d: 'blue' } }).result).toEqual({ winner: 'blue', how: 'stuck' });
  expect(given({ ...walled, unseen: { blue: '1' } }).legal).toEqual(['draw']);
  expect(given({ ...walled, rack: { blue: 'K' } }).legal).toEqual(['place K@1', 'place K@2']);
  const later = given({ ...walled, toMove: 'red', rack: { blue: '1', red: 'K' }, taken: { d: 'red' } });
  expect(later.play('place K@6').result).toEqual({ winner: 'red', how: 'stuck' });
});

rule('TB-END-5', 'with level medals the player who is stuck loses', ({ given }) => {
  expect(given(walled).result).toEqual({ winner: 'red', how: 'stuck' });
  expect(given({ ...walled, taken: { c: 'blue', d: 'red' } }).result).toEqual({ winner: 'red', how: 'stuck' });
  expect(given({ ...walled, taken: { c: 'blue' } }).result).toEqual({ winner: 'blue', how: 'stuck' });
  const red = { ...walled, toMove: 'red' as const, stacks: { 5: 'b7', 6: 'b7' } };
  expect(given(red).result).toEqual({ winner: 'blue', how: 'stuck' });
});

rule('TB-END-6', 'after 200 turns more medals win, and level medals are a draw', ({ given }) => {
  const end = { map: 'playroom', rack: { blue: '7' }, unseen: { red: '1' } };
  expect(given({ ...end, turns: 199 }).play('place 7@1').result).toEqual({ winner: 'none', how: 'limit' });
  expect(given({ ...end, turns: 199, taken: { d: 'red' } }).play('place 7@1').result).toEqual({
    winner: 'red',
    how: 'limit',
  });
  expect(given({ ...end, turns: 199, taken: { d: 'blue' } }).play('place 7@1').result).toEqual({
    winner: 'blue',
    how: 'limit',
  });
  const before = given({ ...end, turns: 198 }).play('place 7@1');
  expect(before.state).toMatchObject({ question: 'turn', turns: 199, result: null });
});

rule('TB-END-7', 'after the end nothing more can be done', ({ given }) => {
  const start = given({ stacks: { 1: 'b1', 2: 'b1', 3: 'b1' }, rack: { blue: '67' }, unseen: { blue: '5', red: '5' } });
  const over = start.play('place 7@R');
  expect(over.actor).toBe('over');
  expect(over.legal).toEqual([]);
  expect(over.odds).toEqual({});
  for (const action of ['draw', 'place 6@1', 'skip', '~5', 'hit 1', 'raid']) {
    expect(over.whyNot(action), action).toEqual(['TB-END-7']);
  }
  expect(start.whyNot('place 6@1')).toEqual([]);
});
