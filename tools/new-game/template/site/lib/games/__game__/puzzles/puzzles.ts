import { setupName } from '$lib/games/__game__/board/words';
import { face } from '$lib/games/__game__/face';
import { m } from '$lib/paraglide/messages';
import type { PuzzleFace } from '$lib/puzzles/face';
import Table from './Table.svelte';

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  mapName: setupName,
  task: () => m.__snake___task(),
  commentary: async () => (await import('./commentary')).commentary,
  turnable: false,
  dangerous: () => null,
  hasMaps: false,
  choice: 3,
};
