import type { GameId } from '../registry';

export type { MatchScore } from './match';

/** A match between contestants that sit in each seat equally often. */
export interface MatchJob {
  game: GameId;
  /** Absolute URL of the engine. */
  wasm: string;
  /** Players by contestant, as the command line names them, e.g. `one-ply`. */
  players: readonly string[];
  /** The start in notation, by which contestant sits where: `0,1`. */
  starts: Readonly<Record<string, string>>;
  games: number;
  seed: number;
  /** Random steps that each game begins with. */
  opening: number;
}
