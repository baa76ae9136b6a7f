/** How a thing has left play, told from the tables before and after (CX-DEATH-1, CX-DEATH-3). */
import type { Board, SideView, ThingView } from './board';
import { isToken } from './printed';

/** Whatever is no death, or not known to be one, has just left. */
export type Leaving = 'died' | 'destroyed' | 'left';

/** A hero that died has cooldown markers, one that returned has none (CX-HERO-13, CX-HERO-14). */
const waits = ({ command }: SideView, card: string): boolean =>
  command.some(({ hero, cooldown }) => hero === card && cooldown > 0);

const copies = ({ discard }: SideView, card: string): number =>
  discard.cards?.filter((one) => one === card).length ?? discard.count;

/** `vanished`: tokens that went without dying, of which no zone tells (CX-TOKEN-3). */
export function leavingOf(
  { id, kind, card, owner }: ThingView,
  was: Board,
  is: Board,
  vanished: readonly number[],
): Leaving {
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
      if (isToken(card)) return vanished.includes(id) ? 'left' : 'died';
      if (copies(after, card) <= copies(before, card)) return 'left';
      return kind === 'unit' ? 'died' : 'destroyed';
    default:
      return 'left';
  }
}
