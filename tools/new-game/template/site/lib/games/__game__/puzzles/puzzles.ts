import { seatName, setupName } from '$lib/games/__game__/board/words';
import { face } from '$lib/games/__game__/face';
import { m } from '$lib/paraglide/messages';
import type { PuzzleFace } from '$lib/puzzles/face';
import Table from './Table.svelte';

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  mapName: setupName,
  area: () => m.__snake___board(),
  task: () => m.__snake___task(),
  assumptions: () => [],
  scale: async (_puzzle, view) => (await import('./scale')).scaleOf(view.seat),
  shortfall: async (_goal, view) => m.__snake___short({ seat: seatName(view.seat) }),
  dangerous: () => null,
  hasMaps: false,
  choice: 3,
};
