import { pairingName } from '$lib/games/token-battle/board/set-names';
import { cardName, pickWords, sideName } from '$lib/games/token-battle/board/words';
import { eventText } from '$lib/games/token-battle/learn/events';
import { withAside } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { CHOICE } from '$workers/games/token-battle/puzzles/choice';
import { SIDES, type Board, type Side } from '$workers/games/token-battle/state';
import { trialOf } from '$workers/games/token-battle/trial';
import type { PuzzleGame } from '$lib/puzzles/game';
import { taskText } from './goals';
import Table from './Table.svelte';

const boardIn = (view: View): Board => view.board as Board;
const wordsFor = (view: () => View) => pickWords(() => boardIn(view()));

/** Card, field and, where several stacks show the card, the number of the stack; see `actionText` of the codec. */
const ACTION = /^([a-z-]+)(?::(\d))?@(\w+)$/;

function actionText(action: string): string {
  const [, card, stack, field] = ACTION.exec(action)!;
  const text = m.tk_place({ card: cardName(card!), field: field! });
  return stack ? withAside(text, m.tk_stack({ n: stack })) : text;
}

export const puzzles: PuzzleGame = {
  Table,
  prepare: async () => {},
  mapName: pairingName,
  seatName: (seat) => sideName(SIDES[seat]!),

  picture(notation, board) {
    const seat = SIDES.indexOf((board as Board).turn as Side);
    return {
      notation,
      actor: 'player',
      seats: SIDES.length,
      seat,
      question: 'turn',
      choices: [],
      outcomes: [],
      result: null,
      board,
    };
  },

  words: wordsFor,
  trial: (picks, view) => trialOf(picks, boardIn(view), SIDES[view.seat]),
  nodesOf: (action) => action.match(/(?<=@)\w+$/) ?? [],
  action: actionText,
  event: (view, action) =>
    eventText(
      view,
      action,
      wordsFor(() => view),
    ),
  area: (action) => m.puzzles_hint_tile({ tile: cardName(ACTION.exec(action)![1]!) }),
  task: (goal, view) => taskText(goal, view.seat),

  assumptions({ goal }) {
    const turns =
      goal.kind === 'bestSequence' ? m.tk_puzzles_assume_run({ turns: goal.turns! }) : m.tk_puzzles_assume_turns();
    return [m.tk_puzzles_assume_open(), ...(goal.turns === undefined ? [] : [turns])];
  },

  scale: async (puzzle, view) => (await import('./scale')).scaleOf(puzzle, view.seat),
  async shortfall(goal, view, value) {
    const { shortfallText } = await import('./shortfall');
    return shortfallText(goal, value, view.seat);
  },

  dangerous: () => null,
  aboutLines: new Set(),
  hasMaps: false,
  choice: CHOICE,
};
