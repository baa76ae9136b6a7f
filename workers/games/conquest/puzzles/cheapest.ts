import type { Goal } from '../../../analysis/contract';
import { shuffled } from '../../../random';
import { CHANCES } from '../goals';
import type { State } from '../state';
import { draftAt, isSaving } from './asking';
import type { Finder } from './finder';
import { about, attackedLand } from './target';
import { enemiesNextTo, theatreOf, withRear } from './theatre';

/** Divisions of a kind in the rear that could follow, and in that of the next territory. */
const FOLLOWING = 5;
const AGAINST = 2;

/** How few infantry have to advance for the land behind to be taken likely enough. */
export const cheapest: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (state.node !== 'advance-infantry') return null;
  const taken = attackedLand(state);
  if (taken === null) return null;
  for (const next of shuffled(enemiesNextTo(state, taken), random).slice(0, 2)) {
    const { nodes } = about('take', [next]);
    const theatre = cut(theatreOf(state, state.player, [taken, next]), next);
    for (const metric of shuffled(CHANCES, random)) {
      const goal: Goal = { kind: 'cheapest', nodes: nodes!, metric };
      const draft = draftAt(walker, theatre, goal);
      if (draft && isSaving(draft)) return draft;
    }
  }
  return null;
};

const cut = (state: State, next: number): State =>
  state.lands.reduce(
    (at, { owner }, land) => (owner < 0 ? at : withRear(at, land, land === next ? AGAINST : FOLLOWING)),
    state,
  );
