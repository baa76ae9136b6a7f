import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { findBeing, type Being } from './cards';
import { SQUARES, directionOf, ordered, shifted, type Direction, type Offset, type Square } from './squares';
import { compareRanks, type Rank } from './pieces';
import { owns, pieceOn, type State } from './state';

/** One way the pieces on the board show a card's pattern (TS-SUM-2). */
export interface Match {
  target: Square;
  /** Every pattern square, the target too if it is one. */
  used: Square[];
  /** Marked squares that exist, and arrows, turned with the pattern (TS-EFF-9, TS-SUM-12). */
  marks: Record<string, Square[]>;
  arrows: Direction[];
}

type Turned = (offset: Offset) => Offset;

/** TS-SUM-3, TS-SUM-4: four quarter turns, plain and mirrored. */
const ORIENTATIONS: readonly Turned[] = data.orientations.map(({ dx: [a, b], dy: [c, d] }): Turned => ({ dx, dy }) => ({
  dx: a! * dx + b! * dy,
  dy: c! * dx + d! * dy,
}));

/** A pattern square on the board and the least rank of the piece it needs. */
export interface Need {
  square: Square;
  rank: Rank;
}

/** A card laid onto the board, whatever stands there. */
export interface Layout {
  /** Null if a pattern square is off the board (TS-SUM-12). */
  needs: Need[] | null;
  /** The pattern squares that are on it. */
  onBoard: Need[];
  match: Match;
}

function layOut(being: Being, target: Square, turned: Turned): Layout {
  const at = (offset: Offset): Square | null => shifted(target, turned(offset));
  const squares = being.pattern.map((need) => ({ square: at(need), rank: need.rank }));
  const onBoard = squares.filter((need): need is Need => need.square !== null);
  const needs = onBoard.length === squares.length ? onBoard : null;
  const marks = Object.entries(being.marks).map(([name, offsets]): [string, Square[]] => [
    name,
    ordered(offsets.map(at).filter((square) => square !== null)),
  ]);
  const match = {
    target,
    used: ordered((needs ?? []).map(({ square }) => square)),
    marks: Object.fromEntries(marks),
    arrows: being.arrows.map((arrow) => directionOf(turned(arrow))!),
  };
  return { needs, onBoard, match };
}

/** The squares used and the turned marks and arrows: what tells one match from another (TS-SUM-13). */
const figure = ({ used, marks, arrows }: Match): string => JSON.stringify([used, marks, [...arrows].sort()]);

/** The same with the ranks that are needed. */
const shape = ({ needs, match }: Layout): string =>
  JSON.stringify([figure(match), needs!.map(({ square, rank }) => `${square} ${rank}`).sort()]);

const distinct = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

const known = new Map<string, Layout[]>();

/** The card in all eight orientations with its target on a square; layouts that come out equal only once. */
export function layouts(card: string, target: Square): Layout[] {
  const key = `${card}@${target}`;
  if (!known.has(key)) known.set(key, layAll(card, target));
  return known.get(key)!;
}

function layAll(card: string, target: Square): Layout[] {
  const all = ORIENTATIONS.map((turned) => layOut(findBeing(card), target, turned));
  const whole = all.filter(({ needs }) => needs !== null);
  return [...distinct(whole, shape), ...all.filter(({ needs }) => needs === null)];
}

/** TS-SUM-5: an own piece of that rank or more. */
export const isMet = (state: State, { square, rank }: Need): boolean =>
  owns(state, state.turn.player, square) && compareRanks(pieceOn(state, square)!.rank, rank) >= 0;

/** TS-CASE-4, TS-CASE-5: an enemy piece of that rank or more that may stand in. */
export function canBorrow(state: State, { square, rank }: Need, target: Square): boolean {
  const piece = pieceOn(state, square);
  if (!state.turn.borrow || !piece || piece.owner === state.turn.player) return false;
  if (square === target && state.options.borrowedTarget === 'forbidden') return false;
  return compareRanks(piece.rank, rank) >= 0;
}

const isShown = (state: State, { needs, match }: Layout): boolean => {
  if (!needs) return false;
  const unmet = needs.filter((need) => !isMet(state, need));
  return unmet.length === 0 || (unmet.length === 1 && canBorrow(state, unmet[0]!, match.target));
};

/** TS-SUM-9, TS-SUM-10: nothing of a higher rank may stand on the target. */
export function isOpen(state: State, card: string, target: Square): boolean {
  const there = pieceOn(state, target);
  return !there || compareRanks(there.rank, findBeing(card).rank) <= 0;
}

/** All matches of a card for the player on turn with this target, supply aside (TS-SUM-2 to TS-SUM-12). */
export function matchesAt(state: State, card: string, target: Square): Match[] {
  if (!isOpen(state, card, target)) return [];
  const shown = layouts(card, target).filter((layout) => isShown(state, layout));
  return distinct(
    shown.map(({ match }) => match),
    figure,
  );
}

/** The same with every target, in number order. */
export const matches = (state: State, card: string): Match[] =>
  SQUARES.flatMap((target) => matchesAt(state, card, target));
