import { getContext, setContext } from 'svelte';

const KEY = Symbol('pieces');
const waiting: (() => void)[] = [];

/** The one whose turn it is stays at the head meanwhile: what it asks for itself comes behind it. */
function next() {
  try {
    waiting[0]?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) setTimeout(next);
  }
}

/**
 * Runs each in a task of its own, in the order of asking, so that the page answers and paints in between.
 *
 * @returns takes it back, if its turn has not come
 */
export function inTurn(run: () => void): () => void {
  // A function of its own: the same one may be asked for twice.
  const turn = () => run();
  if (waiting.push(turn) === 1) setTimeout(next);
  return () => {
    const at = waiting.indexOf(turn);
    // The first has its timer already: it stays, and does nothing.
    if (at === 0) waiting[0] = () => {};
    else if (at > 0) waiting.splice(at, 1);
  };
}

/** Whatever stands within comes in pieces: the page was not drawn beforehand, and all of it at once would hold it up. */
export const showPieces = (): unknown => setContext(KEY, true);

/** Whether a component comes in pieces; where the page was drawn beforehand, it has to be whole at once. */
export const inPieces = (): boolean => getContext<boolean | undefined>(KEY) ?? false;
