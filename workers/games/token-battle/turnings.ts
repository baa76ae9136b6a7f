import type { Turning } from '../../puzzles/turning';
import { parse, print } from './notation';
import { recoloured } from './recolour';

const same = (text: string): string => text;

/** The players changed. The skills of cards have no mirror images, so the board has no other side. */
export const RECOLOURED: Turning = {
  notation(text) {
    const parsed = parse(text);
    if (!parsed.ok) throw new RangeError(parsed.error.problem);
    return print(recoloured(parsed.value));
  },
  action: same,
  place: same,
  map: (pairing) => pairing.split('-').reverse().join('-'),
};
