import { fieldNumber } from './board-fields';
import { cardById } from './cards';
import type { Fail } from './problems';
import type { Side } from './state';

/** Readers of the words that position lines, JSON positions, records and actions have in common. */

export function readField(text: string, fail: Fail): string {
  return fieldNumber(text) < 0 ? fail(0, text, 'unknown-field', 'TK-GAME-2') : text;
}

export function readSide(text: string, fail: Fail): Side {
  return text === 'A' || text === 'B' ? text : fail(0, text, 'bad-side');
}

export function readCard(text: string, fail: Fail): string {
  return cardById(text) ? text : fail(0, text, 'unknown-card', 'TK-SET-6');
}
