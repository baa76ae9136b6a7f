// tech_value (section 9 of the rules): what a card of the codex brings if it is chosen now, in futures of the deck.

import { ASK_TECH, PILE_CODEX } from '../../../../assembly/games/codex/layout';
import { techWorth } from '../../../engine/codex';
import type { Engine } from '../../../engine/engine';
import type { Weighing } from '../../../game-codec';
import { nowOf, type State } from '../state';
import { SEATS } from '../table';
import { GOLD_PER_ODDS } from './gold';
import { copiesIn, placeOf } from './piles';
import { dealt, enter, playOn, questionOf } from './playing';
import { Sums, type Mean } from './sums';
import { inSteps, type Sampled } from './weighing';

/** Worlds in which the turn is played on to the choice, and orders of the cards that each card is tried in there. */
const WORLDS = 12;
const ORDERS = 8;

export interface TechValue {
  readonly card: string;
  /** Gold more than if none is chosen now, and it can come later; null for what nothing can be said of, or is not known yet. */
  readonly value: Mean | null;
}
export interface TechValues extends Sampled {
  readonly values: readonly TechValue[];
}

export function weighTech(state: State, engine: Engine): Weighing {
  const root = engine.save();
  const seat = engine.actor();
  const { codex } = nowOf(state).sides[SEATS[seat]!];
  const rows = [...new Set(codex)].map((card) => ({
    card,
    place: placeOf(root, seat, card),
    sums: new Sums(),
  }));
  let samples = 0;

  function* steps(): Generator<void, void> {
    for (; samples < WORLDS; ++samples) {
      enter(engine, dealt(engine, root, seat, samples), samples);
      yield* playOn(engine, () => engine.actor() === seat && questionOf(engine) === ASK_TECH);
      if (engine.actor() !== seat) continue;
      const here = engine.save();
      const orders = Array.from({ length: ORDERS }, (_, i) => samples * ORDERS + i);
      const worthOf = (place: number): number =>
        orders.reduce((sum, order) => sum + techWorth(engine, seat, place, order), 0) / ORDERS;
      const without = worthOf(-1);
      for (const { place, sums } of rows) {
        if (!copiesIn(here, seat, PILE_CODEX, place)) continue;
        const worth = worthOf(place);
        if (Number.isFinite(worth)) sums.add(GOLD_PER_ODDS * (worth - without));
      }
      yield;
    }
  }
  const found = (): TechValues => ({
    samples,
    most: WORLDS,
    values: rows.map(({ card, sums }) => ({ card, value: sums.mean })),
  });
  return inSteps(steps(), found);
}
