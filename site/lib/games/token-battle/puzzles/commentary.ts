import { cardName } from '$lib/games/token-battle/board/words';
import { cardOfAction } from '$lib/games/token-battle/face';
import { m } from '$lib/paraglide/messages';
import type { Commentary } from '$lib/puzzles/face';
import { RECOLOURED } from '$workers/games/token-battle/turnings';
import { scaleOf } from './scale';
import { shortfallText } from './shortfall';

export const commentary: Commentary = {
  area: (action) => m.puzzles_hint_tile({ tile: cardName(cardOfAction(action)!) }),

  assumptions({ goal }) {
    const turns =
      goal.kind === 'bestSequence' ? m.tk_puzzles_assume_run({ turns: goal.turns! }) : m.tk_puzzles_assume_turns();
    return [m.tk_puzzles_assume_open(), ...(goal.turns === undefined ? [] : [turns])];
  },

  scale: (puzzle, { seat }) => scaleOf(puzzle, seat),
  shortfall: (goal, { seat }, value) => shortfallText(goal, value, seat),
  why: async () => (await import('./why')).whyText,
  turnings: () => [RECOLOURED],
};
