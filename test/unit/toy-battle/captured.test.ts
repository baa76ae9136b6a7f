import { expect, test } from 'vitest';
import { withCaptor } from '../../../site/lib/games/toy-battle/board/captured';
import type { View } from '../../../workers/contract';
import type { Board } from '../../../workers/games/toy-battle/state';

const seen = (reason: string | null) =>
  ({ board: { stacks: { '3': 'b6' } }, result: reason && { reason } }) as unknown as View<Board>;
const last = { view: { seat: 1 } as View, action: 'place K@B' };

test('the tile that captured a headquarters is drawn on it', () => {
  expect(withCaptor(seen('hq'), last).stacks).toEqual({ '3': 'b6', B: 'rK' });
});

test('nothing is added where the game goes on, ended otherwise, or nobody knows by what', () => {
  for (const [view, action] of [
    [seen(null), last],
    [seen('medals'), last],
    [seen('hq'), null],
  ] as const)
    expect(withCaptor(view, action).stacks).toEqual({ '3': 'b6' });
});
