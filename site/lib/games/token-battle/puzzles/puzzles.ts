import { pairingName } from '$lib/games/token-battle/board/set-names';
import { face } from '$lib/games/token-battle/face';
import { CHOICE } from '$workers/games/token-battle/puzzles/choice';
import type { PuzzleFace } from '$lib/puzzles/face';
import { taskText } from './goals';
import Table from './Table.svelte';

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  mapName: pairingName,

  task: (goal, view) => taskText(goal, view.seat),

  commentary: async () => (await import('./commentary')).commentary,
  turnable: true,
  dangerous: () => null,
  hasMaps: false,
  choice: CHOICE,
};
