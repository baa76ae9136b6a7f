import { findFlare } from './cards';
import { without } from './decks';
import { taskOf } from './effect';
import { criteriaMet, flareInHand } from './flares';
import type { Step } from './language';
import { raised } from './limits';
import { opponent } from './pieces';
import type { Effect } from './progress';
import { resolve } from './resolving';
import type { State } from './state';

/** TS-FLARE-5, TS-FLARE-6: the upper effect, then the lower; the option looks at the lower criterion again. */
function program(state: State, name: string): Step[] {
  const { upper, lower } = findFlare(name);
  const met = criteriaMet(state, name);
  const first = met.upper ? upper.effect : [];
  if (state.options.flareCriteria === 'once') return [...first, ...(met.lower ? lower.effect : [])];
  return [...first, { do: 'if', cond: { enemyLead: lower.compares, atLeast: lower.lead }, then: lower.effect }];
}

/** TS-FLARE-1, TS-DUEL-4. `canInvoke` must hold. */
export function invoke(state: State): State {
  const { player } = state.turn;
  const flare = flareInHand(state)!;
  const effect: Effect = {
    card: flare,
    todo: program(state, flare).map(taskOf),
    bound: {},
    summon: null,
    being: null,
    used: [],
    marks: {},
    arrows: [],
    discardWasEmpty: state.discards[player].length === 0,
  };
  const rival = opponent(player);
  const price = state.options.mode === 'duel' ? 1 : 0;
  return resolve(
    {
      ...state,
      hands: { ...state.hands, [player]: without(state.hands[player], flare) },
      points: { ...state.points, [rival]: raised('points', state.points[rival], price) },
    },
    effect,
  );
}
