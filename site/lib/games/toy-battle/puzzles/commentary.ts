import { boardIn } from '$lib/games/toy-battle/board/words';
import { layoutFor } from '$lib/games/toy-battle/face';
import type { Commentary } from '$lib/puzzles/face';
import { turningsOf } from '$workers/games/toy-battle/turnings';
import { areaOf } from './area';
import { assumptionsOf } from './assumptions';
import { scaleOf } from './scale';
import { shortfallText } from './shortfall';
import { withRack } from './world';

export const commentary: Commentary = {
  area: areaOf,
  assumptions: assumptionsOf,
  scale: (puzzle, { seat }) => scaleOf(puzzle, seat),
  shortfall: (goal, view, value, need, nodes) =>
    shortfallText(goal, { board: boardIn(view), value, need, nodes }, (id) => layoutFor(view).at[id]?.hq ?? null),
  why: async () => (await import('./why')).whyText,
  withRack,
  turnings: turningsOf,
};
