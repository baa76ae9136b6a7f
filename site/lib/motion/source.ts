import { getContext, setContext } from 'svelte';
import type { View } from '$workers/contract';

/** What a page shows on its board, and what led there. A move is shown where `view` is what `last` led to from the view before. */
export interface MoveSource {
  readonly view: View;
  /** The last action and the node it was played at; null at a start. */
  readonly last: { view: View; action: string } | null;
  /** What a legal action does, in the engine's own list. */
  effects(view: View, action: string): Promise<readonly object[]>;
}

const KEY = Symbol('moves');

/** Called by whatever draws a board: moves made there are shown step by step. */
export const showMoves = (source: MoveSource): MoveSource => setContext(KEY, source);

/** Undefined on boards that only ever show a position. */
export const movesShown = (): MoveSource | undefined => getContext(KEY);
