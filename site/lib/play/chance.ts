import type { Outcome } from '$workers/contract';
import { seededRandom, type Random } from '$workers/random';

/** One of the outcomes, each as likely as its weight says. */
export function drawOutcome(outcomes: readonly Outcome[], random: Random): string {
  let ticket = random(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  for (const { action, weight } of outcomes) {
    if (ticket < weight) return action;
    ticket -= weight;
  }
  throw new RangeError('no outcomes to draw from');
}

/** 32 bits nobody can foresee. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/**
 * The random numbers of one decision of a game: whoever takes a move back and makes it again gets from chance what there
 * was before.
 * @param seed of the game; @param ply actions before it
 */
export const randomAt = (seed: number, ply: number): Random =>
  seededRandom((seed ^ Math.imul(ply + 1, 0x9e3779b1)) >>> 0);
