import { setupName } from '$lib/board/tash-kalar/setup-names';
import { cardName, choiceText, sideName, WORDS } from '$lib/board/tash-kalar/words';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { CHOICE } from '$workers/games/tash-kalar/puzzles/choice';
import { SIDES, type State } from '$workers/games/tash-kalar/state';
import { trialOf } from '$workers/games/tash-kalar/trial';
import type { PuzzleGame } from '../game';
import { boardIn, cardIn, goalAt, namedIn, taskText } from './goals';
import Table from './Table.svelte';

const squaresOf = (action: string): string[] => action.match(/\b[a-i][1-9]\b/g) ?? [];

/** A decision in words, as it is made at a node; one that cannot be made there, as its notation. */
function actionText(action: string, view: View): string {
  const choice = view.choices.find((known) => known.action === action);
  return choice ? choiceText(choice) : action;
}

/** What a first action is about, without saying where. */
function areaText(action: string): string {
  const card = cardIn(action);
  if (card) return m.puzzles_hint_tile({ tile: cardName(card) });
  const [verb] = action.split(' ');
  const column = squaresOf(action)[0]?.[0] ?? '';
  if (verb === 'lift') return m.ts_puzzles_hint_lift({ column });
  return verb === 'place' ? m.ts_puzzles_hint_place({ column }) : m.ts_puzzles_hint_flare();
}

export const puzzles: PuzzleGame = {
  Table,
  prepare: async () => {},
  mapName: setupName,
  seatName: (seat) => sideName(SIDES[seat]!),

  picture(notation, board) {
    const seat = SIDES.indexOf((board as State).side);
    return { notation, actor: 'player', seat, question: 'menu', choices: [], outcomes: [], result: null, board };
  },

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
  area: areaText,
  task: taskText,

  assumptions({ goal }, view) {
    const { enemy } = namedIn(goal, view.seat, boardIn(view).mode);
    const shown = goal.kind === 'shutOut' || goal.kind === 'keepCold';
    return [
      m.ts_puzzles_assume_discard(),
      m.ts_puzzles_assume_draw(),
      ...(shown ? [m.ts_puzzles_assume_hand({ enemy })] : []),
    ];
  },

  scale: async (puzzle, view) => (await import('./scale')).scaleOf(puzzle, view),
  async shortfall(goal, view, value) {
    const { shortfallText } = await import('./shortfall');
    return shortfallText(goal, value, namedIn(goal, view.seat, boardIn(view).mode));
  },

  dangerous: () => null,
  goalAt,
  aboutLines: new Set(),
  hasMaps: false,
  choice: CHOICE,
};
