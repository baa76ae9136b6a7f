import {
  recordKey,
  type Json,
  type Snapshot,
  type StepRecord,
  type PuzzleRecord,
  type WorkRecord,
  type WorkStore,
} from './schema';
import { Ledger, type Batch, type Keeping, type LedgerState } from './ledger';

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
    const { idbBackend } = await import('./idb');
    await this.#ledger.open(idbBackend);
  }

  get snapshot(): Snapshot {
    return this.#state.snapshot;
  }

  get keeping(): Keeping {
    return this.#state.keeping;
  }

  get unreadable(): number {
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
  removeWork: Ledger['removeWork'] = (...args) => this.#ledger.removeWork(...args);
  forgetSteps: Ledger['forgetSteps'] = (game) => this.#ledger.forgetSteps(game);

  // Reactive proxies cannot be stored, so what may hold one is copied.
  changeSetting: Ledger['changeSetting'] = (key, value) =>
    this.#ledger.changeSetting(key, $state.snapshot(value as unknown) as Json);
  absorb: Ledger['absorb'] = (batch) => this.#ledger.absorb($state.snapshot(batch) as Batch);

  reset: Ledger['reset'] = () => this.#ledger.reset();
}

export const progress = new Progress();
