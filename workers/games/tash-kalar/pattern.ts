import { BEINGS, type Offset } from './faces';
import { ORIENTATIONS, turnedTo } from './orientations';
import { inSquareOrder, squareNumber } from './squares';
import type { Rank } from './state';

const byId = new Map(BEINGS.map((being) => [being.id, being]));

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

/** The squares of a being's pattern around a target (TS-SUM-3, TS-SUM-4); those off the board are left out. */
export function patternAt(card: string, target: string, orientation: string): Required[] {
  return byId.get(card)!.pattern.flatMap(([right, down, rank]) => {
    const square = shifted(target, ...turnedTo(orientation, [right, down]));
    return square ? [{ square, rank }] : [];
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

/** Where marks and arrows point, which its effect refers to (TS-SUM-13): equal texts come to the same. */
function pointing(card: string, orientation: string): string {
  const { marks = [], arrows = [] } = byId.get(card)!;
  const turned = (offsets: readonly Offset[]): string =>
    offsets
      .map((offset) => turnedTo(orientation, offset).join())
      .sort()
      .join(' ');
  return `${turned(marks)};${turned(arrows)}`;
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
