import { progress } from '$lib/progress/progress.svelte';
import { readLocal, writeLocal } from '$lib/storage/local';
import type { GameId } from '$workers/registry';
import { NO_FILTER, readFilter, stateOf, writeFilter, type Filter, type State } from './list';

const key = (game: GameId): string => `puzzles:${game}`;

/** The visitor's selection among the puzzles, kept from the list to the puzzle and from visit to visit. */
export class PuzzleSelection {
  filter = $state.raw<Filter>({ ...NO_FILTER });

  constructor(private readonly game: GameId) {}

  /** Call it in the browser only. */
  restore(): void {
    this.filter = readFilter(readLocal(key(this.game)));
  }

  set(change: Partial<Filter>): void {
    this.filter = { ...this.filter, ...change };
    writeLocal(key(this.game), this.narrow ? writeFilter(this.filter) : null);
  }

  clear(): void {
    this.set(NO_FILTER);
  }

  /** Something is filtered out. */
  get narrow(): boolean {
    return Object.values(this.filter).some((wanted) => wanted !== null);
  }

  /** Reactive. */
  state = (id: string): State => stateOf(progress.puzzle(this.game, id)?.latest);
}
