import type { Racks } from './share';
import { parse, print } from '$workers/games/toy-battle/notation';
import { withRacks } from '$workers/games/toy-battle/odds';

/** The node as a search is asked about it: what its players know of each other's racks is written into the notation. */
export function questionOf(notation: string, racks: Racks): string {
  const parsed = parse(notation);
  return parsed.ok && racks === 'open' ? print(withRacks(parsed.value, 'open')) : notation;
}
