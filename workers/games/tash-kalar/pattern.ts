import { beings, orientations } from '../../../assembly/games/tash-kalar/data/cards.json';
import { ORIENTATIONS } from './cards';
import { inSquareOrder, squareNumber } from './squares';
import type { Rank } from './state';

const byId = new Map(beings.map((being) => [being.id, being]));

const COLUMNS = 'abcdefghi';

/** The square so many columns to the right and rows down, or null where there is none. */
function shifted(square: string, right: number, down: number): string | null {
  const name = `${COLUMNS[COLUMNS.indexOf(square[0]!) + right] ?? '?'}${Number(square[1]) + down}`;
  return squareNumber(name) < 0 ? null : name;
}

/** A square of a pattern that lies on the board, and the least rank it asks for. */
export interface Required {
  square: string;
  rank: Rank;
}

function turnedTo(orientation: string, u: number, v: number): [right: number, down: number] {
  const { dx, dy } = orientations[ORIENTATIONS.indexOf(orientation)]!;
  return [dx[0]! * u + dx[1]! * v, dy[0]! * u + dy[1]! * v];
}

/** The squares of a being's pattern around a target (TS-SUM-3, TS-SUM-4); those off the board are left out. */
export function patternAt(card: string, target: string, orientation: string): Required[] {
  return byId.get(card)!.pattern.flatMap(({ dx, dy, rank }) => {
    const square = shifted(target, ...turnedTo(orientation, dx, dy));
    return square ? [{ square, rank: rank as Rank }] : [];
  });
}

/** The squares a match uses, in square order; null if the pattern runs off the board (TS-SUM-12). */
export function usedSquares(card: string, target: string, orientation: string): string[] | null {
  const required = patternAt(card, target, orientation);
  return required.length < byId.get(card)!.pattern.length ? null : inSquareOrder(required.map(({ square }) => square));
}

/** One way to place a pattern so that a being may appear at a square. */
export interface Match {
  /** In square order. */
  squares: string[];
  /** The first of the orientations that come to the same. */
  orientation: string;
  /** Another match uses the same squares, so that the orientation must be named. */
  ambiguous: boolean;
}

/** Where marks and arrows point, if the effect refers to them (TS-SUM-13): equal texts come to the same. */
function pointing(card: string, orientation: string): string {
  const { orientationMatters, marks, arrows } = byId.get(card)!;
  if (!orientationMatters) return '';
  const turned = (offsets: readonly { dx: number; dy: number }[] | undefined): string =>
    (offsets ?? [])
      .map(({ dx, dy }) => turnedTo(orientation, dx, dy).join())
      .sort()
      .join(' ');
  const lists = marks as Readonly<Record<string, { dx: number; dy: number }[] | undefined>>;
  return [...Object.keys(lists).map((name) => turned(lists[name])), turned(arrows)].join(';');
}

/** All ways to place the pattern of a being around a target, whatever stands there, each once. */
export function matchesOf(card: string, target: string): Match[] {
  const found = ORIENTATIONS.flatMap((orientation) => {
    const squares = usedSquares(card, target, orientation);
    return squares ? [{ squares, orientation, key: `${squares.join('+')} ${pointing(card, orientation)}` }] : [];
  });
  const distinct = found.filter(({ key }, i) => found.findIndex((other) => other.key === key) === i);
  return distinct.map(({ squares, orientation }) => ({
    squares,
    orientation,
    ambiguous: distinct.filter((other) => other.squares.join('+') === squares.join('+')).length > 1,
  }));
}
