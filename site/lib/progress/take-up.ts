import { localKeys, readLocal, writeLocal } from '$lib/storage/local';
import { UNSAVED, WORK_STORES } from './schema';
import { saveVersion, type Saving, type Version } from './version';

/**
 * Saves what was written down when a page went, see last-words.ts. A tab that is still open may do so as well: the second
 * time nothing changes.
 */
export async function takeUp(saving: Saving): Promise<void> {
  for (const key of localKeys(UNSAVED)) {
    const version = read(key);
    if (version) await saveVersion(saving, version);
    writeLocal(key, null);
  }
}

function read(key: string): Version | null {
  try {
    const version = JSON.parse(readLocal(key) ?? 'null') as Version | null;
    return version && WORK_STORES.includes(version.store) && version.key ? version : null;
  } catch {
    return null;
  }
}
