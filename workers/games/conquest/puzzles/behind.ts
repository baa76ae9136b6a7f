import { shuffled } from '../../../random';
import { draftWith, isChoice } from './asking';
import type { Finder } from './finder';
import { redrawn } from './redrawn';
import { about } from './target';
import { basesAt, targets } from './theatre';
import { isFromBehind } from './themes';

/** Territories tried at one node, and draws of the troops of each. */
const TRIES = 2;
const DRAWS = 3;
const FEWEST = 3;

/** A territory with armour, which is best invaded where nobody stands at the border, so that the armour does not bombard. */
export const behind: Finder = (walker, node, random) => {
  const state = walker.state(node);
  if (state.node !== 'attack') return null;
  const open = targets(state, state.player).filter((land) => basesAt(state, state.player, land).length > 1);
  for (const land of shuffled(open, random).slice(0, TRIES)) {
    for (let draw = 0; draw < DRAWS; draw++) {
      const draft = draftWith(walker, FEWEST, redrawn(state, [land], random), about('take', [land]));
      if (!draft || !isChoice(draft, FEWEST)) continue;
      const first = walker.text(draft.node, draft.solved.right[0]!);
      if (isFromBehind({ goal: draft.goal, state: walker.state(draft.node), first })) return draft;
    }
  }
  return null;
};
