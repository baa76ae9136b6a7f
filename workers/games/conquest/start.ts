import { parse } from './notation';
import type { State } from './state';

/** The first node of a game of so many seats with these options, as items of a position line. */
export function firstNode(seats: number, options = ''): State {
  const order = 'RBGYP'.slice(0, seats);
  const parsed = parse(`>=R/0continent/1/${order}/- ${options}`);
  if (!parsed.ok) throw new RangeError(`no start for ${seats} seats with "${options}"`);
  return parsed.value;
}
