import { expect, test } from 'vitest';
import { commonNeed, marginOf } from '../../../site/lib/puzzles/why';

test('the margin is told by the best of the wrong first moves', () => {
  const values = { a: '3/1', b: '1/1', c: '2/1', d: '2/1' };
  expect(marginOf({ values, right: ['a'] })).toEqual({
    wrong: 3,
    next: { action: 'c', value: { num: 2, den: 1 } },
    alike: false,
  });
  expect(marginOf({ values: { a: '1/1', b: '0/1', c: '0/1' }, right: ['a'] })).toMatchObject({ wrong: 2, alike: true });
});

test('what beats most wrong moves is named with how many', () => {
  const refuted = (need?: string) => ({ line: [], note: 'enemy-wins', ...(need === undefined ? {} : { need }) });
  expect(commonNeed({ refutations: { a: refuted('K'), b: refuted('3'), c: refuted('3') } })).toEqual({
    need: '3',
    count: 2,
  });
  expect(commonNeed({ refutations: { a: refuted(), b: refuted('') } })).toBeNull();
});
