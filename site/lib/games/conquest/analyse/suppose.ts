/** Nodes as they would be; see `Suppositions`. */
import { continentsOwned } from '$workers/games/conquest/map';
import { parse, print } from '$workers/games/conquest/notation';
import { withNode } from './draft';

const ATTACK = 2;

/** The node as it would be if another seat's attack phase began; null in set-up and while something is half done. */
export function passed(notation: string, seat: number): string | null {
  const parsed = parse(notation);
  if (!parsed.ok) return null;
  const state = parsed.value;
  if (state.phase === 0 || state.battle || !state.order.includes(seat) || state.player === seat) return null;
  const continents = continentsOwned(state.lands, seat);
  return print(withNode({ ...state, player: seat, early: false, continents }, ATTACK, 'start'));
}
