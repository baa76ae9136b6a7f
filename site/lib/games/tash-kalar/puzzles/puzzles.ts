import { SQUARES } from '$lib/games/tash-kalar/board/faces';
import { setupName } from '$lib/games/tash-kalar/board/setup-names';
import { choiceText, sideName, WORDS } from '$lib/games/tash-kalar/board/words';
import { m } from '$lib/paraglide/messages';
import type { Goal } from '$workers/analysis/contract';
import type { Choice, View } from '$workers/contract';
import { CHOICE } from '$workers/games/tash-kalar/puzzles/choice';
import { SIDES, type State } from '$workers/games/tash-kalar/state';
import { trialOf } from '$workers/games/tash-kalar/trial';
import type { PuzzleGame } from '$lib/puzzles/game';
import { boardIn, namedIn, squaresOf, taskText } from './goals';
import Table from './Table.svelte';

/** A decision in words, as it is made at a node; one that cannot be made there, as its notation. */
function actionText(action: string, view: View): string {
  const choice = view.choices.find((known) => known.action === action);
  return choice ? choiceText(choice) : action;
}

/** Where a being can come is asked of every square, where it comes for nothing of those it can come to. */
function answersTo({ kind, card }: Goal, { choices }: View): Choice[] | null {
  if (kind !== 'come' && kind !== 'idle') return null;
  return SQUARES.map((square) => ({ action: `summon ${card}@${square}`, picks: [`square:${square}`] })).filter(
    ({ action }) => kind === 'come' || choices.some((legal) => legal.action === action),
  );
}

export const puzzles: PuzzleGame = {
  Table,
  prepare: async () => {},
  mapName: setupName,
  seatName: (seat) => sideName(SIDES[seat]!),

  picture(notation, board) {
    const seat = SIDES.indexOf((board as State).side);
    return {
      notation,
      actor: 'player',
      seats: SIDES.length,
      seat,
      question: 'menu',
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },

  answers: answersTo,
  words: () => WORDS,
  trial: (picks, view) =>
    trialOf(
      picks,
      boardIn(view),
      view.choices.map(({ action }) => action),
    ),
  nodesOf: squaresOf,
  action: actionText,
  event: (view, action) => m.ts_event({ side: sideName(SIDES[view.seat]!), what: actionText(action, view) }),
  area: async (action) => (await import('./later')).areaText(action),
  task: taskText,

  assumptions: async ({ goal }, view) => (await import('./later')).assumptionsIn(goal, view),
  scale: async (puzzle, view) => (await import('./scale')).scaleOf(puzzle, view),
  async shortfall(goal, view, value) {
    const { shortfallText } = await import('./shortfall');
    return shortfallText(goal, value, namedIn(goal, view.seat, boardIn(view).mode));
  },

  dangerous: () => null,
  aboutLines: new Set(),
  hasMaps: false,
  choice: CHOICE,
};
