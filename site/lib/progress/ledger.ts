import { memoryBackend, type Backend, type News } from './backend';
import { isRecord, isWorkStore } from './check';
import { MERGE, mergePuzzle, mergeStep, revisionAfter } from './merge';
import {
  STORES,
  attemptKey,
  emptySnapshot,
  keyOf,
  recordKey,
  type About,
  type AttemptRecord,
  type Json,
  type PuzzleResult,
  type Records,
  type Snapshot,
  type StepResult,
  type Stored,
  type StoreName,
  type WorkRecord,
  type WorkStore,
} from './schema';

/**
 * opening: nothing read yet. lasting: kept on this device. memory: storage cannot be used, kept until the page closes.
 */
export type Keeping = 'opening' | 'lasting' | 'memory';

/** A stored record that could not be read. It stays where it is, untouched. */
export interface Unreadable {
  store: StoreName;
  value: unknown;
}

export interface LedgerState {
  readonly snapshot: Snapshot;
  readonly keeping: Keeping;
  readonly unreadable: readonly Unreadable[];
}

/** What there is to what shall be; undefined leaves it as it is. Called for the copy in memory, then for what is stored. */
type Act<S extends StoreName> = (before: Records[S] | undefined, key: string) => Records[S] | undefined;

/** Whether a version may take the place of the one that is stored. */
export type MayFollow = (stored: WorkRecord | undefined) => boolean;

/**
 * The visitor's progress: a copy in memory that screens read at once, written through to a backend.
 * An act follows what is stored when it is written, so it counts whatever the clocks said and other tabs did before.
 * What was written before the backend answered is merged with what it holds. When the backend fails, memory takes over.
 */
export class Ledger {
  #state: LedgerState = { snapshot: emptySnapshot(), keeping: 'opening', unreadable: [] };
  #backend: Backend = memoryBackend();
  #early: (() => Promise<unknown>)[] | null = [];
  readonly #underWay = new Set<Promise<unknown>>();
  /** Records on their way into the backend. Works are not among them: their authors keep them safe. */
  readonly #unwritten = new Set<{ store: StoreName; records: readonly Records[StoreName][] }>();
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

