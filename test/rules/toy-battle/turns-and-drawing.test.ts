import { expect } from 'vitest';
import { rule } from './support/rule';
import { ONE_OF_EACH, type Table } from './support/table';

rule('TB-TURN-1', 'the starting player has the first turn, then the players alternate', ({ deal }) => {
  for (const starter of ['blue', 'red']) {
    let table: Table = deal('castle-field', 3, { starter });
    const movers: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      expect(table.state.turns).toBe(turn);
      movers.push(table.state.toMove);
      const action = table.legal.includes('draw') ? 'draw' : table.legal[0]!;
      table = table.play(action);
      while (table.state.turns === turn) table = table.play(table.legal.at(-1) ?? `~${Object.keys(table.odds)[0]}`);
    }
    const second = starter === 'blue' ? 'red' : 'blue';
    expect(movers.join(' ')).toBe(`${starter} ${second} ${starter} ${second} ${starter}`);
  }
});

rule('TB-TURN-2', 'a turn is a draw or a placement, one of them once', ({ given }) => {
  const start = given({ rack: { blue: '7' }, unseen: { blue: 'K1', red: '23' } });
  expect(start.asked).toBe('turn');
  expect(start.legal).toEqual(['draw', 'place 7@1']);
  expect(start.play('place 7@1').state).toMatchObject({ question: 'turn', toMove: 'red', turns: 1 });
  const drawn = start.play('draw', '~1', '~K').state;
  expect(drawn).toMatchObject({ question: 'turn', toMove: 'red', turns: 1, stacks: {} });
});

rule('TB-TURN-3', 'a turn cannot be passed, an offer inside it can', ({ given }) => {
  const start = given({ rack: { blue: '27' }, unseen: { blue: '3' } });
  expect(start.whyNot('skip')).toEqual(['TB-TURN-3']);
  expect(start.legal).not.toContain('skip');
  expect(start.play('place 2@1').whyNot('skip')).toEqual([]);
});

rule('TB-TURN-4', 'only the question asked is answered, and only by whom it is put to', ({ given }) => {
  const start = given({ rack: { blue: '67', red: '1' }, unseen: { blue: '5' }, stacks: { 2: 'r1' } });
  for (const action of ['hit 2', 'recall 1', 'shove 2>3', 'exhume 1', 'raid', 'freeze', '~5']) {
    expect(start.whyNot(action), action).toEqual(['TB-TURN-4']);
  }
  expect(start.whyNot('place 1@3')).toEqual(['TB-PLACE-1']);
  expect(start.whyNot('draw')).toEqual([]);
  const deal = start.play('draw');
  for (const action of ['skip', 'draw', 'place 7@1', '~7']) expect(deal.whyNot(action), action).toEqual(['TB-TURN-4']);
  expect(deal.whyNot('~5')).toEqual([]);
});

rule('TB-DRAW-1', 'a draw moves two tiles from the reserve to the rack', ({ given }) => {
  const start = given({ rack: { blue: 'K' }, unseen: { blue: '4567', red: '2' } });
  const first = start.play('draw', '~5');
  expect(first.asked).toBe('deal');
  const second = first.play('~4');
  expect(second.state).toMatchObject({
    toMove: 'red',
    rack: { blue: 'K45', red: 'K' },
    unseen: { blue: '67', red: '2' },
  });
  expect(second.reserve.blue).toBe(2);
});

rule('TB-DRAW-2', 'a rack holds 8 tiles; a ninth is not drawn', ({ given, refused, valid }) => {
  const six = given({ rack: { blue: '112233' }, unseen: { blue: '4567' } }).play('draw', '~4');
  expect(six.asked).toBe('deal');
  const seven = given({ rack: { blue: '1122334' }, unseen: { blue: '4567' } }).play('draw', '~4');
  expect(seven.state).toMatchObject({
    question: 'turn',
    toMove: 'red',
    rack: { blue: '11223344' },
    unseen: { blue: '567' },
  });
  expect(valid({ rack: { blue: '11223344' } })).toBe(true);
  expect(refused({ rack: { blue: '112233445' } })).toBe('TB-DRAW-2');
});

rule('TB-DRAW-3', 'with 8 tiles on the rack there is no drawing', ({ given }) => {
  const full = given({ rack: { blue: ONE_OF_EACH }, unseen: { blue: '77' } });
  expect(full.whyNot('draw')).toEqual(['TB-DRAW-3']);
  expect(full.legal).not.toContain('draw');
  expect(given({ rack: { blue: ONE_OF_EACH.slice(1) }, unseen: { blue: '77' } }).whyNot('draw')).toEqual([]);
});

rule('TB-DRAW-4', 'with an empty reserve there is no drawing', ({ given }) => {
  const start = { rack: { blue: '7' }, unseen: { blue: '1234' } };
  const empty = given({ ...start, removed: { blue: 4 } });
  expect(empty.whyNot('draw')).toEqual(['TB-DRAW-4']);
  expect(empty.legal).not.toContain('draw');
  expect(given({ ...start, removed: { blue: 3 } }).whyNot('draw')).toEqual([]);
  expect(given({ rack: { blue: '7' }, unseen: { red: '1234' } }).whyNot('draw')).toEqual(['TB-DRAW-4']);
});

rule('TB-DRAW-5', 'with 7 tiles or a reserve of one, one tile is drawn', ({ given }) => {
  const short = given({ rack: { blue: '7' }, unseen: { blue: '12345' }, removed: { blue: 4 } });
  expect(short.legal).toContain('draw');
  expect(short.play('draw', '~3').state).toMatchObject({
    toMove: 'red',
    rack: { blue: '37' },
    unseen: { blue: '1245' },
  });
  const full = given({ rack: { blue: ONE_OF_EACH.slice(1) }, unseen: { blue: '77' } });
  expect(full.play('draw', '~7').state).toMatchObject({ toMove: 'red', unseen: { blue: '7' } });
  const neither = given({ rack: { blue: '7' }, unseen: { blue: '123456' }, removed: { blue: 4 } });
  expect(neither.play('draw', '~3').asked).toBe('deal');
});

rule('TB-DRAW-6', 'every unseen tile, the missing ones included, is equally likely', ({ given }) => {
  const start = given({ rack: { blue: '7', red: '12' }, unseen: { blue: 'KK1355', red: '777' }, removed: { blue: 4 } });
  const first = start.play('draw');
  expect(first.odds).toEqual({ K: 2, 1: 1, 3: 1, 5: 2 });
  expect(first.play('~K').odds).toEqual({ K: 1, 1: 1, 3: 1, 5: 2 });
  expect(first.play('~3').odds).toEqual({ K: 2, 1: 1, 5: 2 });
});
