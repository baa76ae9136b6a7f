import type { Ending, RuleId } from '../../contract';
import { taskOf } from './cards';
import { musterOf } from './muster';
import { sided, type Side, type Sided, type State } from './state';

/** Points now: of a duel, or of claimed tasks and legendary pieces (TS-MODE-3, TS-HIGH-5). */
export function scoreOf(state: State): Sided<number> {
  if (state.mode === 'duel') return { ...state.points };
  return sided((side) => {
    const claimed = state.claimed[side].reduce((sum, id) => sum + taskOf(id).points, 0);
    return claimed + musterOf(state, side).legendary;
  });
}

/** What decides, in this order (TS-END-5, TS-END-6). */
const DECIDERS: readonly (readonly [string, RuleId, (state: State) => Sided<number>])[] = [
  ['points', 'TS-END-5', scoreOf],
  ['upgraded', 'TS-END-6', (state) => sided((side) => musterOf(state, side).upgraded)],
  ['pieces', 'TS-END-6', (state) => sided((side) => musterOf(state, side).pieces)],
];

/** Who would win now and why; nobody in a draw (TS-END-7). */
export function standing(state: State): { ahead: Side | null; reason: string; rule: RuleId } {
  for (const [reason, rule, count] of DECIDERS) {
    const { A, B } = count(state);
    if (A !== B) return { ahead: A > B ? 'A' : 'B', reason, rule };
  }
  return { ahead: null, reason: 'draw', rule: 'TS-END-7' };
}

/** How the game ended; null while it goes on. */
export function resultOf(state: State): Ending | null {
  if (state.question !== 'over') return null;
  const { reason, rule } = standing(state);
  return { reason, rule };
}
