/** How a thing has left play (CX-DEATH-1, CX-DEATH-3), told by the engine, or else from the tables before and after. */
import type { Board, SideView, ThingView } from './board';
import { isToken } from './printed';

/** Whatever is no death, or not known to be one, has just left. */
export type Leaving = 'died' | 'destroyed' | 'left';

/** A hero that died has cooldown markers, one that returned has none (CX-HERO-13, CX-HERO-14). */
const waits = ({ command }: SideView, card: string): boolean =>
  command.some(({ hero, cooldown }) => hero === card && cooldown > 0);

const copies = ({ discard }: SideView, card: string): number =>
  discard.cards?.filter((one) => one === card).length ?? discard.count;

/** `vanished`: what went without dying, where an engine told; a token is gone from every zone (CX-TOKEN-3), and a pile may be turned over. */
export function leavingOf(
  { id, kind, card, owner }: ThingView,
  was: Board,
  is: Board,
  vanished: readonly number[] | null,
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
      if (vanished ? vanished.includes(id) : !isToken(card) && copies(after, card) <= copies(before, card))
        return 'left';
      return kind === 'unit' ? 'died' : 'destroyed';
    default:
      return 'left';
  }
}
