/**
 * Which place of a board a pick stands for. Games name their places by one of these kinds. What stands at the border of a land
 * shows in that land (`place:NAF/EGY`), what lies at sea off the coast that it threatens (`force:NAF~BRA`).
 */
const PLACE = /^(?:(?:node|field|square|land):(?<id>.+)|place:(?<land>[^/]+)\/.+|force:.+~(?<coast>.+))$/;

/** Id of the place, or null for picks that are none: a tile of the rack, a button. */
export function placeOf(pick: string): string | null {
  const { id, land, coast } = PLACE.exec(pick)?.groups ?? {};
  return id ?? land ?? coast ?? null;
}

export const isPlace = (pick: string): boolean => PLACE.test(pick);
