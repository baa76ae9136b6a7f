import { pairingName } from '$lib/games/token-battle/board/set-names';
import { cardName } from '$lib/games/token-battle/board/words';
import { cardOfAction, face } from '$lib/games/token-battle/face';
import { m } from '$lib/paraglide/messages';
import { CHOICE } from '$workers/games/token-battle/puzzles/choice';
import type { PuzzleFace } from '$lib/puzzles/face';
import { taskText } from './goals';
import Table from './Table.svelte';

export const puzzles: PuzzleFace = {
  ...face,
  Table,
  mapName: pairingName,

  area: (action) => m.puzzles_hint_tile({ tile: cardName(cardOfAction(action)!) }),
  named: ({ card }) => (card === undefined ? [] : [cardName(card)]),
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

  turnings: async () => [(await import('$workers/games/token-battle/turnings')).RECOLOURED],
  dangerous: () => null,
  hasMaps: false,
  choice: CHOICE,
};
