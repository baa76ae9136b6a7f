import type { Goal } from '../../../analysis-contract';
import { Certificate, TooLarge } from '../../../puzzles/certificate';
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Solved, Walker } from '../../../puzzles/walker';
import type { Random } from '../../../random';
import { cardById } from '../cards';
import { incomeOf } from '../gains';
import { decode } from '../actions';
import { other, type Side, type State } from '../state';
import { BestPlay } from './best-play';
import { goalAt } from './goals';
import { finds, forecast, immediate } from './simple-players';
import { winNow } from './last-turn';
import { trim } from './trim';
import { BUDGET, lowered, nearTheEnd, topTwo } from './tuning';
import { byEngine, uncovers } from './uncovering';

/** By how much the best must be better than anything else, where points or gains are compared. */
const LEAD = 2;

/** Most first actions of a puzzle by the turns it looks ahead; one more turn multiplies the proof by as much. */
const MOST_LEGAL = [0, 112, 72, 40] as const;
/** Boards are thinned out up to so many first actions. */
const THIN_LEGAL = [0, 88, 60, 36] as const;
const FEWEST_LEGAL = 8;

/** A sequence of own turns is followed this far. */
const SEQUENCE = 3;

/** One in so many puzzles that both simple players solve is kept, for the easy end of the scale. */
const KEEP_EASY = 6;

/** One in so many solutions that begin with Sprint is kept: extra turns would crowd out the rest. */
const KEEP_SPRINT = 3;

/** Nodes a proof may have; the referee looks at about as many as the engine, some ten thousand a second. */
const MOST_NODES = 45_000;

type Finder = (walker: Walker<State>, node: Node, random: Random) => Draft | null;

/** How puzzles of a kind are found at the start of a turn. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  'win-now': winNow,
  'forced-win': (walker, node, random) => result(walker, node, 'forcedWin', random),
  'save-the-game': (walker, node, random) => result(walker, node, 'onlyMove', random),
  'best-turn': bestTurn,
  'double-turn': doubleTurn,
  demolition,
  'last-turns': (walker, node, random) => lastTurns(walker, node, 2 + random(2), random),
  'plan-the-stack': planTheStack,
};

const ahead = (solved: Solved, by = LEAD): boolean => {
  const { best, second } = topTwo(solved);
  return solved.right.length === 1 && best - second >= by;
};

/** Null for what both simple players find, save for a few, and for too many solutions that begin with Sprint. */
function worthIt(walker: Walker<State>, draft: Draft, random: Random): Draft | null {
  const { node, solved } = draft;
  if (solved.nodes > MOST_NODES) return null;
  const easy = [immediate, forecast].every((player) => finds(player(walker, node), solved.right));
  if (easy && random(KEEP_EASY) !== 0) return null;
  const sprint = solved.right.some((action) => walker.text(node, action).startsWith('sprint'));
  return sprint && random(KEEP_SPRINT) !== 0 ? null : draft;
}

/** Solves, keeps what `fits`, and thins the board out. */
function question(
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

/** A forced win, or a game saved, made out of exact margins by moving the points between the best and the second best. */
function result(walker: Walker<State>, node: Node, kind: 'forcedWin' | 'onlyMove', random: Random): Draft | null {
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
    return isLong(walker, found);
  };
  const found = { node: tuned, goal, solved };
  const draft = fits(found) ? worthIt(walker, found, random) : null;
  return draft && trim(walker, draft, fits, THIN_LEGAL[turns]!, random);
}

/** Every line ends within so many turns, so that whoever does not lose in them does not lose. */
const endsIn = (walker: Walker<State>, node: Node, turns: number): boolean =>
  walker.solve(node, { kind: 'bestMargin', turns }, BUDGET) !== null;

/** The right first action leads to a line of as many turns as the goal looks ahead. */
const isLong = (walker: Walker<State>, { node, goal, solved }: Draft): boolean =>
  new BestPlay(walker, node, goal).line(walker.play(node, solved.right[0]!)).length === goal.turns! - 1;

function bestTurn(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const goal = { kind: 'bestTurn', metric: random(2) === 0 ? 'scored' : 'gain' };
  const draft = question(walker, node, goal, ({ solved }) => ahead(solved), 1, random);
  return draft && !isPlain(walker, draft) ? draft : null;
}

/** The best turn is only the largest number on a card. */
function isPlain(walker: Walker<State>, { node, solved }: Draft): boolean {
  const state = walker.state(node);
  const parts = decode(solved.right[0]!, state);
  if (parts.kind !== 'place') return false;
  const tops = state.cards[state.turn as Side].map(([top]) => cardById(top!)!);
  return tops[parts.stack]!.value === Math.max(...tops.map(({ value }) => value));
}

/** Points per turn that a demolition takes from the opponent, at least. */
const DEMOLISHED = 4;

function demolition(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const state = walker.state(node);
  const enemy = other(state.turn as Side);
  const before = incomeOf(state)[enemy];
  const fits = ({ solved }: Draft): boolean => ahead(solved) && before + topTwo(solved).best >= DEMOLISHED;
  return question(walker, node, { kind: 'bestTurn', metric: 'enemyGain' }, fits, 1, random);
}

function doubleTurn(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const goal = { kind: 'bestSequence', metric: random(2) === 0 ? 'scored' : 'gain', turns: SEQUENCE };
  const draft = question(walker, node, goal, ({ solved }) => ahead(solved), 2, random);
  if (!draft) return null;
  const line = new BestPlay(walker, draft.node, goal).line(draft.node);
  return line.length >= 2 ? draft : null;
}

/** Final margins worth a question: games that are far from decided. */
const CLOSEST = -6;
const CLOSE = 16;
const FARTHEST = 12;

function lastTurns(walker: Walker<State>, node: Node, turns: number, random: Random): Draft | null {
  if (walker.legal(node).length > MOST_LEGAL[turns]!) return null;
  const near = nearTheEnd(walker, node, turns, random);
  if (!near || !ahead(near.solved)) return null;
  const close = lowered(walker, near.node, topTwo(near.solved).best - CLOSEST - random(CLOSE), random);
  const solved = close && walker.solve(close, near.goal, BUDGET);
  if (!solved) return null;
  const fits = (draft: Draft): boolean =>
    ahead(draft.solved) && Math.abs(topTwo(draft.solved).best) <= FARTHEST && isLong(walker, draft);
  const found = { node: close, goal: near.goal, solved };
  const draft = fits(found) ? worthIt(walker, found, random) : null;
  return draft && trim(walker, draft, fits, THIN_LEGAL[turns]!, random);
}

/** Which stack to use now: to see a card in time, or because the card below decides the last turns. */
function planTheStack(walker: Walker<State>, node: Node, random: Random): Draft | null {
  if (random(2) === 0) {
    const draft = lastTurns(walker, node, 3, random);
    return draft && isAboutStack(walker, draft) ? draft : null;
  }
  const state = walker.state(node);
  const buried = state.cards[state.turn as Side].flatMap((stack) => stack.slice(2).slice(0, 2));
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
    const tree = new Certificate(walker, node, (at) => goalAt(walker, node, goal, at), MOST_BRANCHES).tree();
    return uncovers(byEngine(walker), walker.state(node), tree);
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}
