import type { Goal } from '../../../analysis/contract';
import { bestLine, runLines, startLines } from '../../../engine/lines';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Solved, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import type { State } from '../state';
import { bestPlay } from './best-play';
import { finds, forecast, immediate } from './simple-players';
import { trim } from './trim';
import { BUDGET, topTwo } from './tuning';

/** By how much the best must be better than anything else, where points or gains are compared. */
const LEAD = 2;

/** Most first actions of a puzzle by the turns it looks ahead; one more turn multiplies the proof by as much. */
export const MOST_LEGAL = [0, 112, 72, 40] as const;
/** Boards are thinned out up to so many first actions. */
export const THIN_LEGAL = [0, 88, 60, 36] as const;
const FEWEST_LEGAL = 8;

/** One in so many puzzles that both simple players solve is kept, for the easy end of the scale. */
const KEEP_EASY = 6;

/** One in so many solutions that begin with Sprint is kept: extra turns would crowd out the rest. */
const KEEP_SPRINT = 3;

/** Nodes a proof may have; the referee looks at about as many as the engine, some ten thousand a second. */
const MOST_NODES = 45_000;

/** A single best action, better than all others by enough. */
export const ahead = (solved: Solved): boolean => {
  const { best, second } = topTwo(solved);
  return solved.right.length === 1 && best - second >= LEAD;
};

/** Null for what both simple players find, save for a few, and for too many solutions that begin with Sprint. */
export function worthIt(walker: Walker<State>, draft: Draft, random: Random): Draft | null {
  const { node, solved } = draft;
  if (solved.nodes > MOST_NODES) return null;
  const easy = [immediate, forecast].every((player) => finds(player(walker, node), solved.right));
  if (easy && random(KEEP_EASY) !== 0) return null;
  const sprint = solved.right.some((action) => walker.text(node, action).startsWith('sprint'));
  return sprint && random(KEEP_SPRINT) !== 0 ? null : draft;
}

/** Solves, keeps what `fits`, and thins the board out. */
export function question(
  walker: Walker<State>,
  node: Node,
  goal: Goal,
  fits: (draft: Draft) => boolean,
  turns: 1 | 2,
  random: Random,
): Draft | null {
  const solved = walker.solve(node, goal, BUDGET);
  if (!solved || solved.values.size < FEWEST_LEGAL || solved.values.size > MOST_LEGAL[turns]) return null;
  const found = { node, goal, solved };
  const draft = fits(found) ? worthIt(walker, found, random) : null;
  return draft && trim(walker, draft, fits, THIN_LEGAL[turns], random);
}

/** The right first action leads to a line of as many turns as the goal looks ahead. */
export const isLong = (walker: Walker<State>, { node, goal, solved }: Draft): boolean =>
  bestPlay(walker, node, goal, walker.play(node, solved.right[0]!)).length === goal.turns! - 1;

/** Nodes the search of whole games may look at. */
const SEARCHED = 200_000;

/** Whoever simply plays to win answers the same: no other answer wins as well, if later or by more. */
export function isPlayed({ engine }: Walker<State>, { node, solved }: Draft): boolean {
  engine.restore(node);
  startLines(engine);
  runLines(engine, SEARCHED);
  return solved.right.includes(bestLine(engine));
}
