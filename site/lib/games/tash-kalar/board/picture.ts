/** The small picture of a position in a list: one character a square, `.` empty; A's pieces as 1 to 3, B's as a to c by rank. */
import { RANKS, type Piece, type State } from '$workers/games/tash-kalar/state';
import { SQUARES } from '$workers/games/tash-kalar/squares';

const SIGNS = { A: '123', B: 'abc' } as const;

export const pictureOf = ({ board }: Pick<State, 'board'>): string =>
  SQUARES.map((square) => {
    const piece = board[square];
    return piece ? SIGNS[piece.owner][RANKS.indexOf(piece.rank)]! : '.';
  }).join('');

/** @returns the pieces by square. Whatever cannot be read is left out. */
export function readPicture(text: string): [square: string, piece: Piece][] {
  return SQUARES.flatMap((square, i): [string, Piece][] => {
    const owner = SIGNS.A.includes(text[i] ?? '.') ? 'A' : SIGNS.B.includes(text[i] ?? '.') ? 'B' : null;
    return owner ? [[square, { owner, rank: RANKS[SIGNS[owner].indexOf(text[i]!)]! }]] : [];
  });
}
