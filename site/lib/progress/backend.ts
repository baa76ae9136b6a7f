import { STORES, type Records, type Stored, type StoreName } from './schema';

/** What another tab has changed in a store: records as they are now, and keys that are gone. */
export interface News {
  store: StoreName;
  put: readonly unknown[];
  gone: readonly string[];
}

/** What is stored, unchecked, to what shall be stored; undefined leaves it as it is. */
export type Change<S extends StoreName> = (stored: unknown, key: string) => Records[S] | undefined;

/** Where records are kept. Small, so that tests and the fallback can stand in for IndexedDB. */
export interface Backend {
  /** True if records survive the visit. */
  readonly lasting: boolean;
  readAll(): Promise<Stored>;
  /**
   * Reads, changes and writes records in one step, so that two tabs cannot overwrite each other: all of them or none.
   * @param keys each once
   * @returns what is stored under each of them now, unchecked
   */
  update<S extends StoreName>(store: S, keys: readonly string[], change: Change<S>): Promise<unknown[]>;
  /** @returns what was there */
  remove(store: StoreName, keys: readonly string[]): Promise<unknown[]>;
  /** @returns what was there */
  clear(): Promise<Stored>;
  /** Tells from now on what other tabs change. */
  listen?(hear: (news: News) => void): void;
}

/** Keeps records until the page is closed. */
export function memoryBackend(): Backend {
  const stores = new Map<StoreName, Map<string, unknown>>(STORES.map((name) => [name, new Map()]));
  const of = (name: StoreName) => stores.get(name)!;
  const all = () => Object.fromEntries(STORES.map((name) => [name, [...of(name).values()]])) as Stored;
  return {
    lasting: false,
    async readAll() {
      return all();
    },
    async update(store, keys, change) {
      return keys.map((key) => {
        const stored = of(store).get(key);
        const record = change(stored, key) ?? stored;
        if (record !== undefined) of(store).set(key, record);
        return record;
      });
    },
    async remove(store, keys) {
      const removed = keys.map((key) => of(store).get(key)).filter((value) => value !== undefined);
      for (const key of keys) of(store).delete(key);
      return removed;
    },
    async clear() {
      const cleared = all();
      for (const name of STORES) of(name).clear();
      return cleared;
    },
  };
}
