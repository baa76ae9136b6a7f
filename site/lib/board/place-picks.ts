/**
 * Which place of a board a pick stands for. Games name their places by one of these kinds; what stands at a border, or off
 * a coast, belongs to the place before the slash, or behind the tilde.
 */
const PLACE = /^(?:(?:node|field|square|land|thing):(.+)|place:([^/]+)\/.*|force:[^~]*~(.+))$/;

/** Id of the place, or null for picks that are none: a tile of the rack, a button. */
export function placeOf(pick: string): string | null {
  const [, place, base, coast] = PLACE.exec(pick) ?? [];
  return place ?? base ?? coast ?? null;
}

export const isPlace = (pick: string): boolean => PLACE.test(pick);
