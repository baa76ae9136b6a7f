/** Where the whole card is shown that is looked at. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Of what is said each point counts as so many of what is looked at: the one may be covered in need, the other never. */
const SAID = 1000;

/**
 * Of the corners of the window, and of the edges of what is said, the spot at which the card covers least of that; of
 * equal ones the first, which is the lower right corner.
 *
 * @param said boxes that must stay in sight
 * @param at boxes of what is looked at
 */
export function spotFor(card: Box, width: number, height: number, said: readonly Box[], at: readonly Box[]) {
  const fits = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const lefts = [width, ...said.map((box) => box.left - GAP - card.width), 0];
  const tops = [height, ...said.flatMap((box) => [box.top + box.height + GAP, box.top - GAP - card.height]), 0];
  let best = { left: 0, top: 0 };
  let least = Infinity;
  for (const x of lefts) {
    for (const y of tops) {
      const spot = { left: fits(x, width - card.width), top: fits(y, height - card.height) };
      const box = { ...spot, width: card.width, height: card.height };
      const covered = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + shared(box, one), 0);
      const cost = SAID * covered(said) + covered(at);
      if (cost < least) [least, best] = [cost, spot];
    }
  }
  return best;
}
