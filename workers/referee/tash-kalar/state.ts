import type { Options } from './options';
import type { Piece, Player, Rank } from './pieces';
import type { Effect } from './progress';
import { SQUARES, ordered, type Square } from './squares';

/** The decks both players draw from, beside the tasks (TS-CARD-2). */
export type Shared = 'legends' | 'flares';

/** Cards by name. Known cards on top, the top card first; cards in an unknown order; known cards at the bottom. */
export interface Deck {
  top: string[];
  unknown: string[];
  bottom: string[];
}

export interface Turn {
  player: Player;
  /** The very first turn of the game (TS-TURN-3). */
  first: boolean;
  actions: number;
  discarded: boolean;
  /** Enemy pieces destroyed in this turn (TS-COUNT-1). */
  destroyed: Record<Rank, number>;
  /** TS-HIGH-9. */
  summoned: { rank: Rank; square: Square }[];
  /** TS-CASE-4. */
  borrow: boolean;
  /** TS-DRAW-4. */
  extraBeings: number;
  extraLegends: number;
  /** TS-END-10. */
  extraTurn: boolean;
}

/** What is decided next, and what that decision needs to know (rule file, section 4). */
export type Node =
  | { kind: 'start' | 'deal' | 'marks' | 'menu' | 'claim' | 'draw' | 'over' }
  | { kind: 'layTasks'; aside: string[] }
  | { kind: 'layNext'; then: 'turn' | 'draw' }
  | { kind: 'placeLifted'; from: Square }
  | { kind: 'match'; card: string; target: Square }
  /** `match`: the squares of the chosen match; null if the match makes no difference (TS-SUM-13). */
  | { kind: 'lift'; card: string; target: Square; match: Square[] | null }
  /** `last`: the card returned before, or null. */
  | { kind: 'return'; last: string | null }
  | { kind: 'effect'; effect: Effect };

/** A complete node of the game tree, a plain value that is never changed in place. */
export interface State {
  options: Options;
  /** Squares without a piece are left out. */
  board: Record<Square, Piece>;
  hands: Record<Player, string[]>;
  decks: Record<Player | Shared | 'tasks', Deck>;
  /** The top card first. */
  discards: Record<Player | Shared, string[]>;
  tasks: { row: string[]; next: string | null; claimed: Record<Player, string[]> };
  /** Of a Duel; a High Form score follows from the state (TS-HIGH-5). */
  points: Record<Player, number>;
  turn: Turn;
  /** A list holds the turns to come after this one (TS-END-4). */
  end: 'open' | 'triggered' | Player[];
  node: Node;
}

export const pieceOn = (state: State, square: Square): Piece | null => state.board[square] ?? null;
export const isEmpty = (state: State, square: Square): boolean => pieceOn(state, square) === null;
export const owns = (state: State, player: Player, square: Square): boolean => pieceOn(state, square)?.owner === player;

export const occupied = (state: State): Square[] => ordered(Object.keys(state.board));
export const emptySquares = (state: State): Square[] => SQUARES.filter((square) => isEmpty(state, square));

export const piecesOf = (state: State, player: Player): Square[] =>
  occupied(state).filter((square) => owns(state, player, square));

export const isUpgraded = ({ rank }: Piece): boolean => rank !== 'common';

/** Upgraded pieces (TS-PIECE-3) of a player on the board. */
export const upgradedOf = (state: State, player: Player): Square[] =>
  piecesOf(state, player).filter((square) => isUpgraded(pieceOn(state, square)!));

export const put = (state: State, square: Square, piece: Piece): State => ({
  ...state,
  board: { ...state.board, [square]: piece },
});

export function take(state: State, square: Square): State {
  const { [square]: _, ...board } = state.board;
  return { ...state, board };
}

/** Two kinds of pieces: the two-sided ones and the legendary ones (TS-PIECE-1). */
export type Kind = 'twoSided' | 'legendary';
export const kindOf = (rank: Rank): Kind => (rank === 'legendary' ? 'legendary' : 'twoSided');

/** How many pieces of the kind a player has for the board (TS-PIECE-1, TS-PIECE-9). */
export function ownedPieces({ options }: State, kind: Kind): number {
  if (kind === 'legendary') return 3;
  return options.mode === 'duel' ? 16 : 17;
}

/** Pieces of the kind of `rank` in a player's supply. */
export const supply = (state: State, player: Player, rank: Rank): number =>
  ownedPieces(state, kindOf(rank)) -
  piecesOf(state, player).filter((square) => kindOf(pieceOn(state, square)!.rank) === kindOf(rank)).length;

/** The same state with another decision to come. */
export const asking = (state: State, node: Node): State => ({ ...state, node });

export const withTurn = (state: State, change: Partial<Turn>): State => ({
  ...state,
  turn: { ...state.turn, ...change },
});
