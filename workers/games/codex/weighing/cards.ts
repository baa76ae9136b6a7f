// card_value (section 9 of the rules): what a card of the hand gains if it is played now, kept, or made the worker.

import { ARGUMENT_BITS, END, HIRE, PILE_DISCARD, PILE_HAND, PLAY } from '../../../../assembly/games/codex/layout';
import { plainAction } from '../../../engine/codex';
import type { Engine } from '../../../engine/engine';
import type { Weighing } from '../../../game-codec';
import { nowOf, type State } from '../state';
import { goldOf } from './gold';
import { moved, placeOf } from './piles';
import { actionWith, dealt, END_MAIN, enter, isMain, playOn, turnOf } from './playing';
import { Sums, type Mean } from './sums';
import { inSteps, type Sampled } from './weighing';

const WORLDS = 32;
/** Turns of both players from this one to the one at whose start the gold is counted: the next own one is over. */
const TURNS = 3;

export interface CardValue {
  readonly card: string;
  /** Gold more than if it lay in the discard pile already; null for what cannot be done, or is not known yet. */
  readonly play: Mean | null;
  readonly keep: Mean | null;
  readonly hire: Mean | null;
}
export interface CardValues extends Sampled {
  readonly values: readonly CardValue[];
}

export function weighCards(state: State, engine: Engine): Weighing {
  const root = engine.save();
  const seat = engine.actor();
  const { sides, active } = nowOf(state);
  const horizon = turnOf(engine) + TURNS;
  const rows = [...new Set(sides[active].hand)].map((card) => ({
    card,
    place: placeOf(root, seat, card),
    play: new Sums(),
    keep: new Sums(),
    hire: new Sums(),
  }));
  let samples = 0;

  function* worthLater(): Generator<void, number> {
    yield* playOn(engine, () => turnOf(engine) >= horizon);
    return goldOf(engine, seat);
  }
  function* worthWith(world: Uint8Array, luck: number, verb: typeof PLAY | typeof HIRE, card: string) {
    enter(engine, world, luck);
    const action = actionWith(engine, verb, card);
    if (action === null) return null;
    engine.apply(action);
    yield;
    return yield* worthLater();
  }
  /** What the table comes to if the card is not used, without it from now on and with it up to the end of the main phase. */
  function* worthUnused(world: Uint8Array, luck: number, place: number) {
    engine.load(moved(world, seat, place, PILE_HAND, PILE_DISCARD));
    enter(engine, engine.save(), luck);
    const isEnding = (): boolean => isMain(engine, seat) && plainAction(engine) >> ARGUMENT_BITS === END;
    yield* playOn(engine, isEnding);
    if (!isMain(engine, seat)) {
      const worth = yield* worthLater();
      return { gone: worth, kept: worth };
    }
    const end = engine.save();
    const ended = function* (bytes: Uint8Array): Generator<void, number> {
      engine.load(bytes);
      enter(engine, engine.save(), luck);
      engine.apply(END_MAIN);
      return yield* worthLater();
    };
    return { gone: yield* ended(end), kept: yield* ended(moved(end, seat, place, PILE_DISCARD, PILE_HAND)) };
  }
  function* steps(): Generator<void, void> {
    for (; samples < WORLDS; ++samples) {
      const world = dealt(engine, root, seat, samples);
      for (const { card, place, play, keep, hire } of rows) {
        const { gone, kept } = yield* worthUnused(world, samples, place);
        keep.add(kept - gone);
        const played = yield* worthWith(world, samples, PLAY, card);
        if (played !== null) play.add(played - gone);
        const hired = yield* worthWith(world, samples, HIRE, card);
        if (hired !== null) hire.add(hired - gone);
      }
    }
  }
  const found = (): CardValues => ({
    samples,
    most: WORLDS,
    values: rows.map(({ card, play, keep, hire }) => ({ card, play: play.mean, keep: keep.mean, hire: hire.mean })),
  });
  return inSteps(steps(), found);
}
