/** Which place of a board a pick stands for. Games name their places by one of these kinds. */
const PLACE = /^(?:node|field|square):(.+)$/;

/** Id of the place, or null for picks that are none: a tile of the rack, a button. */
export const placeOf = (pick: string): string | null => PLACE.exec(pick)?.[1] ?? null;

export const isPlace = (pick: string): boolean => PLACE.test(pick);
