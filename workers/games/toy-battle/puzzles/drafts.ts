import type { Goal } from '../../../analysis/contract';
import { winNext } from '../../../engine/toy-battle';
import { compareExact } from '../../../puzzles/exact';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Solved, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import { SIDES, type State } from '../state';
import { other } from '../tiles';
import { reserveOf } from '../validity';
import { cutGoal } from './cut-goals';
import { FEWEST_ACTIONS, reduceRack, runDry, thinRack } from './trim';

/** Nodes for one first action while looking for puzzles; what costs more is no puzzle for people. */
const TURN_BUDGET = 20_000;
const SAFE_BUDGET = 300;
const ENDGAME_BUDGET = 30_000;

/** A danger with more ways than this is a mess, not a puzzle. */
const MOST_NEEDS = 10;

/** Below this much of a difference, in chances, the second best is called as good. */
const CLEAR_LEAD = 0.005;

type Finder = (walker: Walker<State>, node: Node, random: Random) => Draft | null;

/** How puzzles of a kind are found at the start of a turn. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  'win-turn': winTurn,
  'max-medals': maxMedals,
  'safe-turn': safe({ kind: 'safe-turn' }, (solved) => solved.value.num === 1 && solved.right.length <= 2),
  'safest-turn': safe({ kind: 'safest-turn' }, isStrictlySafest),
  cut,
  'no-gift': noGift,
  endgame,
};

const WIN: Goal = { kind: 'win-turn' };

const canWin = (walker: Walker<State>, node: Node): boolean => {
  const solved = walker.solve(node, WIN, TURN_BUDGET);
  return solved === null || solved.value.num > 0;
};

function winTurn(walker: Walker<State>, node: Node): Draft | null {
  return question(walker, node, WIN, ({ value, right }) => value.num === 1 && right.length <= 2);
}

/** Medals beside a win in sight would be the wrong thing to look for. */
function maxMedals(walker: Walker<State>, node: Node): Draft | null {
  const goal = { kind: 'max-medals' };
  const draft = question(walker, node, goal, ({ value, right }) => value.num >= 2 && right.length === 1);
  return draft && !canWin(walker, draft.node) ? draft : null;
}

function cut(walker: Walker<State>, node: Node): Draft | null {
  if (canWin(walker, node)) return null;
  const goal = cutGoal(walker, node);
  return goal && question(walker, node, goal, ({ value, right }) => value.num === 1 && right.length <= 2);
}

/** Solves, keeps what `fits`, and thins the rack out. */
function question(walker: Walker<State>, node: Node, goal: Goal, fits: (solved: Solved) => boolean): Draft | null {
  const solved = walker.solve(node, goal, TURN_BUDGET);
  if (!solved || solved.values.size < FEWEST_ACTIONS || !fits(solved)) return null;
  return { ...reduceRack(walker, node, goal, solved, TURN_BUDGET), goal };
}

/**
 * Both racks are made small, which makes the danger one that people can count. The mover keeps no XB-42, whose hit
 * would depend on the rack the enemy really has, and the enemy can draw next turn, since whether it is stuck would
 * depend on that rack, too.
 */
function safe(goal: Goal, fits: (solved: Solved) => boolean): Finder {
  return (walker, node, random) => {
    const state = walker.state(node);
    const side = state.toMove;
    const enemy = other(side);
    if (reserveOf(state, enemy) < 1) return null;
    const weak = thinRack(state, enemy, 2 + random(3), '', random);
    // Skully draws two tiles, which makes proofs long and changes no danger: most racks do without.
    const never = random(4) === 0 ? '5' : '15';
    const thin = walker.enter(thinRack(weak, side, 3 + random(3), never, random));
    walker.engine.restore(thin);
    const { winning, needs } = winNext(walker.engine, SIDES.indexOf(enemy));
    if (winning === 0 || needs.length > MOST_NEEDS) return null;
    if (walker.legal(thin).length < FEWEST_ACTIONS || canWin(walker, thin)) return null;
    const solved = walker.solve(thin, goal, SAFE_BUDGET);
    return solved && fits(solved) ? { node: thin, goal, solved } : null;
  };
}

function isStrictlySafest({ value, values, right }: Solved): boolean {
  if (right.length !== 1 || value.num === 0 || value.num === value.den) return false;
  const [, second] = [...values.values()].sort((a, b) => compareExact(b, a));
  return value.num / value.den - second!.num / second!.den >= CLEAR_LEAD;
}

/** Medals an answer has to give away for the question to matter. */
const GIFT = -2;

/** The question a tower or a volcano asks after some placement, if an answer gives a good many medals away. */
function noGift(walker: Walker<State>, node: Node): Draft | null {
  const goal = { kind: 'no-gift' };
  for (const place of walker.legal(node)) {
    const asked = walker.play(node, place);
    if (walker.actor(asked) !== walker.actor(node)) continue;
    if (!['recall', 'shove'].includes(walker.state(asked).question)) continue;
    const solved = walker.solve(asked, goal, TURN_BUDGET);
    if (!solved || solved.value.num !== 0 || solved.values.size < 5) continue;
    if ([...solved.values.values()].some(({ num }) => num <= GIFT)) return { node: asked, goal, solved };
  }
  return null;
}

/** Turns before which armies made to run dry look odd. */
const LATE = 10;

function endgame(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const state = walker.state(node);
  if (state.turns < LATE) return null;
  const size = (): number => 2 + random(3);
  const draws = random(3) === 0 ? [random(2), random(2)] : [0, 0];
  const late = walker.enter(runDry(state, [size(), size()], draws, random));
  if (walker.actor(late) === 'over' || walker.legal(late).length < 5 || canWin(walker, late)) return null;
  const goal = { kind: 'endgame' };
  const solved = walker.solve(late, goal, ENDGAME_BUDGET);
  if (!solved || solved.value.num !== solved.value.den || solved.right.length > 1 + random(2)) return null;
  return { node: late, goal, solved };
}
