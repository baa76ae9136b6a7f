import { expect, test } from 'vitest';
import { infantryLeft } from '../../../../site/lib/games/conquest/board/divisions';
import type { Board } from '../../../../workers/games/conquest/board';

const board = {
  lands: { NAF: { owner: 'R', rear: 'A12I' }, EGY: { owner: 'B', rear: '9I' } },
  fronts: { 'NAF/EGY': { group: 'II' }, 'EGY/NAF': { group: 'I' } },
  forces: { 'NAF~BRA': { owner: 'R', front: 'AI', rear: 'III' } },
  options: {},
} as unknown as Board;

test('infantry left in the supply is what stands nowhere: in no rear, at no front and on no ship', () => {
  expect(infantryLeft(board, 'R')).toBe(60 - 12 - 2 - 4);
  expect(infantryLeft({ ...board, options: { 'infantry-supply': '30' } } as unknown as Board, 'B')).toBe(20);
});
