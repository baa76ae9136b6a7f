import { describe, expect, test } from 'vitest';
import { engineFromFile } from '../../../../workers/engine/node';
import { boardOf } from '../../../../workers/games/token-battle/board';
import { gainsOf } from '../../../../workers/games/token-battle/gains';
import { parse } from '../../../../workers/games/token-battle/notation';
import { holdAll, holds, tokenWord, type Predicate } from '../../../../workers/games/token-battle/predicates';
import type { Board } from '../../../../workers/games/token-battle/state';
import { enter } from '../../token-battle/engine-support';

const engine = await engineFromFile(new URL('../../../../build/token-battle.test.wasm', import.meta.url));

function at(line: string): Board {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  enter(engine, line);
  return boardOf(parsed.value, gainsOf(engine));
}

const before = at('A c3=4; points 10-20');
const board = at('A c3=4 d3=2g; B e5=1; cards A shove tide>milestone; turn B; points 18-21; boost 1-0; extra 0-2');

describe('what a predicate says of a node', () => {
  test.each<[Predicate, boolean]>([
    [{ at: { c3: 'A4', d3: 'A2g', e5: 'B1', a1: null } }, true],
    [{ at: { c3: 'A3' } }, false],
    [{ at: { d3: 'A2' } }, false],
    [{ at: { e5: null } }, false],
    [{ tokens: { A: '2 4', B: '1' } }, true],
    [{ tokens: { B: '' } }, false],
    [{ points: { A: 18 } }, true],
    [{ points: { A: 18, B: 20 } }, false],
    [{ scored: { A: 8, B: 1 } }, true],
    [{ gain: { A: 8, B: 1 } }, true],
    [{ gain: { A: 6 } }, false],
    [{ boost: { A: 1, B: 0 }, extra: { A: 0, B: 2 } }, true],
    [{ turn: 'B' }, true],
    [{ turn: 'A' }, false],
    [{ top: { A1: 'shove', A2: 'tide', B1: 'milestone' } }, true],
    [{ top: { A2: 'milestone' } }, false],
    [{ top: { A3: 'tide' } }, false],
    [{ over: false }, true],
    [{ winner: 'B' }, false],
  ])('%j is %s', (predicate, expected) => {
    expect(holds(board, predicate, before)).toBe(expected);
  });

  test('without an earlier node nothing has been scored', () => {
    expect(holds(board, { scored: { A: 0, B: 0 } })).toBe(true);
  });

  test('all of several have to hold', () => {
    expect(holdAll(board, [{ turn: 'B' }, { over: false }], before)).toBe(true);
    expect(holdAll(board, [{ turn: 'B' }, { over: true }], before)).toBe(false);
  });

  test('a misspelt one is an error, not a goal that failed', () => {
    expect(() => holds(board, { token: {} } as Predicate)).toThrow(RangeError);
  });
});

test('at the end nobody is on turn, and somebody has won or nobody', () => {
  const won = at('A c3=4; points 1000-20');
  expect(holds(won, { winner: 'A', over: true })).toBe(true);
  expect(holds(won, { turn: 'A' })).toBe(false);
  expect(holds(at('A c3=4; points 1000-1000'), { winner: 'draw' })).toBe(true);
});

test('a token is written as in a position line, with its owner', () => {
  expect(tokenWord({ owner: 'B', value: 10, type: 'shooterV' })).toBe('B10v');
  expect(tokenWord({ owner: 'A', value: 1, type: 'plain' })).toBe('A1');
});
