import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';
import { lastTurns, planTheStack } from './end-drafts';
import { result } from './result-drafts';
import { bestTurn, demolition, doubleTurn } from './turn-drafts';
import { winNow } from './win-now';

type Finder = (walker: Walker<State>, node: Node, random: Random) => Draft | null;

/** How puzzles of a kind are found at the start of a turn. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  'win-now': winNow,
  'forced-win': (walker, node, random) => result(walker, node, 'forcedWin', random),
  'save-the-game': (walker, node, random) => result(walker, node, 'onlyMove', random),
  'best-turn': bestTurn,
  'double-turn': doubleTurn,
  demolition,
  'last-turns': (walker, node, random) => lastTurns(walker, node, 2 + random(2), random),
  'plan-the-stack': planTheStack,
};
