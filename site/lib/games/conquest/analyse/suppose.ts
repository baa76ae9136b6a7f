/** Nodes as they would be; see `Suppositions`. */
import { parse, print } from '$workers/games/conquest/notation';
import { withPhase } from './draft';

const ATTACK = 2;

/** The node as it would be if another seat's attack phase began; null in set-up and while something is half done. */
export function passed(notation: string, seat: number): string | null {
  const parsed = parse(notation);
  if (!parsed.ok) return null;
  const state = parsed.value;
  if (state.phase === 0 || state.battle || !state.order.includes(seat) || state.player === seat) return null;
  return print(withPhase(state, ATTACK, seat));
}
