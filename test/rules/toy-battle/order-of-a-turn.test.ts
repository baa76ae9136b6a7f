import { expect } from 'vitest';
import { rule } from './support/rule';

rule('TB-SEQ-1', 'a turn starts with the look whether anything can be done', ({ given }) => {
  const walled = { stacks: { 1: 'r7' }, rack: { blue: '1', red: 'K' } };
  expect(given(walled)).toMatchObject({ actor: 'over', result: { winner: 'red', how: 'stuck' } });
  expect(given({ ...walled, unseen: { blue: '1' } }).asked).toBe('turn');
  const before = given({ ...walled, toMove: 'red', stacks: { 1: 'r7' }, rack: { blue: '1', red: 'K' } });
  expect(before.play('place K@3').result).toEqual({ winner: 'red', how: 'stuck' });
});

rule('TB-SEQ-2', 'the player chooses a draw or one placement', ({ given }) => {
  const start = given({ rack: { blue: '57' }, unseen: { blue: '1' } });
  expect(start.actor).toBe('player');
  expect(start.legal).toEqual(['draw', 'place 5@1', 'place 7@1']);
  expect(start.whyNot('skip')).toEqual(['TB-TURN-3']);
});

rule(
  'TB-SEQ-3',
  'tiles are drawn one at a time until two are drawn, the rack is full or the reserve empty',
  ({ given }) => {
    const dealt = (rack: string, unseen: string) => {
      let table = given({ rack: { blue: rack }, unseen: { blue: unseen } }).play('draw');
      let tiles = 0;
      for (; table.actor === 'chance'; tiles += 1) table = table.play(`~${Object.keys(table.odds)[0]}`);
      expect(table.state).toMatchObject({ question: 'turn', toMove: 'red', turns: 1 });
      return tiles;
    };
    expect(dealt('7', '123')).toBe(2);
    expect(dealt('7', '1')).toBe(1);
    expect(dealt('2233447', '123')).toBe(1);
    expect(dealt('223344', '123')).toBe(2);
  },
);

rule(
  'TB-SEQ-4',
  'the tile becomes the top, and an effect of the base joins the end of the waiting list',
  ({ given }) => {
    const start = given({
      map: 'city-of-clouds',
      stacks: { 1: 'b5', 4: 'b6' },
      rack: { blue: '227' },
      unseen: { blue: '1' },
    });
    const first = start.play('place 2@3');
    expect(first.state).toMatchObject({
      stacks: { 3: 'b2' },
      rack: { blue: '27' },
      waiting: [{ base: '3', height: 1 }],
    });
    expect(first.play('place 2@6').state.waiting).toEqual([
      { base: '3', height: 1 },
      { base: '6', height: 1 },
    ]);
    expect(first.play('place 2@3').state.waiting).toEqual([
      { base: '3', height: 1 },
      { base: '3', height: 2 },
    ]);
    expect(start.play('place 2@1').state).toMatchObject({ question: 'extra', waiting: [] });
  },
);

rule('TB-SEQ-5', 'an enemy HQ ends the game, whatever waits', ({ given }) => {
  const stacks = { 1: 'b1', 4: 'b2', 7: 'b3', 10: 'b4', 13: 'b5' };
  const start = given({ map: 'city-of-clouds', stacks, rack: { blue: '25' }, unseen: { blue: '7' } });
  const waiting = start.play('place 2@9');
  expect(waiting.state.waiting).toEqual([{ base: '9', height: 1 }]);
  expect(waiting.play('place 5@R')).toMatchObject({ asked: 'over', result: { winner: 'blue', how: 'hq' } });
  expect(waiting.play('place 5@R').state.waiting).toEqual([]);
  expect(waiting.play('skip').asked).toBe('cloud');
});

rule('TB-SEQ-6', 'regions are settled before the troop takes effect', ({ given }) => {
  const ring = { map: 'playroom', stacks: { 2: 'b6', 3: 'b7' }, rack: { blue: '5', red: '12' } };
  const won = given({ ...ring, taken: { c: 'blue', d: 'blue' } }).play('place 5@1');
  expect(won).toMatchObject({ asked: 'over', result: { winner: 'blue', how: 'medals' } });
  const goes = given({ ...ring, taken: { d: 'blue' } }).play('place 5@1');
  expect(goes.state).toMatchObject({ question: 'xb42', taken: { a: 'blue', d: 'blue' } });
});

