import type { Engine } from '../../../../workers/engine/engine';
import { MILESTONES } from '../../../../workers/referee/codex/milestones';
import { dice } from '../../support/dice';
import { busyOf } from './busy';
import { duel } from './duel';
import { OTHER_OPTIONS } from './options';
import { startOf, teamStartOf } from './starts';

const LAST = MILESTONES.length;

/**
 * Of ten seeds one is a game from its first node, by turns of real teams and of any cards, the others are longer and longer
 * stretches from positions that are in the thick of it; half of them with other options than the usual ones.
 */
export function duelOf(engine: Engine, seed: number): { plies: number } {
  const roll = dice(seed);
  const options = roll(2) ? OTHER_OPTIONS[roll(OTHER_OPTIONS.length)]! : {};
  const stretch = seed % 10;
  if (stretch) return { plies: duel(engine, busyOf(LAST, roll, options), roll, 10 * stretch).nodes };
  const start = (seed / 10) % 2 ? teamStartOf(roll, options) : startOf(LAST, roll, options);
  return { plies: duel(engine, start, roll).nodes };
}
