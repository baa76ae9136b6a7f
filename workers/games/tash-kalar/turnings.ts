import type { Turning } from '../../puzzles/turning';
import { parse, print } from './notation';
import { recoloured } from './recolour';

const same = (text: string): string => text;

/** The players changed. The coloured squares have no symmetry, so the board cannot be turned. */
export const RECOLOURED: Turning = {
  notation(text) {
    const parsed = parse(text);
    if (!parsed.ok) throw new RangeError(parsed.error.problem);
    return print(recoloured(parsed.value));
  },
  action: same,
  place: same,
  // The mode stands before both decks.
  map: (setup) => setup.replace(/(\w+)-(\w+)$/, '$2-$1'),
};
