import { actionText, eventText, pictureOf, seatName, setupName, words } from '$lib/games/__game__/board/words';
import { m } from '$lib/paraglide/messages';
import type { PuzzleGame } from '$lib/puzzles/game';
import { trialOf } from '$workers/games/__game__/choices';
import type { Board } from '$workers/games/__game__/state';
import Table from './Table.svelte';

export const puzzles: PuzzleGame = {
  Table,
  prepare: async () => {},
  mapName: setupName,
  seatName,
  picture: (notation, board) => pictureOf(notation, board as Board),
  words: () => words,
  trial: trialOf,
  action: actionText,
  nodesOf: () => [],
  event: eventText,
  area: () => m.__snake___board(),
  task: () => m.__snake___task(),
  assumptions: () => [],
  scale: async (_puzzle, view) => (await import('./scale')).scaleOf(view.seat),
  shortfall: async (_goal, view) => m.__snake___short({ seat: seatName(view.seat) }),
  dangerous: () => null,
  aboutLines: new Set(),
  hasMaps: false,
  choice: 3,
};
