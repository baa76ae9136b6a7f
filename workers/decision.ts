import { OVER } from './engine/abi';
import type { Deciding } from './engine/engine';

/**
 * Whether the game is over at the engine's current state, and whose it is if it is; nobody's if it was shared.
 *
 * @param sides by seat
 */
export function decisionBy<Side>(engine: Deciding, sides: readonly Side[]): { over: boolean; ahead?: Side | null } {
  if (engine.actor() !== OVER) return { over: false };
  return { over: true, ahead: sides.find((_, seat) => engine.reward(seat) === 1) ?? null };
}
