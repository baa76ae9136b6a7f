import type { DrillKind } from '../../../drills/drill';
import { shuffled } from '../../../random';
import type { Board } from '../board';
import { CARDS } from '../printed';
import { isPlayable } from '../playable';
import { attackOn } from './attack';
import { recast } from './recast';
import { flies, isReadable, oneOf, STEPS } from './table';
import { choose } from './walk';

const FLIERS = CARDS.filter(
  ({ id, type, keywords }) => type === 'unit' && isPlayable(id) && keywords.some(([keyword]) => keyword === 'flying'),
).map(({ id }) => id);

/** Everything that one attacker may attack, with somebody in the air: random games seldom come to that by themselves. */
export const air: DrillKind<Board> = {
  id: 'air',
  steps: STEPS,
  choose,
  ask({ board, question }, desk, random, wish) {
    if (question !== 'main' || !isReadable(board)) return null;
    const grounded = board.things.filter((thing) => thing.kind === 'unit' && !flies(thing));
    const lifted = shuffled(grounded, random).slice(0, 1 + (wish % 2));
    if (lifted.length === 0) return null;
    const view = recast(desk, new Map(lifted.map(({ id }) => [id, oneOf(FLIERS, random)!])));
    const asked = view && attackOn('air', view, true, random, wish);
    return asked && { ...asked, view };
  },
};
