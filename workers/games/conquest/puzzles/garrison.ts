import { shuffled } from '../../../random';
import { draftWith, isChoice } from './asking';
import type { Finder } from './finder';
import { redrawn } from './redrawn';
import { about } from './target';
import { basesAt, enemiesNextTo, targets } from './theatre';
import { isBeyond } from './themes';

/** Rows of territories tried at one node, and draws of the troops of each. */
const TRIES = 2;
const DRAWS = 3;
const FEWEST = 3;

/** Two or three territories, one of which can be reached through another alone: whoever goes on leaves infantry behind (CQ-OCC-5). */
export const garrison: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (state.node !== 'attack') return null;
  const near = targets(state, state.player);
  const rows = near.flatMap((first) =>
    enemiesNextTo(state, first)
      .filter((second) => basesAt(state, state.player, second).length === 0)
      .flatMap((second) => [
        [first, second],
        ...near.filter((other) => other !== first).map((other) => [first, second, other]),
      ]),
  );
  for (const lands of shuffled(rows, random).slice(0, TRIES)) {
    for (let draw = 0; draw < DRAWS; draw++) {
      const draft = draftWith(walker, FEWEST, redrawn(state, lands, random), about('take', lands));
      if (draft && isChoice(draft, FEWEST) && isBeyond({ goal: draft.goal, state: walker.state(draft.node) }))
        return draft;
    }
  }
  return null;
};