rule(
  'TB-SEQ-7',
  'the troop effect comes with its settling, and an extra tile goes through the same steps first',
  ({ given }) => {
    const stacks = { 2: 'b6r1', 3: 'b7' };
    const jumbo = given({ map: 'playroom', stacks, rack: { blue: '3' } }).play('place 3@1');
    expect(jumbo.state.taken).toEqual({});
    expect(jumbo.play('hit 2').state).toMatchObject({ taken: { a: 'blue' }, toMove: 'red' });
    const last = given({ map: 'playroom', stacks, taken: { c: 'blue', d: 'blue' }, rack: { blue: '3' } });
    expect(last.play('place 3@1', 'hit 2').result).toEqual({ winner: 'blue', how: 'medals' });

    const clouds = { map: 'city-of-clouds', stacks: { 1: 'b5' }, rack: { blue: '26' }, unseen: { blue: '1' } };
    const extra = given(clouds).play('place 2@3', 'place 6@1');
    expect(extra.asked).toBe('star');
    expect(extra.play('skip').asked).toBe('cloud');
    const shield = {
      map: 'station-metal-x',
      stacks: { 1: 'b5', 5: 'b6' },
      rack: { blue: '67' },
      unseen: { blue: '1' },
    };
    expect(given(shield).play('place 6@7').state.toMove).toBe('red');
  },
);

rule('TB-SEQ-8', 'waiting effects come first in, first out; one that can do nothing is dropped', ({ given }) => {
  const start = { map: 'city-of-clouds', stacks: { 1: 'b5', 4: 'b6' }, rack: { blue: '27' } };
  const both = given({ ...start, unseen: { blue: '13' } }).play('place 2@3', 'place 7@6');
  expect(both.state).toMatchObject({ question: 'cloud', questionBase: '3' });
  expect(both.play('draw', '~1').state).toMatchObject({ question: 'cloud', questionBase: '6' });
  const short = given({ ...start, unseen: { blue: '1' } }).play('place 2@3', 'place 7@6');
  expect(short.play('skip').state.questionBase).toBe('6');
  expect(short.play('draw', '~1').state).toMatchObject({ question: 'turn', toMove: 'red' });

  const castle = {
    map: 'castle-field',
    stacks: { 2: 'b5', 4: 'b6', 3: 'r2', 5: 'r1b2', 7: 'r4' },
    rack: { blue: '7' },
  };
  expect(given(castle).play('place 7@6', 'recall 5').state.taken).toEqual({ b: 'red' });
});

rule('TB-SEQ-9', 'at the end of a turn the frozen tiles of its player are free again', ({ given }) => {
  const red = { map: 'battlefield', toMove: 'red' as const, rack: { blue: '67', red: '267' }, frozen: { red: '6' } };
  const start = given({ ...red, unseen: { red: '1' } });
  expect(start.state.frozen.red).toBe('6');
  const extra = start.play('place 2@13');
  expect(extra.state).toMatchObject({ question: 'extra', frozen: { red: '6' } });
  expect(extra.play('skip').state).toMatchObject({ toMove: 'blue', frozen: { red: '' } });
  expect(start.play('draw', '~1').state.frozen.red).toBe('');
});

rule('TB-SEQ-10', 'one more turn is counted and the other player goes on, until the limit', ({ given }) => {
  const start = given({ rack: { blue: '27', red: '7' }, unseen: { blue: '1', red: '1' }, turns: 6 });
  expect(start.play('place 2@1').state).toMatchObject({ turns: 6, toMove: 'blue' });
  expect(start.play('place 2@1', 'skip').state).toMatchObject({ turns: 7, toMove: 'red' });
  expect(start.play('place 7@1', 'place 7@3').state).toMatchObject({ turns: 8, toMove: 'blue' });
  const last = given({ rack: { blue: '7', red: '7' }, unseen: { red: '1' }, turns: 199 }).play('place 7@1');
  expect(last.state).toMatchObject({ turns: 200, toMove: 'blue', result: { winner: 'none', how: 'limit' } });
});
