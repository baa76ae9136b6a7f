import { shuffled } from '../../../random';
import type { NodeName } from '../nodes';
import { draftOf, isChoice } from './asking';
import { around, type Finder } from './finder';
import { about, attackedLand } from './target';
import { nextTo } from './theatre';

/** Where whoever is attacked decides. */
const DECIDED: readonly NodeName[] = ['retreat', 'resupply', 'fall-back', 'bring-up'];

/** Retreats are asked so often that only one in so many is looked at. */
const RETREATS = 12;

/** Three answers are as many as there often are. */
const FEWEST = 3;

/**
 * Whoever is attacked retreats or stays, fills up or falls back, so that the land that is fought for stays his, or the land
 * behind it, which would be next.
 */
export const defence: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (!DECIDED.includes(state.node) || state.decider === state.player) return null;
  if (state.node === 'retreat' && random(RETREATS) > 0) return null;
  const land = attackedLand(state);
  if (land === null) return null;
  const behind = [...nextTo(land)].filter((other) => state.lands[other]!.owner === state.decider);
  for (const held of [land, ...shuffled(behind, random).slice(0, 2)]) {
    const draft = draftOf(walker, around(state, [...new Set([land, held])], random), about('hold', [held]));
    if (draft && isChoice(draft, FEWEST)) return draft;
  }
  return null;
};
