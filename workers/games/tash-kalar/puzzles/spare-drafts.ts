import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import { cardOf } from '../cards';
import { musterOf } from '../muster';
import { SQUARES } from '../squares';
import type { State } from '../state';
import { someCards } from './play-drafts';
import { isShort } from './practice';
import { question } from './question';

/** Hands tried for one position. */
const TRIES = 40;

/** Nodes one lifted piece may cost while looking for puzzles. */
const LIFT_BUDGET = 30_000;

/** The board of a game with all two-sided pieces of the player on turn on it, those that were left as commons anywhere. */
function crowded(from: State, random: Random): State['board'] {
  const free = SQUARES.filter((square) => !(square in from.board));
  const left = musterOf(from, from.side).supply.twoSided;
  const added = shuffled(free, random)
    .slice(0, left)
    .map((square) => [square, { owner: from.side, rank: 'common' as const }]);
  return { ...from.board, ...Object.fromEntries(added) };
}

/** A being that comes with a piece picked up from the board, so that a second one can still follow. */
export function sparePiece(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  const board = crowded(from, random);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const hand = someCards(from, 2, random);
    const [card, second] = hand.map((id) => cardOf(id).word);
    const given = { board, hand, actions: 2 };
    const asked = { from, given, goal: { kind: 'spare', card: card!, other: second! } };
    const draft = question(walker, asked, random, (found, start) => isShort(start) && dependsOnLift(walker, found));
    if (draft) return draft;
  }
  return null;
}

/** However the summoning begins, a piece is picked up for it, and most pieces are the wrong ones. */
const dependsOnLift = (walker: Walker<State>, { node, goal, solved }: Draft): boolean =>
  solved.right.every((action) => {
    const lifting = walker.play(node, action);
    if (walker.state(lifting).question !== 'liftForSummon') return false;
    const lifted = walker.solve(lifting, goal, LIFT_BUDGET);
    return lifted !== null && 2 * lifted.right.length <= lifted.values.size;
  });
