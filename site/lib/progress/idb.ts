import { answer } from '$lib/storage/request';
import type { Backend, News } from './backend';
import { DATABASE, SCHEMA_VERSION, SINCE, STORES, keyOf, type Stored, type StoreName } from './schema';

/** Another tab that holds an old version open can block opening for good; the visitor should not wait for it. */
const PATIENCE_MS = 3000;

/** Only then is stored what was written; a write that fails fails all of it. */
const end = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });

/**
 * Opens the visitor's database, creating or upgrading it.
 * @throws if IndexedDB is missing, forbidden, damaged, newer than this site, or silent for three seconds
 */
export async function idbBackend(name = DATABASE): Promise<Backend> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const opening = indexedDB.open(name, SCHEMA_VERSION);
  opening.onupgradeneeded = ({ oldVersion }) => {
    for (const store of STORES)
      if (oldVersion < SINCE[store]) opening.result.createObjectStore(store, { keyPath: 'key' });
  };
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not open in time')), PATIENCE_MS);
  });
  try {
    const db = await Promise.race([answer(opening), tooLong]);
    db.onversionchange = () => db.close();
    return over(db, name);
  } finally {
    clearTimeout(timer);
  }
}

function over(db: IDBDatabase, name: string): Backend {
  // Missing in some older browsers; tabs then know of each other what the database tells when they write.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const tell = (news: News): void => channel?.postMessage(news);

  /** Works on some stores in one step: all of it is done, or nothing. */
  async function within<T>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    work: (of: (store: StoreName) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const transaction = db.transaction(stores, mode);
    const [result] = await Promise.all([work((store) => transaction.objectStore(store)), end(transaction)]);
    return result;
  }

  const each = async (work: (store: StoreName) => Promise<unknown[]>): Promise<Stored> =>
    Object.fromEntries(await Promise.all(STORES.map(async (store) => [store, await work(store)]))) as Stored;

  return {
    lasting: true,
    readAll: () => within(STORES, 'readonly', (of) => each((store) => answer(of(store).getAll()))),
    async update(store, keys, change) {
      const put: unknown[] = [];
      const now = await within([store], 'readwrite', (of) =>
        Promise.all(
          keys.map(async (key) => {
            const stored: unknown = await answer(of(store).get(key));
            const record = change(stored, key);
            if (!record) return stored;
            put.push(record);
            of(store).put(record);
            return record;
          }),
        ),
      );
      if (put.length) tell({ store, put, gone: [] });
      return now;
    },
    async remove(store, keys) {
      const removed = await within([store], 'readwrite', (of) =>
        Promise.all(
          keys.map(async (key) => {
            const stored: unknown = await answer(of(store).get(key));
            of(store).delete(key);
            return stored;
          }),
        ),
      );
      tell({ store, put: [], gone: keys });
      return removed.filter((value) => value !== undefined);
    },
    async clear() {
      const cleared = await within(STORES, 'readwrite', (of) =>
        each(async (store) => {
          const stored: unknown[] = await answer(of(store).getAll());
          of(store).clear();
          return stored;
        }),
      );
      for (const store of STORES) tell({ store, put: [], gone: cleared[store].map(keyOf) });
      return cleared;
    },
    listen: (hear) => channel?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data)),
  };
}
