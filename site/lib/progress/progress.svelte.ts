import {
  UNSAVED,
  recordKey,
  type Json,
  type Snapshot,
  type StepRecord,
  type Stored,
  type PuzzleRecord,
  type WorkRecord,
  type WorkStore,
} from './schema';
import { localKeys } from '$lib/storage/local';
import { Ledger, type Keeping, type LedgerState, type Unreadable } from './ledger';
import type { Way } from './absorb';
import { idbBackend } from './idb';

/** The ledger as screens see it: every getter is reactive. One instance a page. */
class Progress {
  readonly #ledger = new Ledger();
  #state = $state.raw<LedgerState>(this.#ledger.state);

  constructor() {
    this.#ledger.subscribe((state) => (this.#state = state));
  }

  /** Call once, in the browser. Until then (and in prerendering) there is no progress. */
  async open(): Promise<void> {
    if (this.#state.keeping !== 'opening') return;
    await this.#ledger.open(idbBackend, async () => {
      if (localKeys(UNSAVED).length === 0) return;
      const { takeUp } = await import('./take-up');
      await takeUp(this.#ledger);
    });
  }

  get snapshot(): Snapshot {
    return this.#state.snapshot;
  }

  get keeping(): Keeping {
    return this.#state.keeping;
  }

  /** Stored records that could not be read. */
  get unreadable(): readonly Unreadable[] {
    return this.#state.unreadable;
  }

  step(game: string, id: string): StepRecord | undefined {
    return this.#state.snapshot.steps.get(recordKey(game, id));
  }

  puzzle(game: string, id: string): PuzzleRecord | undefined {
    return this.#state.snapshot.puzzles.get(recordKey(game, id));
  }

  /** What the visitor made and saved for a game, the last changed first. */
  works(store: WorkStore, game: string): WorkRecord[] {
    return [...this.#state.snapshot[store].values()]
      .filter((record) => record.game === game)
      .sort((a, b) => b.changed - a.changed);
  }

  /** The stored value, of unknown shape: see `site/lib/settings` for typed access. */
  setting(key: string): Json | undefined {
    return this.#state.snapshot.settings.get(key)?.value;
  }

  recordStep: Ledger['recordStep'] = (...args) => this.#ledger.recordStep(...args);
  recordPuzzle: Ledger['recordPuzzle'] = (...args) => this.#ledger.recordPuzzle(...args);
  saveWork: Ledger['saveWork'] = (...args) => this.#ledger.saveWork(...args);
  remove: Ledger['remove'] = (...args) => this.#ledger.remove(...args);
  refresh: Ledger['refresh'] = () => this.#ledger.refresh();
  reset: Ledger['reset'] = () => this.#ledger.reset();

  // Reactive proxies cannot be stored, so what may hold one is copied.
  changeSetting: Ledger['changeSetting'] = (key, value) =>
    this.#ledger.changeSetting(key, $state.snapshot(value as unknown) as Json);

  /** Merges records in, and puts back what was removed; nothing that stands is lost. @returns how many there are now */
  async absorb(brought: Partial<Stored>, way?: Way): Promise<number> {
    const { absorb } = await import('./absorb');
    return absorb(this.#ledger, brought, way);
  }

  /** Forgets the lesson steps of a game. @returns what was forgotten, for `absorb` to put back */
  async forgetSteps(game: string): Promise<unknown[]> {
    await this.refresh();
    const steps = [...this.snapshot.steps.values()].filter((record) => record.game === game);
    return this.remove(
      'steps',
      steps.map(({ key }) => key),
    );
  }
}

export const progress = new Progress();
