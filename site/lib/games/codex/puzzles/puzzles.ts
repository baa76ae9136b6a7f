import { face } from '$lib/games/codex/face';
import { boardIn } from '$lib/games/codex/board/view';
import { m } from '$lib/paraglide/messages';
import type { PuzzleFace } from '$lib/puzzles/face';
import { CHOICE } from '$workers/games/codex/puzzles/choice';
import { taskText } from './goals';
import Table from './Table.svelte';

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  mapName: () => m.cxb_table(),

  task: (goal, view) => taskText(goal, boardIn(view)),

  commentary: async () => (await import('./commentary')).commentary,
  turnable: false,
  dangerous: () => null,
  hasMaps: false,
  choice: CHOICE,
};
