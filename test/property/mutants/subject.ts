import type { Engine } from '../../../workers/engine/engine';
import type { GameCodec } from '../../../workers/game-codec';
import type { Random } from '../../../workers/random';
import type { Dice } from '../../differential/support/dice';

/** A game as the mutants need to know it. */
export interface Subject<S> {
  codec: GameCodec<S>;
  /** A position to begin a random game with. */
  start(seed: number, roll: Dice): S;
  /** Which action a random game goes on with. */
  choose(actions: readonly number[], state: S, random: Random): number;
  /** Parts of a line that change what is asked, counted or under way. */
  words: readonly string[];
  /** A law of the game that a state breaks, such as the number of pieces; null if all hold. */
  wrong(state: S): string | null;
  /** What is neither made nor lost, as text: cards, tiles, tasks. */
  kept(state: S): string;
  /** Whether its line leaves out what no longer matters, so that less is kept and the bytes may differ. */
  forgets?(state: S): boolean;
  /** What engine and referee do not agree on about a state the words describe, or null. The engine stands at it if it accepts it. */
  quarrel?(state: S, accepted: boolean, engine: Engine): string | null;
  /** The game's own short searches, beside that of playouts. */
  search?(engine: Engine): void;
}
