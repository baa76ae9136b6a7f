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

export interface OwnService {
  /** What can be asked there; empty where no player decides. Rejects for a text that is no position. */
  ask(position: Position): Promise<Goal[]>;
  /** Proves the question with this number of the last `ask`, or says what it lacks. */
  prove(index: number, onNodes: (nodes: number) => void): Promise<Answer>;
}
