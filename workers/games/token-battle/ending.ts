import { FIELDS as FIELD_COUNT } from '../../../assembly/games/token-battle/layout';
import type { Ending, RuleId } from '../../contract';
import { optionsOf } from './default-options';
import { SIDES, type Side, type State } from './state';

/** Ways to end a game, the first that applies being the one that is told. */
const ENDINGS = [
  ['points', 'TK-END-1'],
  ['full', 'TK-END-2'],
  ['turns', 'TK-END-6'],
] as const satisfies readonly (readonly [string, RuleId])[];

/** How the game ended, and the rule that ended it; null while it goes on. Equal points are a draw (TK-END-4). */
export function resultOf(state: State): (Ending & { winner: number | null }) | null {
  const how = endingOf(state);
  if (!how) return null;
  const ahead = leader(state);
  return { winner: ahead && SIDES.indexOf(ahead), reason: how[0], rule: how[1] };
}

/** Whoever has more points, or null. */
export function leader({ points }: State): Side | null {
  return points.A === points.B ? null : points.A > points.B ? 'A' : 'B';
}

function endingOf({ board, points, ply, options }: State): (typeof ENDINGS)[number] | undefined {
  const { pointLimit, turnLimit } = optionsOf(options);
  const holds = {
    points: SIDES.some((side) => points[side] >= pointLimit),
    full: Object.keys(board).length === FIELD_COUNT,
    turns: turnLimit !== 'none' && ply >= turnLimit,
  };
  return ENDINGS.find(([how]) => holds[how]);
}
