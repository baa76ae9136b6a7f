/** What the analyser keeps between visits, as the settings show it and clear it; see lib/analyse/shelf.ts. */
import { openDatabase, STORE, type Kept } from '$lib/analyse/shelf';
import { answer } from '$lib/storage/request';

/** Everything kept, as `restoreKept` takes it back. */
export type AllKept = readonly Kept[];

async function on<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Number of positions. Rejects where the browser lets sites keep nothing. */
export const countKept = (): Promise<number> => on('readonly', (store) => answer(store.count()));

/** Forgets all of it, and hands it out once more. */
export const clearKept = (): Promise<AllKept> =>
  on('readwrite', async (store) => {
    const all = (await answer(store.getAll())) as Kept[];
    await answer(store.clear());
    return all;
  });

/** What has been found out about a position since then stays. */
export const restoreKept = (all: AllKept): Promise<void> =>
  on('readwrite', async (store) => {
    const known = new Set(await answer(store.getAllKeys()));
    const missing = all.filter(({ key }) => !known.has(key));
    await Promise.all(missing.map((kept) => answer(store.put(kept))));
  });
