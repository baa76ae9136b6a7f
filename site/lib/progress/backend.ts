import { STORES, type Records, type StoreName } from './schema';

/** Where records are kept. Small, so that tests and the fallback can stand in for IndexedDB. */
export interface Backend {
  /** True if records survive the visit. */
  readonly lasting: boolean;
  /** Everything stored, unchecked: it may come from another version or be damaged. */
  readAll(): Promise<Record<StoreName, unknown[]>>;
  /**
   * Reads, changes and writes one record in one step, so that two tabs cannot overwrite each other.
   * @param change gets what is stored now (unchecked, or undefined) and returns what shall be stored
   */
  update<S extends StoreName>(store: S, key: string, change: (stored: unknown) => Records[S]): Promise<Records[S]>;
  remove(store: StoreName, key: string): Promise<void>;
  clear(): Promise<void>;
}

/** Keeps records until the page is closed. */
export function memoryBackend(): Backend {
  const stores = new Map<StoreName, Map<string, unknown>>(STORES.map((name) => [name, new Map()]));
  const of = (name: StoreName) => stores.get(name)!;
  return {
    lasting: false,
    async readAll() {
      return Object.fromEntries(STORES.map((name) => [name, [...of(name).values()]])) as Record<StoreName, unknown[]>;
    },
    async update(store, key, change) {
      const record = change(of(store).get(key));
      of(store).set(key, record);
      return record;
    },
    async remove(store, key) {
      of(store).delete(key);
    },
    async clear() {
      for (const name of STORES) of(name).clear();
    },
  };
}
