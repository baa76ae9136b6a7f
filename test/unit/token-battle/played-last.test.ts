import { expect, test } from 'vitest';
import { playedLast } from '../../../site/lib/games/token-battle/board/played-last';

const hint = { node: 'a1', kind: 'hint' } as const;
const frame = { node: 'e5', kind: 'last' } as const;

test('the frame is around the token played last, not around the field of the last move', () => {
  expect(playedLast([{ node: 'a1', kind: 'last' }, hint], { last: 'e5' })).toEqual([frame, hint]);
  expect(playedLast([hint], { last: 'e5' })).toEqual([frame, hint]);
});

test('a token that has gone leaves no frame', () => {
  expect(playedLast([{ node: 'a1', kind: 'last' }, hint], { last: null })).toEqual([hint]);
});

test('before the first move a mark of one says where a question places the next token', () => {
  const next = { node: 'c3', kind: 'last' } as const;
  expect(playedLast([next, hint], { last: 'e5' }, true)).toEqual([frame, next, hint]);
});
