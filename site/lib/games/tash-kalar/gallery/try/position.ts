/** The position on which a card is tried: A holds the card, B plays another deck, and nothing else is decided. */
import { faceOf } from '$lib/games/tash-kalar/board/faces';
import { withCard } from '$lib/games/tash-kalar/analyse/draft';
import { blankState } from '$workers/games/tash-kalar/blank';
import type { DeckId } from '$workers/games/tash-kalar/cards';
import { inSquareOrder } from '$workers/games/tash-kalar/squares';
import type { Piece, State } from '$workers/games/tash-kalar/state';

export type Pieces = Readonly<Record<string, Piece>>;

/** For each list a deck that plays it, and one of the others for B (TS-CARD-1). Legends go with every deck. */
const DECKS: Readonly<Record<string, readonly [own: DeckId, other: DeckId]>> = {
  imperial: ['northern', 'sylvan'],
  highland: ['highland', 'northern'],
  sylvan: ['sylvan', 'northern'],
  legends: ['northern', 'sylvan'],
};

/**
 * A's ordinary turn in a duel, which needs no tasks.
 *
 * @param card a being or legend, by id
 */
export function tryState(card: string, pieces: Pieces): State {
  const [A, B] = DECKS[faceOf(card)!.list]!;
  const board = Object.fromEntries(inSquareOrder(Object.keys(pieces)).map((square) => [square, pieces[square]!]));
  return withCard({ ...blankState('duel', { A, B }), board }, 'A', card, 'hand');
}

/** Puts a piece on a square; the same piece once more, or null, empties it. */
export function withPiece(pieces: Pieces, square: string, piece: Piece | null): Pieces {
  const { [square]: there, ...others } = pieces;
  const same = there && piece && there.owner === piece.owner && there.rank === piece.rank;
  return piece && !same ? { ...others, [square]: piece } : others;
}

/** The pattern as printed, around the middle of the arena, so that the card fits at once. */
export function shownPattern(card: string): Pieces {
  const { pattern } = faceOf(card)!;
  return Object.fromEntries(
    pattern.map(([right, down, rank]) => [squareAt(right, down), { owner: 'A', rank } satisfies Piece]),
  );
}

const LETTERS = 'abcdefghi';
const MIDDLE = 4;

const squareAt = (right: number, down: number): string => `${LETTERS[MIDDLE + right]}${MIDDLE + down + 1}`;
