import { describe, expect, it } from 'vitest';
import { boardOf, type Board } from '../../../workers/games/tash-kalar/board';
import { parse } from '../../../workers/games/tash-kalar/notation';
import { holdAll, holds, type Predicate } from '../../../workers/games/tash-kalar/predicates';

function boardIn(line: string): Board {
  const parsed = parse(line);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return boardOf(parsed.value);
}

const board = boardIn(
  'A d4 e5* f4**; B c5 g5*; hand A Knight Titan flare-06; deck A Bomb ? Herald; legends |; discards A Cannon Champion; ' +
    'discards legends Leviathan; row Destruction SideChain; next Isolation; claimed A RedConquest; turn A 1; ' +
    'destroyed 2-1-0; summoned e5* d4; due borrow=1 turns=1; end triggered',
);

describe('facts about a node', () => {
  it.each<[Predicate, Predicate]>([
    [{ at: { d4: 'A', e5: 'A*', f4: 'A**', g5: 'B*', a5: null } }, { at: { d4: 'B' } }],
    [
      { among: [{ squares: ['d4', 'c5', 'e9'], piece: 'A', count: 1 }] },
      { among: [{ squares: ['d4', 'c5'], piece: null, count: 1 }] },
    ],
    [{ pieces: { A: 3, B: 2 } }, { pieces: { A: 2 } }],
    [{ ranks: { A: { common: 1, legendary: 1 } } }, { ranks: { B: { legendary: 1 } } }],
    [{ supply: { A: { twoSided: 15, legendary: 2 } } }, { supply: { B: { twoSided: 17 } } }],
    [{ holds: { A: ['Titan', 'flare-06'] } }, { holds: { B: ['Titan'] } }],
    [{ lacks: { A: ['Cannon'], B: ['Titan'] } }, { lacks: { A: ['Knight', 'Cannon'] } }],
    [{ hand: { A: { beings: 1, flares: 1 } } }, { hand: { A: { legends: 2 } } }],
    [{ discards: { A: ['Cannon', 'Champion'], B: [] } }, { discards: { A: ['Cannon'] } }],
    [{ spent: { legends: ['Leviathan'] } }, { spent: { flares: ['flare-06'] } }],
    [{ deckSize: { A: 15, legends: 0, flares: 11 } }, { deckSize: { B: 17 } }],
    [{ deckTop: { A: 'Bomb' }, deckBottom: { A: 'Herald' } }, { deckTop: { B: 'Bomb' } }],
    [{ row: ['SideChain', 'Destruction'], next: 'Isolation' }, { row: ['Destruction'] }],
    [{ claimed: { A: ['RedConquest'] } }, { claimed: { B: ['RedConquest'] } }],
    [{ points: { A: 3, B: 0 } }, { points: { A: 2 } }],
    [{ turn: 'A', actions: 1 }, { turn: 'B' }],
    [{ destroyed: { common: 2, heroic: 1 } }, { destroyed: { legendary: 1 } }],
    [{ summoned: 2, summonedOn: ['e5'] }, { summonedOn: ['e5', 'e6'] }],
    [{ borrow: 1, extraTurns: 1 }, { borrow: 0 }],
    [{ question: 'menu', over: false }, { question: 'claim' }],
    [{ end: 'triggered' }, { end: null }],
    [{ anyOf: [{ turn: 'B' }, { actions: 1 }] }, { anyOf: [{ turn: 'B' }, { actions: 2 }] }],
  ])('%j holds, %j does not', (right, wrong) => {
    expect(holds(board, right)).toBe(true);
    expect(holds(board, wrong)).toBe(false);
    expect(holdAll(board, [right, wrong])).toBe(false);
  });

  it('compares points with the step before', () => {
    const before = boardIn('mode duel; points 2-5; turn A');
    const after = boardIn('mode duel; points 4-5; turn B');
    expect(holds(after, { scored: { A: 2, B: 0 } }, before)).toBe(true);
    expect(holds(after, { scored: { A: 2 } })).toBe(false);
  });

  it('counts what an effect does several times, and not its end', () => {
    const during = { ...boardIn('A d5; turn A'), effect: { count: 1 } } as Board;
    const moved = boardIn('A d6; turn A');
    expect(holds(moved, { repeated: 2 }, during)).toBe(true);
    expect(holds(moved, { repeated: 1 }, during)).toBe(false);
    expect(holds(boardIn('A d5; turn A'), { repeated: 2 }, during)).toBe(false);
    expect(holds(moved, { repeated: 2 })).toBe(false);
    const ended = boardIn('A d5; turn A');
    expect(holds(ended, { stopped: 1 }, during)).toBe(true);
    expect(holds(ended, { stopped: 2 }, during)).toBe(false);
    expect(holds(moved, { stopped: 1 }, during)).toBe(false);
    expect(holds(ended, { stopped: 1 })).toBe(false);
  });

  it('knows a winner only at the end', () => {
    expect(holds(boardIn('mode duel; points 2-5; turn A 0; end 0; ask over'), { winner: 'B', over: true })).toBe(true);
    expect(holds(boardIn('turn A 0; end 0; ask over'), { winner: 'draw' })).toBe(true);
    expect(holds(boardIn('A e5; turn A'), { winner: 'A' })).toBe(false);
  });

  it('refuses a predicate there is not', () => {
    expect(() => holds(board, { colour: 'red' } as Predicate)).toThrow(RangeError);
  });
});
