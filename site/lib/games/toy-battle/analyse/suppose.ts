/** Nodes as they would be; see `Suppositions`. */
import { parse, print } from '$workers/games/toy-battle/notation';
import { withRacks } from '$workers/games/toy-battle/odds';
import { passed as afterPassing } from '$workers/games/toy-battle/passed';

/** Null where the game is over. */
export function passed(notation: string): string | null {
  const parsed = parse(notation);
  return parsed.ok && parsed.value.question !== 'over' ? print(afterPassing(parsed.value)) : null;
}

/** Racks lie open. */
export function opened(notation: string): string {
  const parsed = parse(notation);
  return parsed.ok ? print(withRacks(parsed.value, 'open')) : notation;
}
