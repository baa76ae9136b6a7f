import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Backend, News } from './backend';
import { SCHEMA_VERSION, SINCE, STORES, type Records, type Stored, type StoreName } from './schema';

type Schema = DBSchema & { [S in StoreName]: { key: string; value: Records[S] } };

const NAME = 'sandtable';

/** Another tab that holds an old version open can block opening for good; the visitor should not wait for it. */
const PATIENCE_MS = 3000;

/**
 * Opens the visitor's database, creating or upgrading it.
 * @throws if IndexedDB is missing, forbidden, damaged, newer than this site, or silent for three seconds
 */
export async function idbBackend(name = NAME): Promise<Backend> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opening = openDB<Schema>(name, SCHEMA_VERSION, {
    upgrade(db, from) {
      for (const store of STORES) if (from < SINCE[store]) db.createObjectStore(store, { keyPath: 'key' });
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not open in time')), PATIENCE_MS);
  });
  try {
    return over(await Promise.race([opening, tooLong]), name);
  } finally {
    clearTimeout(timer);
  }
}

function over(db: IDBPDatabase<Schema>, name: string): Backend {
  // Missing in some older browsers; tabs then know of each other what the database tells when they write.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const tell = (store: StoreName, put: readonly unknown[], gone: readonly string[] = []): void =>
    channel?.postMessage({ store, put, gone } satisfies News);
  return {
    lasting: true,
    async readAll() {
      const transaction = db.transaction(STORES, 'readonly');
      const lists = await Promise.all(STORES.map((store) => transaction.objectStore(store).getAll()));
      return Object.fromEntries(STORES.map((store, i) => [store, lists[i]])) as Stored;
    },
    async update(store, keys, change) {
      const transaction = db.transaction(store, 'readwrite');
      const put: unknown[] = [];
      const one = async (key: string): Promise<unknown> => {
        const stored = await transaction.store.get(key);
        const record = change(stored, key);
        if (!record) return stored;
        put.push(record);
        await transaction.store.put(record);
        return record;
      };
      const [now] = await Promise.all([Promise.all(keys.map(one)), transaction.done]);
      if (put.length) tell(store, put);
      return now;
    },
    async remove(store, keys) {
      const transaction = db.transaction(store, 'readwrite');
      const removed = Promise.all(keys.map((key) => transaction.store.get(key)));
      await Promise.all([removed, ...keys.map((key) => transaction.store.delete(key)), transaction.done]);
      tell(store, [], keys);
      return (await removed).filter((value) => value !== undefined);
    },
    async clear() {
      const transaction = db.transaction(STORES, 'readwrite');
      const cleared = {} as Stored;
      const one = async (store: StoreName) => {
        cleared[store] = await transaction.objectStore(store).getAll();
        await transaction.objectStore(store).clear();
      };
      await Promise.all([...STORES.map(one), transaction.done]);
      for (const store of STORES)
        tell(
          store,
          [],
          cleared[store].map((value) => (value as { key: string }).key),
        );
      return cleared;
    },
    listen: (hear) => channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data)),
  };
}
