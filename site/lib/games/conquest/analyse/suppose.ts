/** Nodes as they would be; see `Suppositions`. */
import { parse, print } from '$workers/games/conquest/notation';
import { EMPTY_STEP } from '$workers/games/conquest/state';
import { continentsOwned } from '$workers/games/conquest/map';

const ATTACK = 2;

/** The node as it would be if another seat's attack phase began; null in set-up and while something is half done. */
export function passed(notation: string, seat: number): string | null {
  const parsed = parse(notation);
  if (!parsed.ok) return null;
  const state = parsed.value;
  if (state.phase === 0 || state.battle || !state.order.includes(seat) || state.player === seat) return null;
  const continents = continentsOwned(state.lands, seat);
  const moment = { phase: ATTACK, node: 'start', player: seat, decider: seat, claimed: 0, early: false } as const;
  return print({ ...state, ...moment, step: EMPTY_STEP, continents });
}
