import {
  DATABASE,
  UNSAVED,
  emptySnapshot,
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
import type { Keeping, Ledger, LedgerState, Unreadable } from './ledger';
import type { Way } from './absorb';

/** Whether there may be something to read, asked without the code that reads. */
async function mayHoldSomething(): Promise<boolean> {
  if (localKeys(UNSAVED).length > 0) return true;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** Milliseconds until what could not be fetched is asked for again. */
const PATIENCE_MS = 3000;

/**
 * The ledger as screens see it: every getter is reactive. One instance a page. The ledger itself comes when something is
 * stored, when the visitor begins to do something, or when another tab tells of something.
 */
class Progress {
  #ledger: Promise<Ledger> | undefined;
  #state = $state.raw<LedgerState>({ snapshot: emptySnapshot(), keeping: 'opening', unreadable: [] });

  /** Call once, in the browser. Until then (and in prerendering) there is no progress. */
  async open(): Promise<void> {
    // Another language draws the page anew, and asks again.
    if (this.#state.keeping !== 'opening') return;
    const need = () => void this.#open();
    addEventListener('pointerdown', need, { once: true, capture: true });
    addEventListener('keydown', need, { once: true, capture: true });
    if ('BroadcastChannel' in globalThis)
      new BroadcastChannel(DATABASE).addEventListener('message', need, { once: true });
    if (await mayHoldSomething()) need();
    else if (!this.#ledger) this.#state = { ...this.#state, keeping: 'lasting' };
  }

  #open(): Promise<Ledger> {
    return (this.#ledger ??= this.#fetch());
  }

  /** What is done meanwhile waits for it. */
  async #fetch(): Promise<Ledger> {
    try {
      const { openLedger } = await import('./store');
      return openLedger((state) => this.#show(state));
    } catch {
      this.#state = { ...this.#state, keeping: 'memory' };
      await new Promise((done) => setTimeout(done, PATIENCE_MS));
      return this.#fetch();
    }
  }

  /** Whoever was told that nothing is stored need not wait again for that. */
  #show(state: LedgerState): void {
    const opening = state.keeping === 'opening';
    this.#state = opening ? { ...state, keeping: this.#state.keeping } : state;
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

  recordStep: Ledger['recordStep'] = async (...args) => (await this.#open()).recordStep(...args);
  recordPuzzle: Ledger['recordPuzzle'] = async (...args) => (await this.#open()).recordPuzzle(...args);
  recordDrill: Ledger['recordDrill'] = async (...args) => (await this.#open()).recordDrill(...args);
  saveWork: Ledger['saveWork'] = async (...args) => (await this.#open()).saveWork(...args);
  remove: Ledger['remove'] = async (...args) => (await this.#open()).remove(...args);
  refresh: Ledger['refresh'] = async () => (await this.#open()).refresh();
  reset: Ledger['reset'] = async () => (await this.#open()).reset();

  changeSetting: Ledger['changeSetting'] = async (key, value) => {
    // Reactive proxies cannot be stored, so what may hold one is copied.
    const copy = JSON.parse(JSON.stringify(value)) as Json;
    return (await this.#open()).changeSetting(key, copy);
  };

  /** Merges records in, and puts back what was removed; nothing that stands is lost. @returns how many there are now */
  async absorb(brought: Partial<Stored>, way?: Way): Promise<number> {
    const [ledger, { absorb }] = await Promise.all([this.#open(), import('./absorb')]);
    return absorb(ledger, brought, way);
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
