import type { GameId } from '../registry';

export type { MatchScore } from './match';

/** A match between two contestants that sit in each seat equally often. */
export interface MatchJob {
  game: GameId;
  /** Absolute URL of the engine. */
  wasm: string;
  /** Players by contestant, as the command line names them, e.g. `one-ply`. */
  players: readonly [string, string];
  /** The start with the first contestant in seat 0, and the one with it in seat 1, in notation. */
  starts: readonly [string, string];
  /** An even number. */
  games: number;
  seed: number;
  /** Random steps that each game begins with. */
  opening: number;
}
