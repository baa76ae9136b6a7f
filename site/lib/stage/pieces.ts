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

/** Runs each in a task of its own, in the order of asking, so that the page answers and paints in between. */
export function inTurn(run: () => void): void {
  if (waiting.push(run) === 1) setTimeout(next);
}

/** Whatever stands within comes in pieces: the page was not drawn beforehand, and all of it at once would hold it up. */
export const showPieces = (): unknown => setContext(KEY, true);

/** Whether a component comes in pieces; where the page was drawn beforehand, it has to be whole at once. */
export const inPieces = (): boolean => getContext<boolean | undefined>(KEY) ?? false;