  /**
   * Connects the storage. Never rejects: a storage that fails leaves the ledger in memory and says so in `keeping`.
   * @param settle what is to be stored before anybody is told what is there; left for later where nothing can be stored
   */
  async open(connect: () => Promise<Backend>, settle = async () => {}): Promise<void> {
    try {
      const backend = await connect();
      this.#take(await backend.readAll());
      this.#backend = backend;
      backend.listen?.((news) => this.#hear(news));
    } catch {
      this.#backend = memoryBackend();
    }
    const early = this.#early ?? [];
    this.#early = null;
    for (const write of early) await write();
    if (this.#backend.lasting) await settle().catch(() => {});
    if (this.#state.keeping === 'opening')
      this.#set({ ...this.#state, keeping: this.#backend.lasting ? 'lasting' : 'memory' });
  }

  /** Brings the copy in memory up to what is stored, once all is written that was to be. Never rejects. */
  async refresh(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    if (this.#early) return;
    await this.#write(async () => this.#take(await this.#backend.readAll()));
  }

  async recordStep(game: string, id: string, best: StepResult): Promise<void> {
    const last = this.#now();
    const key = recordKey(game, id);
    const step = { key, game, id, best, first: last, last };
    await Promise.all([
      this.change('steps', [key], (before) => (before ? mergeStep(before, step) : step)),
      this.#log({ game, id, of: 'step', result: best }, last),
    ]);
  }

  async recordPuzzle(game: string, id: string, latest: PuzzleResult, about: About = {}): Promise<void> {
    const last = this.#now();
    const key = recordKey(game, id);
    const counted = this.change('puzzles', [key], (before) => {
      const attempts = (before?.attempts ?? 0) + 1;
      const puzzle = { key, game, id, best: latest, latest, attempts, first: last, last };
      return before ? mergePuzzle(before, { ...puzzle, ...revisionAfter(before, last) }) : puzzle;
    });
    await Promise.all([counted, this.#log({ game, id, of: 'puzzle', result: latest, ...about }, last)]);
  }

  /** @param id see workers/drills/drill.ts */
  async recordDrill(game: string, id: string, right: boolean): Promise<void> {
    await this.#log({ game, id, of: 'drill', result: right ? 'solved' : 'failed' }, this.#now());
  }

  /** Adds a line to the log. Every line has a moment of its own, or two would be one. */
  async #log(tried: Omit<AttemptRecord, 'key' | 'at'>, now: number): Promise<void> {
    const { attempts } = this.#state.snapshot;
    let at = now;
    while (attempts.has(attemptKey(tried.game, tried.id, at))) at += 1;
    const key = attemptKey(tried.game, tried.id, at);
    await this.change('attempts', [key], () => ({ key, ...tried, at }));
  }

  async changeSetting(key: string, value: Json): Promise<void> {
    const changed = this.#now();
    await this.change('settings', [key], (before) => ({ key, value, changed, ...revisionAfter(before, changed) }));
  }

  /**
   * Saves something the visitor made, or a new version of it.
   * @param key of the work, a new one or the one to replace
   * @returns false if it may not follow what is stored; nothing is written then
   */
  async saveWork(
    store: WorkStore,
    game: string,
    title: string,
    text: string,
    key: string,
    mayFollow: MayFollow = () => true,
  ): Promise<boolean> {
    const changed = this.#now();
    const declined = await this.change(store, [key], (before) =>
      mayFollow(before)
        ? { key, game, title, text, created: before?.created ?? changed, changed, ...revisionAfter(before, changed) }
        : undefined,
    );
    return declined.size === 0;
  }

  /** @returns the keys whose records were left as they are */
  async change<S extends StoreName>(store: S, keys: readonly string[], act: Act<S>): Promise<Set<string>> {
    const known = this.#state.snapshot[store] as ReadonlyMap<string, Records[S]>;
    const declined = new Set<string>();
    const mine = new Map<string, Records[S]>();
    for (const key of keys) {
      const next = act(known.get(key), key);
      if (next) mine.set(key, next);
      else declined.add(key);
    }
    this.#show(store, mine.values());
    const unwritten = { store, records: isWorkStore(store) ? [] : [...mine.values()] };
    this.#unwritten.add(unwritten);
    await this.#write(async () => {
      const now = await this.#backend.update(store, keys, (stored, key) => {
        const theirs = isRecord(store, stored) ? stored : undefined;
        // What is here and not stored was removed by another tab, unless it could not be stored.
        const ours = theirs || this.#state.keeping === 'memory' ? known.get(key) : undefined;
        if (JSON.stringify(known.get(key)) === JSON.stringify(theirs)) return mine.get(key);
        const next = act(ours && theirs ? (MERGE[store](ours, theirs) as Records[S]) : (theirs ?? ours), key);
        if (next) declined.delete(key);
        else declined.add(key);
        return next;
      });
      const gone = keys.filter((key, i) => now[i] === undefined && mine.has(key));
      this.#show(store, this.#unseen(store, now, mine), gone);
    });
    this.#unwritten.delete(unwritten);
    return declined;
  }

  /** What would be lost if the page went now, for `absorb`; null for nothing. */
  get unwritten(): Partial<Stored> | null {
    const left: Partial<Record<StoreName, unknown[]>> = {};
    for (const { store, records } of this.#unwritten)
      if (records.length > 0) left[store] = [...(left[store] ?? []), ...records];
    return Object.keys(left).length > 0 ? left : null;
  }

  /** Removes records. @returns what was there, unchecked, to be put back with `absorb` */
  async remove(store: StoreName, keys: readonly string[]): Promise<unknown[]> {
    const known = this.#state.snapshot[store];
    let removed: unknown[] = keys.flatMap((key) => known.get(key) ?? []);
    this.#hear({ store, put: [], gone: keys });
    await this.#write(async () => (removed = await this.#backend.remove(store, keys)));
    return removed;
  }

  /** Stores what could not be read and was removed where it was, unless something stands there. */
  async putBack(store: StoreName, values: readonly unknown[]): Promise<void> {
    const places = new Map(values.map((value) => [keyOf(value), value]));
    await this.#write(() =>
      this.#backend.update(store, [...places.keys()], (stored, key) =>
        stored === undefined ? (places.get(key) as Records[typeof store]) : undefined,
      ),
    );
    await this.refresh();
  }

