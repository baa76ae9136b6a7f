import { SQUARES } from '$workers/games/tash-kalar/squares';
import { setupName } from '$lib/games/tash-kalar/board/setup-names';
import { face } from '$lib/games/tash-kalar/face';
import type { Goal } from '$workers/analysis/contract';
import type { Choice, View } from '$workers/contract';
import { CHOICE } from '$workers/games/tash-kalar/puzzles/choice';
import type { PuzzleFace } from '$lib/puzzles/face';
import { taskText } from './goals';
import Table from './Table.svelte';

/** Where a being can come is asked of every square, where it comes for nothing of those it can come to. */
function answersTo({ kind, card }: Goal, { choices }: View): Choice[] | null {
  if (kind !== 'come' && kind !== 'idle') return null;
  return SQUARES.map((square) => ({ action: `summon ${card}@${square}`, picks: [`square:${square}`] })).filter(
    ({ action }) => kind === 'come' || choices.some((legal) => legal.action === action),
  );
}

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  mapName: setupName,
  answers: answersTo,
  // Of a piece to place or to lift only the column is told.
  hinted: (action, view) =>
    /^(?:place|lift) /.test(action)
      ? face
          .places(view)
          .filter(([column]) => column === face.placesOf(action)[0]?.[0])
          .map(face.pickOf)
      : (view.choices.find((choice) => choice.action === action)?.picks.slice(0, 1) ?? []),
  task: taskText,
  commentary: async () => (await import('./commentary')).commentary,
  turnable: true,
  dangerous: () => null,
  hasMaps: false,
  choice: CHOICE,
};
