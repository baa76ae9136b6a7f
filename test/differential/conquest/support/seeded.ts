import type { Engine } from '../../../../workers/engine/engine';
import { dice } from '../../support/dice';
import { busyLine } from './busy';
import { duel, type Report } from './duel';
import { anyOptions, startOf } from './starts';

/** A game of two to five seats from a busy position, with options at random. */
export function fromBusy(engine: Engine, seed: number, most: number): Report {
  const roll = dice(seed);
  return duel(engine, busyLine(roll), roll, most);
}

/** A game from its first node, every third with all options at their default. */
export function fromStart(engine: Engine, seed: number, most: number): Report {
  const roll = dice(seed);
  return duel(engine, startOf(2 + (seed % 4), seed % 3 ? anyOptions(roll) : []), roll, most);
}

/** Of ten seeds one is a game from its start, the others are longer and longer fights from busy positions. */
export const duelOf = (engine: Engine, seed: number): Report =>
  seed % 10 ? fromBusy(engine, seed, 30 * (seed % 10)) : fromStart(engine, seed / 10, 4000);