  /** Forgets everything. @returns what was there, unchecked, to be put back with `absorb` */
  async reset(): Promise<Stored> {
    const { snapshot } = this.#state;
    let removed = Object.fromEntries(STORES.map((store) => [store, [...snapshot[store].values()]])) as Stored;
    this.#set({ ...this.#state, snapshot: emptySnapshot(), unreadable: [] });
    await this.#write(async () => (removed = await this.#backend.clear()));
    return removed;
  }

  /** What the backend holds after an act and the screen does not show: it then follows what another tab had written. */
  #unseen<S extends StoreName>(store: S, now: unknown[], mine: ReadonlyMap<string, Records[S]>): Records[S][] {
    return now.flatMap((value) => {
      if (!isRecord(store, value) || mine.get(value.key) === value) return [];
      const shown = this.#state.snapshot[store].get(value.key) as Records[S] | undefined;
      if (shown === mine.get(value.key)) return value;
      return shown ? (MERGE[store](shown, value) as Records[S]) : [];
    });
  }

  /** Merges what is stored into the copy in memory. */
  #take(stored: Stored): void {
    const unreadable: Unreadable[] = [];
    for (const store of STORES) {
      const sound = (stored[store] ?? []).filter((value) => {
        if (!isRecord(store, value)) unreadable.push({ store, value });
        return isRecord(store, value);
      });
      this.#hear({ store, put: sound, gone: [] });
    }
    this.#set({ ...this.#state, unreadable });
  }

  #hear({ store, put, gone }: News): void {
    const known: ReadonlyMap<string, Records[StoreName]> = this.#state.snapshot[store];
    const merge = MERGE[store] as (a: unknown, b: unknown) => Records[StoreName];
    const records = put.filter((value) => isRecord(store, value));
    this.#show(
      store,
      records.map((record) => (known.has(record.key) ? merge(known.get(record.key), record) : record)),
      gone,
    );
  }

  #show<S extends StoreName>(store: S, records: Iterable<Records[S]>, gone: readonly string[] = []): void {
    const shown = new Map<string, Records[S]>(this.#state.snapshot[store] as ReadonlyMap<string, Records[S]>);
    const before = shown.size;
    let changed = false;
    for (const record of records) {
      shown.set(record.key, record);
      changed = true;
    }
    for (const key of gone) shown.delete(key);
    const unreadable = this.#state.unreadable.filter((one) => one.store !== store || !gone.includes(keyOf(one.value)));
    if (!changed && shown.size === before && unreadable.length === this.#state.unreadable.length) return;
    this.#set({ ...this.#state, unreadable, snapshot: { ...this.#state.snapshot, [store]: shown } });
  }

  async #write(write: () => Promise<unknown>): Promise<void> {
    const early = this.#early;
    // Only what is stored counts as written: until then its author has to keep it safe.
    if (early) return new Promise((done) => early.push(() => this.#write(write).then(done)));
    const writing = write();
    this.#underWay.add(writing);
    try {
      await writing;
    } catch {
      // The copy in memory is complete, so from here on nothing is missing but durability.
      this.#set({ ...this.#state, keeping: 'memory' });
    } finally {
      this.#underWay.delete(writing);
    }
  }

  #set(state: LedgerState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}
