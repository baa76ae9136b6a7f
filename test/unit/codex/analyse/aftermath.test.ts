import { expect, it } from 'vitest';
import { aftermath } from '../../../../site/lib/games/codex/analyse/aftermath';
import type { Board } from '../../../../workers/games/codex/board';
import type { Effect } from '../../../../workers/games/codex/effects';

const board = { things: [], waits: [] } as unknown as Board;

it('gold of a turn that begins within an action is told behind the turn', () => {
  const effects: Effect[] = [
    { kind: 'gold', seat: 'A', before: 0, after: 4 },
    { kind: 'left', id: 7, card: 'wisp', seat: 'B', how: 'died' },
    { kind: 'turn', seat: 'A' },
  ];
  expect(aftermath(board, effects)).toEqual(['Wisp dies', 'Turn of Player A', 'Player A: gold +4']);
});

it('gold of whoever acts is told as it comes', () => {
  expect(aftermath(board, [{ kind: 'gold', seat: 'B', before: 3, after: 1 }])).toEqual(['Player B: gold −2']);
});
