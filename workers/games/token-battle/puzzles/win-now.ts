import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import { optionsOf } from '../default-options';
import { other, type Side, type State } from '../state';
import { isPlayed } from './question';
import { finds, immediate } from './simple-players';
import { trim } from './trim';
import { BUDGET, withPoints } from './tuning';

/** Other totals of points tried for one position. */
const TRIES = 24;

/** Actions a last turn may have, and wrong ones that end the game or would win if they did. */
const MOST_LEGAL = 112;
/** Boards are thinned out up to so many. */
const THIN_LEGAL = 88;
const FEWEST_LEGAL = 8;
const FEWEST_DECOYS = 3;

/** One in so many wins that simply score the most is kept. */
const KEEP_EASY = 6;

/** What both players score in the turn of an action. */
interface Scored {
  own: number;
  enemy: number;
}

/** A win in this turn that a single move gives, made by trying other points of both players. */
export function winNow(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const legal = walker.legal(node);
  if (legal.length < FEWEST_LEGAL || legal.length > MOST_LEGAL) return null;
  const state = walker.state(node);
  const side = state.turn as Side;
  const { pointLimit } = optionsOf(state.options);
  const scored = legal.map((action) => scoredBy(walker, node, action, side));
  const owns = scored.map(({ own }) => own).sort((a, b) => b - a);
  const enemies = scored.map(({ enemy }) => enemy).sort((a, b) => b - a);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const own = pointLimit - owns[random(Math.ceil(owns.length / 2))]!;
    const enemy = pointLimit - enemies[random(enemies.length)]! + random(9) - 4;
    if (winners(scored, own, enemy, pointLimit) !== 1) continue;
    const tuned = withPoints(state, side, own, enemy);
    if (!tuned) continue;
    const draft = solved(walker, walker.enter(tuned), random);
    if (draft) return draft;
  }
  return null;
}

function solved(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const goal = { kind: 'winNow' };
  const answer = walker.solve(node, goal, BUDGET);
  if (!answer || answer.value.num !== 1 || answer.right.length !== 1) return null;
  const easy = finds(immediate(walker, node), answer.right);
  const fits = (draft: Draft): boolean =>
    decoys(walker, draft.node, draft.solved.right[0]!) >= FEWEST_DECOYS && isPlayed(walker, draft);
  const draft = { node, goal, solved: answer };
  if ((easy && random(KEEP_EASY) !== 0) || !fits(draft)) return null;
  return trim(walker, draft, fits, THIN_LEGAL, random);
}

function scoredBy(walker: Walker<State>, node: Node, action: number, side: Side): Scored {
  const before = walker.state(node).points;
  const after = walker.state(walker.play(node, action)).points;
  return { own: after[side] - before[side], enemy: after[other(side)] - before[other(side)] };
}

/** Actions that end the game by points and win it, with these points before the turn. */
function winners(scored: readonly Scored[], own: number, enemy: number, limit: number): number {
  return scored.filter((one) => {
    const [mine, theirs] = [own + one.own, enemy + one.enemy];
    return mine > theirs && Math.max(mine, theirs) >= limit;
  }).length;
}

/** Wrong actions that end the game, or that lead by more than the right one and do not end it. */
function decoys(walker: Walker<State>, node: Node, right: number): number {
  const side = walker.state(node).turn as Side;
  const lead = (action: number): number => {
    const { points } = walker.state(walker.play(node, action));
    return points[side] - points[other(side)];
  };
  const best = lead(right);
  const tempts = (action: number): boolean =>
    action !== right && (walker.actor(walker.play(node, action)) === 'over' || lead(action) >= best);
  return walker.legal(node).filter(tempts).length;
}
