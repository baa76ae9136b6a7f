import type { Mark } from '$lib/board/marks';
import type { Board } from '$workers/games/token-battle/state';

/**
 * Marks with the frame of the last move around the token played last, wherever it stands now, also before anybody has
 * moved. A swap takes it away from the field it was played on, and a token that is gone has no frame.
 *
 * @param told nobody has moved yet, so that a mark of a last move shows where a question places the next token
 */
export const playedLast = (marks: readonly Mark[], { last }: Pick<Board, 'last'>, told = false): Mark[] => [
  ...(last === null ? [] : [{ node: last, kind: 'last' as const }]),
  ...marks.filter(({ kind }) => told || kind !== 'last'),
];
