import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import { TASKS, taskOf } from '../cards';
import { musterOf } from '../muster';
import { other, sided, type Side, type State } from '../state';
import { someCards } from './play-drafts';
import { question } from './question';

/** Hands tried for one position. */
const TRIES = 10;

/** Current tasks in a puzzle (TS-SETUP-3); no three of a type (TS-SETUP-4). */
const ROW = 3;

/** Points a puzzle may lack before its turn. */
const MOST_MISSING = 3;

function someRow(random: Random): string[] {
  const row = shuffled(
    TASKS.map(({ id }) => id),
    random,
  ).slice(0, ROW);
  return new Set(row.map((id) => taskOf(id).type)).size > 1 ? row : someRow(random);
}

/** A task that can be fulfilled in this turn. */
export function claimIt(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  if (from.mode !== 'highForm') return null;
  for (let attempt = 0; attempt < 2 * TRIES; attempt++) {
    const row = someRow(random);
    const given = { board: from.board, hand: someCards(from, 2, random), actions: 1 + random(2), row };
    const goal = { kind: 'claim', card: taskOf(row[0]!).word };
    const draft = question(walker, { from, given, goal }, random);
    if (draft) return draft;
  }
  return null;
}

/** Claimed tasks worth so many points, none of a row; null if none were found. */
function claimedFor(points: number, row: readonly string[], random: Random): string[] | null {
  const chosen: string[] = [];
  let left = points;
  const free = TASKS.map(({ id }) => id).filter((id) => !row.includes(id));
  for (const id of shuffled(free, random)) {
    if (taskOf(id).points > left) continue;
    chosen.push(id);
    left -= taskOf(id).points;
  }
  return left === 0 ? chosen : null;
}

/** Points that trigger the end (TS-END-2, TS-END-3). */
const TRIGGER: Readonly<Record<State['mode'], number>> = { highForm: 9, duel: 18 };

/** So many points in a turn that the end is triggered. */
export function enoughPoints(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  const { side, mode, board } = from;
  const goal = { kind: 'points' };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const missing = 1 + random(MOST_MISSING);
    const given = { board, hand: someCards(from, 2 + random(2), random), actions: 1 + random(2) };
    const total = TRIGGER[mode] - missing;
    let tuned;
    if (mode === 'duel') {
      tuned = { ...given, points: pair(side, total, total - random(6)) };
    } else {
      const row = someRow(random);
      const claimed = claimedFor(total - musterOf(from, side).legendary, row, random);
      if (!claimed) continue;
      tuned = { ...given, row, claimed: pair(side, claimed, []) };
    }
    const draft = question(walker, { from, given: tuned, goal }, random);
    if (draft) return draft;
  }
  return null;
}

/** The most points a turn of a duel can bring. */
export function bestTurn(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  if (from.mode !== 'duel') return null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const given = { board: from.board, hand: someCards(from, 3, random), actions: 1 + random(2) };
    const draft = question(walker, { from, given, goal: { kind: 'bestTurn' } }, random);
    if (draft) return draft;
  }
  return null;
}

/** A win in the game's very last turn, from behind. */
export function winNow(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  const { side, mode, board } = from;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // A Time Elemental's extra turn would not be the last.
    const hand = someCards(from, 2 + random(2), random).filter((id) => id !== 'time-elemental');
    const behind = random(MOST_MISSING);
    const given = { board, hand, actions: 1 + random(2), last: true };
    const own = 8 + random(8);
    let tuned;
    if (mode === 'duel') {
      tuned = { ...given, points: pair(side, own, own + behind) };
    } else {
      const row = someRow(random);
      const legends = sided((one) => musterOf(from, one).legendary);
      const claimed = claimedFor(6 - legends[side], row, random);
      const theirs = claimedFor(6 + behind - legends[other(side)], [...row, ...(claimed ?? [])], random);
      if (!claimed || !theirs) continue;
      tuned = { ...given, row, claimed: pair(side, claimed, theirs) };
    }
    const draft = question(walker, { from, given: tuned, goal: { kind: 'winNow' } }, random);
    if (draft) return draft;
  }
  return null;
}

const pair = <T>(side: Side, own: T, theirs: T): Record<Side, T> => sided((one) => (one === side ? own : theirs));

/** A legendary enemy piece that can be got rid of; where there is none, one of the enemy's pieces is made one. */
export function killLegend(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  const enemy = other(from.side);
  const theirs = Object.keys(from.board).filter((square) => from.board[square]!.owner === enemy);
  if (theirs.length === 0) return null;
  const [raised] = shuffled(theirs, random);
  const alone = musterOf(from, enemy).legendary > 0 ? {} : { [raised!]: { owner: enemy, rank: 'legendary' as const } };
  const board = { ...from.board, ...alone };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const given = { board, hand: someCards(from, 2 + random(2), random), actions: 1 + random(2) };
    const fits = (_: Draft, { board: left }: State): boolean =>
      Object.values(left).some(({ owner, rank }) => owner === enemy && rank === 'legendary');
    const draft = question(walker, { from, given, goal: { kind: 'killLegend' } }, random, fits);
    if (draft) return draft;
  }
  return null;
}
