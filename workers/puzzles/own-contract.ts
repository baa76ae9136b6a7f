/** What a page and the worker that makes puzzles of positions say to each other. */
import type { Goal } from '../analysis/contract';
import type { GameId } from '../registry';
import type { Answer } from './own';

export interface Position {
  game: GameId;
  /** Absolute URL of the game's engine. */
  wasm: string;
  notation: string;
}

/** `map`: what the position is played with, where puzzles have a name for it. */
export interface OwnService {
  /** What can be asked there; no goals where no player decides. Rejects for a text that is no position. */
  ask(position: Position): Promise<{ goals: Goal[]; map: string | null }>;
  /** Proves the question with this number of the last `ask`, or says what it lacks. */
  prove(index: number, onNodes: (nodes: number) => void): Promise<Answer>;
}
