import type { Ending, RuleId } from '../../contract';
import { medalsOf } from './medals';
import { SIDES, type State } from './state';

/** How the game ended, and the rule that ended it. */
export function resultOf(state: State): (Ending & { winner: number | null }) | null {
  if (!state.result) return null;
  const { winner, how } = state.result;
  return { winner: winner === 'none' ? null : SIDES.indexOf(winner), reason: how, rule: ruleOf(state, how) };
}

function ruleOf(state: State, how: NonNullable<State['result']>['how']): RuleId {
  if (how === 'hq') return 'TB-END-1';
  if (how === 'medals') return 'TB-END-2';
  if (how === 'limit') return 'TB-END-6';
  const medals = medalsOf(state);
  return medals.blue === medals.red ? 'TB-END-5' : 'TB-END-4';
}
