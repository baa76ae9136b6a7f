/** Questions about random positions, each with the answer that an engine has worked out. */
import type { View } from '../contract';
import type { Random } from '../random';
import type { Desk } from './desk';

/** What is asked, in the words of the game: `ask` names it, what it is about after colons, e.g. `place:7`. */
export type DrillQuestion =
  /** Exactly these places are marked. */
  | { type: 'mark'; ask: string; nodes: string[] }
  /** Exactly these tiles are picked. */
  | { type: 'pick'; ask: string; tiles: string[] }
  | { type: 'answer'; ask: string; value: number }
  /** One of several answers, each a word of the game. */
  | { type: 'choose'; ask: string; options: string[]; right: number };

export interface Asked<B = unknown> {
  question: DrillQuestion;
  /** The node it is about, where that is not the one looked at but one a little further on. */
  view?: View<B>;
  /** What the question looks ahead to, or what proves its answer: played once it is answered. */
  line?: string[];
  /** The question speaks of the line, so it is told at once; otherwise it is kept until the answer. */
  told?: boolean;
  /** Words of the game that say why the answer is what it is, beyond what can be seen. */
  why?: string[];
}

export interface Drill extends Required<Asked> {
  /** `<kind>.<seed in base 36>`: the same name asks the same question, as long as the engine plays as it does. */
  id: string;
  kind: string;
}

/** A kind of question a game can ask without end. */
export interface DrillKind<B = unknown> {
  readonly id: string;
  /** What the games begin from that lead to its positions; any full game if left out. */
  readonly setups?: readonly string[];
  /** Most random steps from the beginning of a game to the position. */
  readonly steps: number;
  /**
   * With which of the legal actions, by the engine's numbers, these games go on: for a game whose uniformly random ones
   * lead to positions that are not worth a question.
   */
  choose?(legal: ArrayLike<number>, random: Random): number;
  /**
   * A question about a node where a player decides, or null if nothing there is worth asking.
   *
   * @param wish a random number that stays the same from node to node, so that rare answers are looked for as long as
   *   frequent ones: `wish % 2` may say whether the answer is to be yes
   */
  ask(view: View<B>, desk: Desk<B>, random: Random, wish: number): Asked<B> | null;
}

export const drillId = (kind: string, seed: number): string => `${kind}.${seed.toString(36)}`;

/** Null if the text is not the name of a drill. */
export function readDrillId(id: string): { kind: string; seed: number } | null {
  const found = /^([a-z-]+)\.([0-9a-z]{1,6})$/.exec(id);
  return found && { kind: found[1]!, seed: parseInt(found[2]!, 36) };
}

/** Seeds are 0 .. SEEDS - 1. */
export const SEEDS = 36 ** 6;
