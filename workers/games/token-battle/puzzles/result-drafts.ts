import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';
import { ahead, isLong, isPlayed, MOST_LEGAL, THIN_LEGAL, worthIt } from './question';
import { trim } from './trim';
import { BUDGET, lowered, nearTheEnd, topTwo } from './tuning';

/** A forced win, or a game saved, made out of exact margins by moving the points between the best and the second best. */
export function result(
  walker: Walker<State>,
  node: Node,
  kind: 'forcedWin' | 'onlyMove',
  random: Random,
): Draft | null {
  const turns = 2 + random(2);
  if (walker.legal(node).length > MOST_LEGAL[turns]!) return null;
  const near = nearTheEnd(walker, node, turns, random);
  if (!near || !ahead(near.solved)) return null;
  const { best, second } = topTwo(near.solved);
  const draws = kind === 'onlyMove' && random(3) !== 0;
  const by = draws ? best : second + random(best - second);
  const tuned = lowered(walker, near.node, by, random);
  const goal = { kind, turns };
  const solved = tuned && walker.solve(tuned, goal, BUDGET);
  if (!solved || solved.right.length !== 1) return null;
  const fits = (found: Draft): boolean => {
    const { best: top, second: next } = topTwo(found.solved);
    if (kind === 'forcedWin' ? top < 1 : top === 0 || next > 0 || !endsIn(walker, found.node, turns)) return false;
    return isLong(walker, found) && isPlayed(walker, found);
  };
  const found = { node: tuned, goal, solved };
  const draft = fits(found) ? worthIt(walker, found, random) : null;
  return draft && trim(walker, draft, fits, THIN_LEGAL[turns]!, random);
}

/** Every line ends within so many turns, so that whoever does not lose in them does not lose. */
const endsIn = (walker: Walker<State>, node: Node, turns: number): boolean =>
  walker.solve(node, { kind: 'bestMargin', turns }, BUDGET) !== null;
