import { expect, test } from 'vitest';
import { aftermath } from '../../../site/lib/games/token-battle/analyse/aftermath';
import type { Effect } from '../../../workers/games/token-battle/effects';
import type { Token } from '../../../workers/games/token-battle/state';

const token: Token = { owner: 'B', value: 1, type: 'plain' };

test('what came of a turn: what is gone, turns that were won, the points of both sides', () => {
  const effects: Effect[] = [
    { kind: 'cardUsed', side: 'A', stack: 1, card: 'needle', next: 'banner' },
    { kind: 'weakened', from: null, to: 'c4', before: { ...token, value: 2 }, after: token },
    { kind: 'destroyed', from: 'd4', to: null, before: token, after: null },
    { kind: 'destroyed', from: null, to: 'e4', before: token, after: null },
    { kind: 'extraGained', side: 'A', before: 0, after: 1 },
    { kind: 'scored', side: 'A', before: 10, after: 26 },
    { kind: 'scored', side: 'B', before: 8, after: 8 },
    { kind: 'nextTurn', from: 'A', side: 'A' },
  ];
  expect(aftermath(effects)).toEqual(['destroyed: d4, e4', 'extra turn for A', 'points: A +16']);
  expect(aftermath([{ kind: 'nextTurn', from: 'A', side: 'B' }])).toEqual([]);
});
