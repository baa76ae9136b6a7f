import type { Seat, Slot, Thing } from './table';

/** Who stands in which patrol slot, by the number of the thing. */
export type Lineup = Readonly<Partial<Record<Slot, number>>>;

/** Those on patrol now. */
export const lineupOf = (things: readonly Pick<Thing, 'id' | 'slot' | 'controller'>[], seat: Seat): Lineup =>
  Object.fromEntries(things.flatMap(({ id, slot, controller }) => (slot && controller === seat ? [[slot, id]] : [])));

/** With one in a slot, who leaves the one where he stood; null empties it. */
export function posted(lineup: Lineup, slot: Slot, id: number | null): Lineup {
  const rest = Object.entries(lineup).filter(([at, who]) => at !== slot && who !== id);
  return Object.fromEntries(id === null ? rest : [...rest, [slot, id]]);
}
