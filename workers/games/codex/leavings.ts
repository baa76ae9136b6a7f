/** How a thing has left play, told from the tables before and after (CX-DEATH-1, CX-DEATH-3). */
import type { Board, SideView, ThingView } from './board';

/** Whatever is no death, or not known to be one, has just left. */
export type Leaving = 'died' | 'destroyed' | 'left';

/** A hero that died has cooldown markers, one that returned has none (CX-HERO-13, CX-HERO-14). */
const waits = ({ command }: SideView, card: string): boolean =>
  command.some(({ hero, cooldown }) => hero === card && cooldown > 0);

const copies = ({ discard }: SideView, card: string): number =>
  discard.cards?.filter((one) => one === card).length ?? discard.count;

/** Of a token no zone tells whether it died: it vanishes either way (CX-TOKEN-3). */
export function leavingOf({ kind, card, owner }: ThingView, was: Board, is: Board): Leaving {
  const [before, after] = [was.sides[owner], is.sides[owner]];
  switch (kind) {
    case 'tech':
    case 'addon':
    case 'base':
      return 'destroyed';
    case 'hero':
      return waits(after, card) ? 'died' : 'left';
    case 'unit':
    case 'building':
      if (copies(after, card) <= copies(before, card)) return 'left';
      return kind === 'unit' ? 'died' : 'destroyed';
    default:
      return 'left';
  }
}
