import { describe, expect, test } from 'vitest';
import { aftermath } from '../../../site/lib/games/tash-kalar/analyse/aftermath';
import { endingText } from '../../../site/lib/games/tash-kalar/analyse/ending';
import { boardOf } from '../../../workers/games/tash-kalar/board';
import type { Effect } from '../../../workers/games/tash-kalar/effects';
import { resultOf } from '../../../workers/games/tash-kalar/ending';
import { parse } from '../../../workers/games/tash-kalar/notation';
import type { Piece } from '../../../workers/games/tash-kalar/state';

const own: Piece = { owner: 'A', rank: 'heroic' };
const enemy: Piece = { owner: 'B', rank: 'common' };

describe('what came of a decision', () => {
  test('names the pieces it cost, changed and brought, with their squares', () => {
    const effects: Effect[] = [
      { kind: 'crushed', from: 'd4', to: null, before: enemy, after: null },
      { kind: 'summoned', from: null, to: 'd4', before: null, after: own },
      { kind: 'destroyed', from: 'e4', to: null, before: enemy, after: null },
      { kind: 'converted', from: 'f4', to: 'f4', before: enemy, after: { owner: 'A', rank: 'common' } },
      { kind: 'upgraded', from: 'g4', to: 'g4', before: { owner: 'A', rank: 'common' }, after: own },
      { kind: 'actionsGained', side: 'A', before: 1, after: 2 },
      { kind: 'scored', side: 'A', before: 3, after: 5 },
    ];
    expect(aftermath('A', 'summon Bomb@d4', effects)).toEqual([
      'destroyed: d4 (B, common), e4 (B, common)',
      'converted: f4 (A, common)',
      'upgraded: g4 (A, heroic)',
      'actions gained: 1',
      'points of A: 3 → 5',
    ]);
  });

  test('does not repeat the decision, and keeps what is drawn to itself', () => {
    const placed: Effect = { kind: 'placed', from: null, to: 'e5', before: null, after: own };
    expect(aftermath('A', 'place e5', [placed, { kind: 'drawn', side: 'B', id: 'knight' }])).toEqual([]);
    expect(aftermath('A', 'marks own', [placed])).toEqual(['placed: e5 (A, heroic)']);
    expect(aftermath('B', 'placeOn e5 heroic', [placed])).toEqual(['placed: e5 (A, heroic)']);
  });
});

describe('how a game ended', () => {
  const ended = (notation: string): string => {
    const parsed = parse(notation);
    if (!parsed.ok) throw new RangeError(notation);
    const state = { ...parsed.value, question: 'over' as const };
    return endingText(boardOf(state), resultOf(state)!, 'Because');
  };

  test('counts the points of High Form by where they come from', () => {
    const text = ended('A d5; B e4 g3**; decks northern sylvan; claimed A RedConquest SideChain; turn A 2');
    expect(text).toBe(
      'Because – A 5: 5 from tasks, 0 from legendary pieces; B 1: 0 from tasks, 1 from legendary pieces',
    );
  });

  test('goes as far down the tie-breakers as they decided', () => {
    const duel = (pieces: string) => ended(`${pieces}; mode duel; decks northern sylvan; points 7-7; turn A 2`);
    expect(duel('A d5*; B e4')).toBe('Because – A 7; B 7; upgraded pieces A 1, B 0');
    expect(duel('A d5 d6; B e4')).toBe('Because – A 7; B 7; upgraded pieces A 0, B 0; pieces A 2, B 1');
  });
});
