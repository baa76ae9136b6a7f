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

/**
 * No zone tells of a token whether it died (CX-TOKEN-3). Since no card that can be played takes one away otherwise, it is
 * taken to have died, as goals take it (assembly/games/codex/goal-facts.ts).
 */
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
      if (isToken(card)) return 'died';
      if (copies(after, card) <= copies(before, card)) return 'left';
      return kind === 'unit' ? 'died' : 'destroyed';
    default:
      return 'left';
  }
}
