import { expect, test } from 'vitest';
import { playedLast } from '../../../../site/lib/games/token-battle/learn/marks';

const hint = { node: 'a1', kind: 'hint' } as const;

test('the frame is around the token played last, not around the field of the last move', () => {
  const frame = { node: 'e5', kind: 'last' } as const;
  expect(playedLast([{ node: 'a1', kind: 'last' }, hint], { last: 'e5' })).toEqual([frame, hint]);
  expect(playedLast([hint], { last: 'e5' })).toEqual([frame, hint]);
});

test('a token that has gone leaves no frame', () => {
  expect(playedLast([{ node: 'a1', kind: 'last' }, hint], { last: null })).toEqual([hint]);
});
