import { cardByWord, taskByWord } from './cards';
import { DECKS, type DeckId } from './decks';
import type { Fail } from './problems';
import { squareNumber } from './squares';
import { RANKS, SIDES, type Rank, type Side } from './state';

/** Readers of the words that position lines, JSON positions and records have in common. */

export function readSquare(text: string, fail: Fail): string {
  return squareNumber(text) < 0 ? fail(0, text, 'unknown-square', 'TS-BOARD-1') : text;
}

export function readSide(text: string, fail: Fail): Side {
  return SIDES.find((side) => side === text) ?? fail(0, text, 'bad-side');
}

export function readDeck(text: string, fail: Fail): DeckId {
  return DECKS.find((deck) => deck === text) ?? fail(0, text, 'unknown-deck', 'TS-CARD-1');
}

/** The id of a card that a text names. */
export function readCard(text: string, fail: Fail): string {
  return (cardByWord(text) ?? fail(0, text, 'unknown-card', 'TS-CARD-1')).id;
}

/** The id of a task that a text names. */
export function readTask(text: string, fail: Fail): string {
  return (taskByWord(text) ?? fail(0, text, 'unknown-task', 'TS-CARD-2')).id;
}

/** A whole number from 0 to `most`, written with digits. */
export function readNumber(text: string, most: number, fail: Fail): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return number <= most ? number : fail(0, text, 'bad-number');
}

/** A square with the marks of a rank: `e5`, `e5*` heroic, `e5**` legendary. */
export function readPiece(text: string, fail: Fail): { square: string; rank: Rank } {
  const [, square, marks] = /^([^*]*)(\*{0,2})$/.exec(text) ?? fail(0, text, 'bad-piece');
  return { square: readSquare(square!, fail), rank: RANKS[marks!.length]! };
}

export const pieceText = (square: string, rank: Rank): string => square + '*'.repeat(RANKS.indexOf(rank));
