import type { TokenType } from './cards';
import type { Field } from './fields';
import type { Options } from './options';

/** TK-GAME-1. */
export type Player = 'A' | 'B';

export const PLAYERS: readonly Player[] = ['A', 'B'];
export const opponent = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** TK-GAME-5: the owner never changes. */
export interface Token {
  owner: Player;
  value: number;
  type: TokenType;
}

/**
 * A node is the complete state, a plain value that is never changed in place; everything in it is open (TK-GAME-6).
 * A canonical one has its keys in the order written here and its fields in number order.
 */
export interface State {
  /** TK-GAME-4: at most one token on a field; fields without one are left out. */
  board: Record<Field, Token>;
  /** Card ids, stacks from left to right, the top card first as it lies now. */
  cards: Record<Player, string[][]>;
  /** `?` until the draw for the first turn (TK-GAME-7). */
  turn: Player | '?';
  points: Record<Player, number>;
  /** Where the token played last stands now (TK-SWAP-2). */
  last: Field | null;
  boost: Record<Player, number>;
  extra: Record<Player, number>;
  /** Turns already played. */
  ply: number;
  /** Only what differs from the default. */
  options: Partial<Options>;
}

export const tokenOn = (state: State, field: Field): Token | null => state.board[field] ?? null;
export const isEmpty = (state: State, field: Field): boolean => tokenOn(state, field) === null;

export const put = (state: State, field: Field, token: Token): State => ({
  ...state,
  board: { ...state.board, [field]: token },
});

export function take(state: State, field: Field): State {
  const { [field]: _, ...board } = state.board;
  return { ...state, board };
}

/** The player on turn. Throws where nobody is: before the draw. */
export function mover(state: State): Player {
  if (state.turn === '?') throw new RangeError('the first player has not been drawn yet');
  return state.turn;
}

/** Adds to one player's count. */
export const plus = (counts: Record<Player, number>, player: Player, amount: number): Record<Player, number> => ({
  ...counts,
  [player]: counts[player] + amount,
});
