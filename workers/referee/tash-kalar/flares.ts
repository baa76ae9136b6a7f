import { findFlare, isFlare, type Half } from './cards';
import { without } from './decks';
import { taskOf, type Effect } from './effect';
import type { Step } from './language';
import { raised } from './limits';
import { resolve } from './resolving';
import { enemyLead } from './selection';
import { opponent, type State } from './state';

/** The flare in the hand of the player on turn, or null. TS-DRAW-1: there is never more than one. */
export const flareInHand = (state: State): string | null => state.hands[state.turn.player].find(isFlare) ?? null;

/** TS-FLARE-3, TS-FLARE-4. */
const isMet = (state: State, { lead, compares }: Half): boolean => enemyLead(state, compares) >= lead;

/** TS-FLARE-2. */
export function criteriaMet(state: State, flare: string): { upper: boolean; lower: boolean } {
  const { upper, lower } = findFlare(flare);
  return { upper: isMet(state, upper), lower: isMet(state, lower) };
}

export function canInvoke(state: State): boolean {
  const flare = flareInHand(state);
  if (flare === null) return false;
  const { upper, lower } = criteriaMet(state, flare);
  return upper || lower;
}

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
