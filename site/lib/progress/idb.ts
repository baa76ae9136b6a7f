import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Backend } from './backend';
import { SCHEMA_VERSION, SINCE, STORES, type Records, type StoreName } from './schema';

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
    return over(await Promise.race([opening, tooLong]));
  } finally {
    clearTimeout(timer);
  }
}

function over(db: IDBPDatabase<Schema>): Backend {
  return {
    lasting: true,
    async readAll() {
      const transaction = db.transaction(STORES, 'readonly');
      const lists = await Promise.all(STORES.map((store) => transaction.objectStore(store).getAll()));
      return Object.fromEntries(STORES.map((store, i) => [store, lists[i]])) as Record<StoreName, unknown[]>;
    },
    async update(store, key, change) {
      const transaction = db.transaction(store, 'readwrite');
      const record = change(await transaction.store.get(key));
      await Promise.all([transaction.store.put(record), transaction.done]);
      return record;
    },
    async remove(store, key) {
      await db.delete(store, key);
    },
    async clear() {
      const transaction = db.transaction(STORES, 'readwrite');
      await Promise.all([...STORES.map((store) => transaction.objectStore(store).clear()), transaction.done]);
    },
  };
}
