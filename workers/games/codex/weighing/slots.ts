// slot_value (section 9 of the rules): what it changes if one stands in another patrol slot, after the best reply found.

import type { Engine } from '../../../engine/engine';
import type { Weighing } from '../../../game-codec';
import { boardOf, isBody } from '../board';
import { posted, type Lineup } from '../line-up';
import type { State } from '../state';
import { SLOTS, type Slot } from '../table';
import { goldOf } from './gold';
import { byBestLine, dealt, endWith, enter, isMain, playOn } from './playing';
import { Sums, type Mean } from './sums';
import { inSteps, type Sampled } from './weighing';

const WORLDS = 10;
/** Lines of the reply that are looked at side by side. */
const WIDTH = 8;

export interface SlotValue {
  readonly id: number;
  readonly slot: Slot;
  /** Gold; null as long as no world has been looked at, and for who cannot stand there. */
  readonly value: Mean | null;
}
export interface SlotValues extends Sampled {
  readonly values: readonly SlotValue[];
}

/** Where the opponent's reply to a line-up leaves the table; false if somebody cannot stand where he should. */
export function* replied(engine: Engine, world: Uint8Array, luck: number, lineup: Lineup): Generator<void, boolean> {
  enter(engine, world, luck);
  const foe = 1 - engine.actor();
  const stands = yield* endWith(engine, lineup);
  yield* playOn(engine, () => isMain(engine, foe));
  if (isMain(engine, foe)) yield* byBestLine(engine, WIDTH);
  return stands;
}

export function weighSlots(lineup: Lineup, state: State, engine: Engine): Weighing {
  const root = engine.save();
  const seat = engine.actor();
  const { things, active } = boardOf(state, engine);
  const free = things.filter(
    (thing) => isBody(thing) && thing.controller === active && !thing.marks.includes('exhausted'),
  );
  const rows = free.flatMap(({ id }) => SLOTS.map((slot) => ({ id, slot, sums: new Sums() })));
  let samples = 0;

  function* steps(): Generator<void, void> {
    for (; samples < WORLDS; ++samples) {
      const world = dealt(engine, root, seat, samples);
      yield* replied(engine, world, samples, lineup);
      const usual = goldOf(engine, seat);
      const gains: number[] = [];
      for (const { id, slot } of rows) {
        const stands = yield* replied(engine, world, samples, posted(lineup, slot, id));
        gains.push(stands ? goldOf(engine, seat) - usual : NaN);
      }
      rows.forEach(({ sums }, i) => Number.isNaN(gains[i]!) || sums.add(gains[i]!));
    }
  }
  const found = (): SlotValues => ({
    samples,
    most: WORLDS,
    values: rows.map(({ id, slot, sums }) => ({ id, slot, value: sums.mean })),
  });
  return inSteps(steps(), found);
}
