import { boardIn } from '$lib/games/toy-battle/board/words';
import type { Trial } from '$lib/board/face';
import type { View } from '$workers/contract';
import { trialOf } from '$workers/games/toy-battle/trial';

/** Questions whose answer may begin with a node; at the others a node alone is an answer that does not fit (TB-TURN-4). */
const NODE_FIRST = new Set(['turn', 'extra', 'shove']);

/** A tile of the other side is no answer to any question: it is tried as one that does not fit (TB-TURN-4). */
function foreignTrial(picks: readonly string[], view: View): string | null {
  const foreign = picks.find((pick) => /^(tile|discard):/.test(pick) && pick.split(':')[1] !== boardIn(view).toMove);
  return foreign ? (view.question === 'exhume' ? 'raid' : `exhume ${foreign.split(':')[2]}`) : null;
}

export const trial: Trial = (picks, view) => {
  const foreign = foreignTrial(picks, view);
  if (foreign !== null) return foreign;
  const action = trialOf(picks, boardIn(view));
  const [kind, node] = picks[0]?.split(':') ?? [];
  if (action === null && picks.length === 1 && kind === 'node' && !NODE_FIRST.has(view.question)) return `hit ${node}`;
  return action;
};
