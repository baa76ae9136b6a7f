import { Certificate, TooLarge } from '../../../puzzles/certificate';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { Side, State } from '../state';
import { ahead, isLong, isPlayed, MOST_LEGAL, question, THIN_LEGAL, worthIt } from './question';
import { trim } from './trim';
import { BUDGET, lowered, nearTheEnd, topTwo } from './tuning';
import { byEngine, uncovers } from './uncovering';

/** Final margins worth a question: games that are far from decided. */
const CLOSEST = -6;
const CLOSE = 16;
const FARTHEST = 12;

export function lastTurns(walker: Walker<State>, node: Node, turns: number, random: Random): Draft | null {
  if (walker.legal(node).length > MOST_LEGAL[turns]!) return null;
  const near = nearTheEnd(walker, node, turns, random);
  if (!near || !ahead(near.solved)) return null;
  const close = lowered(walker, near.node, topTwo(near.solved).best - CLOSEST - random(CLOSE), random);
  const solved = close && walker.solve(close, near.goal, BUDGET);
  if (!solved) return null;
  const fits = (draft: Draft): boolean =>
    ahead(draft.solved) &&
    Math.abs(topTwo(draft.solved).best) <= FARTHEST &&
    isLong(walker, draft) &&
    isPlayed(walker, draft);
  const found = { node: close, goal: near.goal, solved };
  const draft = fits(found) ? worthIt(walker, found, random) : null;
  return draft && trim(walker, draft, fits, THIN_LEGAL[turns]!, random);
}

/** Which stack to use now: to see a card in time, or because the card below decides the last turns. */
export function planTheStack(walker: Walker<State>, node: Node, random: Random): Draft | null {
  if (random(2) === 0) {
    const draft = lastTurns(walker, node, 3, random);
    return draft && isAboutStack(walker, draft) ? draft : null;
  }
  const state = walker.state(node);
  const buried = state.cards[state.turn as Side].flatMap((stack) => stack.slice(2, 4));
  for (const card of new Set(buried)) {
    for (const turns of [2, 3]) {
      const goal = { kind: 'reachTop', card, turns };
      const fits = ({ solved: { value, right, values } }: Draft): boolean =>
        value.num === 1 && right.length <= 2 && values.size > right.length;
      const draft = question(walker, node, goal, fits, 2, random);
      if (draft) return draft;
    }
  }
  return null;
}

/** Branches looked at to tell whether the stack is the point. */
const MOST_BRANCHES = 900;

function isAboutStack(walker: Walker<State>, { node, goal }: Draft): boolean {
  try {
    const tree = new Certificate(walker, node, goal, MOST_BRANCHES).tree();
    return uncovers(byEngine(walker), walker.state(node), tree);
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}
