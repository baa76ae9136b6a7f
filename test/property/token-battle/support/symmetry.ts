import data from '../../../../assembly/games/token-battle/data/cards.json' with { type: 'json' };
import { FIELDS, STEPS } from '../../../../workers/games/token-battle/board-fields';
import { DIRECTIONS } from '../../../../workers/games/token-battle/cards';
import type { State, TokenType } from '../../../../workers/games/token-battle/state';

/** A map of the plane around the middle of the board. */
type Plane = (right: number, down: number) => [right: number, down: number];

const PLANES: Record<string, Plane> = {
  'left and right': (x, y) => [-x, y],
  'up and down': (x, y) => [x, -y],
  'half turn': (x, y) => [-x, -y],
  'quarter turn': (x, y) => [-y, x],
  'three quarter turn': (x, y) => [y, -x],
  diagonal: (x, y) => [y, x],
  'other diagonal': (x, y) => [-y, -x],
};

/** Where a quarter turn makes rows columns, row shooters become column shooters: the cards that are each other then. */
const SHOOTING: Readonly<Record<string, string>> = { crossbow: 'lightning', lightning: 'crossbow' };
const TURNED: Partial<Record<TokenType, TokenType>> = { shooterH: 'shooterV', shooterV: 'shooterH' };

/** Shooters without a counterpart in the collection. */
const LONELY = data.cards.filter(({ id, type }) => type.startsWith('shooter') && !SHOOTING[id]).map(({ id }) => id);

export interface Symmetry {
  name: string;
  field(name: string): string;
  /** The mask of an area, bit by bit. */
  mask(area: number): number;
  /** The image of a state; null if a card of it has no image in the collection. */
  state(of: State): State | null;
}

export const SYMMETRIES: readonly Symmetry[] = Object.entries(PLANES).map(([name, plane]) => {
  const turns = plane(1, 0)[0] === 0;
  const field = (of: string): string => {
    const number = FIELDS.indexOf(of);
    const [x, y] = plane((number % 6) - 2.5, Math.floor(number / 6) - 2.5);
    return FIELDS[(y + 2.5) * 6 + x + 2.5]!;
  };
  const images = DIRECTIONS.map((direction) => {
    const [right, down] = plane(...STEPS[direction]);
    return DIRECTIONS.findIndex((one) => STEPS[one][0] === right && STEPS[one][1] === down);
  });
  const stacks = (of: string[][]): string[][] =>
    of.map((stack) => stack.map((card) => (turns ? (SHOOTING[card] ?? card) : card)));
  return {
    name,
    field,
    mask: (area) => images.reduce((mask, image, bit) => (area & (1 << bit) ? mask | (1 << image) : mask), 0),
    state(of) {
      const used = [...of.cards.A, ...of.cards.B].flat();
      if (turns && used.some((card) => LONELY.includes(card))) return null;
      const board = Object.fromEntries(
        Object.entries(of.board).map(([at, token]) => [
          field(at),
          { ...token, type: (turns && TURNED[token.type]) || token.type },
        ]),
      );
      return {
        ...of,
        board: Object.fromEntries(FIELDS.flatMap((at) => (board[at] ? [[at, board[at]]] : []))),
        cards: { A: stacks(of.cards.A), B: stacks(of.cards.B) },
        last: of.last && field(of.last),
      };
    },
  };
});
