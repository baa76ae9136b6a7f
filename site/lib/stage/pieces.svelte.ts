import { flushSync, getContext, onMount, setContext } from 'svelte';

const KEY = Symbol('pieces');
const waiting: (() => void)[] = [];

/** A task ends after so many milliseconds: a page that takes longer to answer seems to hang on a slow phone. */
const SLICE_MS = 5;

/** The one whose turn it is stays at the head meanwhile: what it asks for itself comes behind it. */
function turn() {
  try {
    waiting[0]?.();
    flushSync();
  } finally {
    waiting.shift();
  }
}

function next() {
  const end = performance.now() + SLICE_MS;
  try {
    do turn();
    while (waiting.length > 0 && performance.now() < end);
  } finally {
    if (waiting.length > 0) setTimeout(next);
  }
}

/** Runs them in the order of asking, as many in a task as fit in a slice of time, so that the page answers and paints in between. */
export function inTurn(run: () => void): void {
  if (waiting.push(run) === 1) setTimeout(next);
}

/** Whatever stands within comes in pieces: the page was not drawn beforehand, and all of it at once would hold it up. */
export const showPieces = (): unknown => setContext(KEY, true);

/** Whether a component comes in pieces; where the page was drawn beforehand, it has to be whole at once. */
export const inPieces = (): boolean => getContext<boolean | undefined>(KEY) ?? false;

/** How many pieces of a component have come: all where it is whole at once, else none, and then one a turn. */
export class Pieces {
  come = $state(0);
  readonly count: number;

  /** @param whole it is there at once */
  constructor(count: number, whole: boolean) {
    this.count = count;
    if (whole) this.come = count;
    onMount(() => {
      for (let piece = this.come; piece < count; piece++) inTurn(() => this.come++);
    });
  }

  get whole(): boolean {
    return this.come === this.count;
  }
}
