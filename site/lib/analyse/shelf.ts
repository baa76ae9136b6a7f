/**
 * Where findings are kept between visits: a database of its own, apart from what the visitor made, since all of it can be
 * found out again. Where there is no database, or it fails, findings last for the visit and nothing is said.
 */
import { answer } from '$lib/storage/request';
import { joined, type Findings } from './findings';
import { readFindings, storedForm } from './stored-findings';

/** Keeps findings by position. No answer is ever an error. */
export interface Shelf {
  take(notation: string): Promise<Findings | null>;
  put(notation: string, findings: Findings): Promise<void>;
}

/** Its name ends with the number of what it holds; what another number holds is left alone. */
export const DATABASE = 'sandtable-values-1';
export const STORE = 'positions';
const BY_USE = 'used';

/** Positions kept; beyond that those go that were not looked at for the longest time. */
export const MOST_POSITIONS = 800;
/** How many go at once, so that not every one that comes makes the database look for another to go. */
const ROOM = 80;

export interface Kept {
  key: string;
  used: number;
  found: unknown;
}

export function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(BY_USE, BY_USE);
  };
  return answer(opening);
}

/** @param engine names the engine whose findings these are; another engine's say nothing of this one's */
export function openShelf(engine: string, most = MOST_POSITIONS): Shelf {
  let database: Promise<IDBDatabase> | null = null;

  async function positions(): Promise<IDBObjectStore> {
    database ??= openDatabase().then((db) => {
      // Somebody wants it gone, or it went by itself: the next question opens it anew.
      const forget = () => (database = null);
      db.onversionchange = () => {
        db.close();
        forget();
      };
      db.onclose = forget;
      return db;
    });
    return (await database).transaction(STORE, 'readwrite').objectStore(STORE);
  }

  async function makeRoom(store: IDBObjectStore): Promise<void> {
    const over = (await answer(store.count())) - most;
    if (over <= 0) return;
    const oldest = await answer(store.index(BY_USE).getAllKeys(null, over + Math.min(ROOM, most >> 1)));
    for (const key of oldest) store.delete(key);
  }

  const keyOf = (notation: string): string => `${engine} ${notation}`;

  return {
    async take(notation) {
      try {
        const store = await positions();
        const kept = (await answer(store.get(keyOf(notation)))) as Kept | undefined;
        if (!kept) return null;
        store.put({ ...kept, used: Date.now() });
        return readFindings(kept.found);
      } catch {
        return null;
      }
    },
    async put(notation, findings) {
      try {
        const store = await positions();
        const key = keyOf(notation);
        const kept = (await answer(store.get(key))) as Kept | undefined;
        const known = readFindings(kept?.found);
        const all = known ? joined(known, findings) : findings;
        await answer(store.put({ key, used: Date.now(), found: storedForm(all) } satisfies Kept));
        await makeRoom(store);
      } catch {
        // They last for the visit.
      }
    },
  };
}
