import { expect, it } from 'vitest';
import { toldApart } from '../../../../site/lib/games/codex/analyse/namesakes';
import type { Board } from '../../../../workers/games/codex/board';

const things = [
  { id: 3, shown: 'firebat', controller: 'A' },
  { id: 5, shown: 'iron_man', controller: 'A' },
  { id: 8, shown: 'firebat', controller: 'B' },
  { id: 9, shown: 'firebat', controller: 'A' },
];

it('things of one player that share a name are numbered, others are not', () => {
  const board = { things } as unknown as Board;
  expect(things.map(({ id }) => toldApart(board, id))).toEqual(['Firebat (1)', 'Iron Man', 'Firebat', 'Firebat (2)']);
});
