import { describe, expect, test } from 'vitest';
import { aftermath } from '../../../site/lib/games/toy-battle/analyse/aftermath';
import { endingText } from '../../../site/lib/games/toy-battle/analyse/ending';
import { begunText } from '../../../site/lib/games/toy-battle/board/words';
import { winsBehind } from '../../../site/lib/games/toy-battle/wins';
import type { View } from '../../../workers/contract';
import type { Board } from '../../../workers/games/toy-battle/state';

const board = { map: 'backyard', toMove: 'blue', stacks: { 4: 'b6r2', 7: 'b3' }, taken: {} };
const view = (changes: object = {}) => ({ board: { ...board, ...changes } }) as unknown as View;

test.each([
  ['place 5@4', ["covers Red Cap'n, strength 2"]],
  ['place 5@7', ['covers Blue Jumbo, strength 3']],
  ['shove 7>4', ["covers Red Cap'n, strength 2"]],
  ['hit 4', ["discarded: Red Cap'n, strength 2"]],
  ['recall 7', ['back on the rack: Blue Jumbo, strength 3']],
  ['place 5@9', []],
  ['draw', []],
  ['exhume 4', []],
])('what lies where %s goes is named', (action, said) => {
  expect(aftermath(view(), action, [])).toEqual(said);
});

test('medals won are told behind what lies there, for either side', () => {
  const won = [{ kind: 'wins', side: 'red', medals: 2 }] as const;
  expect(aftermath(view(), 'hit 4', won)).toEqual(["discarded: Red Cap'n, strength 2", 'Red wins 2 medals']);
  expect(aftermath(view(), 'draw', won)).toEqual(['Red wins 2 medals']);
  expect(winsBehind(won)).toBe(' – Red wins 2 medals');
});

describe('the end of a game', () => {
  const end = (medals: object) => ({ medals, toMove: 'red' }) as Board;
  const result = (reason: string) => ({ scores: [1, 0], reason, rule: 'TB-END-4' }) as never;

  test('names who is stuck and the medals that decide', () => {
    expect(endingText(end({ blue: 5, red: 4 }), result('stuck'), 'A player is stuck')).toBe(
      'A player is stuck – Red can neither draw nor place; Blue: 5 medals, Red: 4 medals',
    );
    expect(endingText(end({ blue: 1, red: 1 }), result('stuck'), '')).toMatch(/: the side that is stuck loses$/);
  });

  test('counts the medals when the turns are over, and not after a capture', () => {
    expect(endingText(end({ blue: 5, red: 4 }), result('limit'), '')).toBe('Blue: 5 medals, Red: 4 medals');
    expect(endingText(end({ blue: 5, red: 4 }), result('hq'), 'Captured')).toBe('Captured');
  });
});

test('what is begun says what is still to be chosen', () => {
  const name = (pick: string): string => pick;
  const choice = (...picks: string[]) => ({ action: picks.join(' '), picks });
  const placing = [choice('tile:blue:7', 'node:4'), choice('button:draw')];
  expect(begunText(['tile:blue:7'], placing, name)).toMatch(/choose where$/);
  expect(begunText(['tile:blue:3'], placing, name)).toMatch(/fits nowhere now$/);
  expect(begunText(['node:4'], placing, name)).toMatch(/choose a tile$/);
  expect(begunText(['node:4'], [choice('node:4', 'node:7'), choice('button:skip')], name)).toMatch(
    /choose where it goes$/,
  );
  expect(begunText(['node:4'], [choice('node:4')], name)).toBe('node:4');
});
