/** The small picture of a position in a list: one character a field, `.` empty, digits for A and letters for B by value. */
import { FIELDS } from '$workers/games/token-battle/board-fields';
import type { State } from '$workers/games/token-battle/state';

const A = '0123456789X';
const B = 'zabcdefghij';

export const pictureOf = ({ board }: Pick<State, 'board'>): string =>
  FIELDS.map((id) => (board[id] ? (board[id].owner === 'A' ? A : B)[board[id].value]! : '.')).join('');

/** @returns owner and value by field, null for an empty one. Whatever cannot be read is left out. */
export function readPicture(text: string): ({ owner: 'A' | 'B'; value: number } | null)[] {
  return Array.from(text.slice(0, FIELDS.length), (letter) => {
    const asA = A.indexOf(letter);
    if (asA > 0) return { owner: 'A', value: asA };
    const asB = B.indexOf(letter);
    return asB > 0 ? { owner: 'B', value: asB } : null;
  });
}
