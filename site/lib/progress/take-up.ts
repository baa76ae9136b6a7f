import { localKeys, readLocal, writeLocal } from '$lib/storage/local';
import { absorb } from './absorb';
import { isWorkStore } from './check';
import type { Ledger } from './ledger';
import { UNSAVED, UNSAVED_RECORDS, type Stored } from './schema';
import { saveVersion, type Version } from './version';

/**
 * Saves what was written down when a page went, see last-words.ts. A tab that is still open may do so as well: the second
 * time nothing changes.
 */
export async function takeUp(ledger: Ledger): Promise<void> {
  for (const key of localKeys(UNSAVED)) {
    const left = read(key);
    if (key.startsWith(UNSAVED_RECORDS)) await absorb(ledger, recordsIn(left));
    else if (isVersion(left)) await saveVersion(ledger, left);
    writeLocal(key, null);
  }
}

function read(key: string): object | null {
  try {
    const left: unknown = JSON.parse(readLocal(key) ?? 'null');
    return typeof left === 'object' ? left : null;
  } catch {
    return null;
  }
}

/** What is no list is left out; what a list holds is looked at where it is merged in. */
function recordsIn(left: object | null): Partial<Stored> {
  return Object.fromEntries(Object.entries(left ?? {}).filter(([, records]) => Array.isArray(records)));
}

function isVersion(left: object | null): left is Version {
  const { store, key } = (left ?? {}) as Partial<Version>;
  return isWorkStore(store) && Boolean(key);
}
