import { fetchWords } from '$lib/games/conquest/board/late-words.svelte';
import { face } from '$lib/games/conquest/face';
import { m } from '$lib/paraglide/messages';
import type { PuzzleFace } from '$lib/puzzles/face';
import { CHOICE } from '$workers/games/conquest/puzzles/choice';
import { SETUPS } from '$workers/games/conquest/setups';
import { taskText } from './goals';
import Table from './Table.svelte';

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  mapName: (map) => m.cq_play_count({ count: SETUPS.indexOf(map) + 2 }),

  task: taskText,

  async commentary() {
    const [{ commentary }] = await Promise.all([import('./commentary'), fetchWords()]);
    return commentary;
  },
  turnable: false,
  dangerous: () => null,
  hasMaps: true,
  choice: CHOICE,
};
