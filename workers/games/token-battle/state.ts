import type { Language } from '../../registry';

export type Side = 'A' | 'B';
export type Sided<T> = Record<Side, T>;
/** By seat. */
export const SIDES: readonly Side[] = ['A', 'B'];

export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

export function sided<T>(of: (side: Side) => T): Sided<T> {
  return { A: of('A'), B: of('B') };
}

export const TYPES = [
  'plain',
  'phoenix',
  'auraFriends',
  'auraAll',
  'auraEnemies',
  'shooterH',
  'shooterV',
  'golden',
] as const;
export type TokenType = (typeof TYPES)[number];

export interface Token {
  owner: Side;
  /** 1 .. 10. */
  value: number;
  type: TokenType;
}

/** The stacks of a player from left to right, each with the top card first; cards by id. */
export type Stacks = string[][];

/** The options of section 3 of the rules. */
export interface Options {
  firstPlayer: 'random' | 'A' | 'B';
  headStart: number;
  pointLimit: number;
  turnLimit: 'none' | number;
  betweenTurns: 'every' | 'owner';
  mirrorOffBoard: 'stay' | 'destroy';
  coveredOffBoard: 'fails' | 'ignored';
  thirdAura: 'enemies' | 'friends';
  goldenFactor: 2 | 4;
  stackView: 'open' | 'tops';
}

/**
 * A complete node of the game, which is the JSON position too: nothing in it is left out, but `options` holds only what
 * differs from the default. Whether the game is over follows from it.
 */
export interface State {
  /** Field to token, in field order; empty fields are missing. */
  board: Record<string, Token>;
  cards: Sided<Stacks>;
  /** Who is on turn, the player who moved last once the game is over, `?` before the first player is drawn. */
  turn: Side | '?';
  points: Sided<number>;
  /** Where the token played last stands now. */
  last: string | null;
  /** 1 while a boost waits for the next token of a player. */
  boost: Sided<number>;
  /** Pending extra turns. */
  extra: Sided<number>;
  /** Turns already played. */
  ply: number;
  options: Partial<Options>;
}

/** What a token brings its owner every turn, and where that comes from (TK-SCORE-2). */
export interface Gain {
  total: number;
  value: number;
  auras: number;
  /** What gold adds to value and auras. */
  gold: number;
}

/** What the board component draws: the state and what follows from it. */
export interface Board extends State {
  gain: Record<string, Gain>;
  /** Points per turn of the board as it stands; null until the engine has been asked. */
  income: Sided<number> | null;
  /** Nobody moves any more. */
  over: boolean;
  /** Of the leader, or null for equal points. */
  ahead: Side | null;
}

export type Texts = Readonly<Record<Language, string>>;
