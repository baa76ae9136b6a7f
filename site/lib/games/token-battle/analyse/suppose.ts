/** Nodes as they would be; see `Suppositions`. */
import { parse, print } from '$workers/games/token-battle/notation';
import { other } from '$workers/games/token-battle/state';

/** Null where it is open who begins. */
export function passed(notation: string): string | null {
  const parsed = parse(notation);
  if (!parsed.ok || parsed.value.turn === '?') return null;
  return print({ ...parsed.value, turn: other(parsed.value.turn) });
}
