import { flushSync, getContext, onMount, setContext } from 'svelte';

const KEY = Symbol('pieces');
const waiting: (() => void)[] = [];

/** A task ends after so many milliseconds: a page that takes longer to answer seems to hang on a slow phone. */
const SLICE_MS = 5;

/** How many the one whose turn it is has asked for; null between turns. */
let asked: number | null = null;

function turn() {
  asked = 0;
  try {
    waiting[0]?.();
    flushSync();
  } finally {
    waiting.shift();
    asked = null;
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

/**
 * Runs them in the order of asking, as many in a task as fit in a slice of time, so that the page answers and paints in
 * between. What a piece asks for belongs to it, and comes before those behind it.
 */
export function inTurn(run: () => void): void {
  if (asked !== null) waiting.splice(1 + asked++, 0, run);
  else if (waiting.push(run) === 1) setTimeout(next);
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
