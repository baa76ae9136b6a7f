import { memoryBackend, type Backend } from './backend';
import { isRecord } from './check';
import { MERGE, placeWork } from './merge';
import {
  STORES,
  WORK_STORES,
  emptySnapshot,
  recordKey,
  type Json,
  type PuzzleResult,
  type Records,
  type Snapshot,
  type StepRecord,
  type StepResult,
  type StoreName,
  type WorkRecord,
  type WorkStore,
} from './schema';

/**
 * opening: nothing read yet. lasting: kept on this device. memory: storage cannot be used, kept until the page closes.
 */
export type Keeping = 'opening' | 'lasting' | 'memory';

/** Any number of records of any store, as an import or an undo brings them. */
export type Batch = { [S in StoreName]?: readonly Records[S][] };

export interface LedgerState {
  readonly snapshot: Snapshot;
  readonly keeping: Keeping;
  /** Stored records that could not be read. They stay where they are, untouched. */
  readonly unreadable: number;
}

/**
 * The visitor's progress: a copy in memory that screens read at once, written through to a backend.
 * What was written before the backend answered is merged with what it holds. When the backend fails, memory takes over.
 */
export class Ledger {
  #state: LedgerState = { snapshot: emptySnapshot(), keeping: 'opening', unreadable: 0 };
  #backend: Backend = memoryBackend();
  #early: (() => Promise<unknown>)[] | null = [];
  readonly #listeners = new Set<(state: LedgerState) => void>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get state(): LedgerState {
    return this.#state;
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: (state: LedgerState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Connects the storage. Never rejects: a storage that fails leaves the ledger in memory and says so in `keeping`. */
  async open(connect: () => Promise<Backend>): Promise<void> {
    let unreadable = 0;
    try {
      const backend = await connect();
      const stored = await backend.readAll();
      for (const store of STORES) {
        for (const value of stored[store] ?? []) {
          if (isRecord(store, value)) this.#keep(store, value);
          else unreadable += 1;
        }
      }
      this.#backend = backend;
    } catch {
      this.#backend = memoryBackend();
    }
    const early = this.#early ?? [];
    this.#early = null;
    this.#set({ ...this.#state, unreadable, keeping: this.#backend.lasting ? 'lasting' : 'memory' });
    for (const write of early) await write();
  }

  async recordStep(game: string, id: string, best: StepResult): Promise<void> {
    const now = this.#now();
    await this.#put('steps', { key: recordKey(game, id), game, id, best, first: now, last: now });
  }

  async recordPuzzle(game: string, id: string, result: PuzzleResult): Promise<void> {
    const now = this.#now();
    const key = recordKey(game, id);
    const attempts = (this.#state.snapshot.puzzles.get(key)?.attempts ?? 0) + 1;
    await this.#put('puzzles', { key, game, id, best: result, latest: result, attempts, first: now, last: now });
  }

  async changeSetting(key: string, value: Json): Promise<void> {
    await this.#put('settings', { key, value, changed: this.#now() });
  }

  /**
   * Saves something the visitor made, or a new version of it.
   * @param key of the work to replace; a new one is made up unless given
   * @returns its key
   */
  async saveWork(
    store: WorkStore,
    game: string,
    title: string,
    text: string,
    key: string = crypto.randomUUID(),
  ): Promise<string> {
    const now = this.#now();
    const created = this.#state.snapshot[store].get(key)?.created ?? now;
    await this.#put(store, { key, game, title, text, created, changed: now });
    return key;
  }

  /** @returns what was removed, so that it can be put back with `absorb`; null if there was none */
  async removeWork(store: WorkStore, key: string): Promise<WorkRecord | null> {
    const rest = new Map(this.#state.snapshot[store]);
    const removed = rest.get(key) ?? null;
    rest.delete(key);
    this.#set({ ...this.#state, snapshot: { ...this.#state.snapshot, [store]: rest } });
    await this.#write(() => this.#backend.remove(store, key));
    return removed;
  }

  /** Merges records in; nothing that stands is lost. */
  async absorb(batch: Batch): Promise<void> {
    for (const store of STORES) {
      for (const record of batch[store] ?? [])
        await this.#put(store, this.#placed(store, record as Records[typeof store]));
    }
  }

  /** Forgets the lesson steps of a game. @returns what was forgotten, for `absorb` to put back */
  async forgetSteps(game: string): Promise<StepRecord[]> {
    const { steps } = this.#state.snapshot;
    const forgotten = [...steps.values()].filter((record) => record.game === game);
    const rest = new Map([...steps].filter(([, record]) => record.game !== game));
    this.#set({ ...this.#state, snapshot: { ...this.#state.snapshot, steps: rest } });
    for (const { key } of forgotten) await this.#write(() => this.#backend.remove('steps', key));
    return forgotten;
  }

  /** Forgets everything. @returns what was forgotten, for `absorb` to put back */
  async reset(): Promise<Batch> {
    const { snapshot } = this.#state;
    const forgotten = Object.fromEntries(STORES.map((store) => [store, [...snapshot[store].values()]])) as Batch;
    this.#set({ ...this.#state, snapshot: emptySnapshot(), unreadable: 0 });
    await this.#write(() => this.#backend.clear());
    return forgotten;
  }

  #placed<S extends StoreName>(store: S, record: Records[S]): Records[S] {
    const work = WORK_STORES.find((name) => name === store);
    return work ? (placeWork(record as WorkRecord, this.#state.snapshot[work]) as Records[S]) : record;
  }

  async #put<S extends StoreName>(store: S, record: Records[S]): Promise<void> {
    this.#keep(store, record);
    this.#set(this.#state);
    await this.#write(() =>
      this.#backend.update(store, record.key, (stored) =>
        isRecord(store, stored) ? (MERGE[store](stored, record) as Records[S]) : record,
      ),
    );
  }

  #keep<S extends StoreName>(store: S, record: Records[S]): void {
    const known = this.#state.snapshot[store].get(record.key) as Records[S] | undefined;
    const merged = known ? MERGE[store](known, record) : record;
    const changed = new Map<string, Records[S]>(this.#state.snapshot[store] as ReadonlyMap<string, Records[S]>);
    changed.set(record.key, merged);
    this.#state = { ...this.#state, snapshot: { ...this.#state.snapshot, [store]: changed } };
  }

  async #write(write: () => Promise<unknown>): Promise<void> {
    if (this.#early) {
      this.#early.push(() => this.#write(write));
      return;
    }
    try {
      await write();
    } catch {
      // The copy in memory is complete, so from here on nothing is missing but durability.
      this.#set({ ...this.#state, keeping: 'memory' });
    }
  }

  #set(state: LedgerState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
