/**
 * What was not yet stored when a page went. A database answers too late for that, so it is written down in localStorage,
 * which answers at once, and saved when a page of the site opens next.
 */
import { localKeys, readLocal, writeLocal } from '$lib/storage/local';
import { UNSAVED } from './schema';
import { saveVersion, type Saving, type Version } from './version';

/** Under the version's `fork`, which no other tab has. */
export function writeDown(version: Version): void {
  writeLocal(UNSAVED + version.fork, JSON.stringify(version));
}

/** It is stored by now. */
export function strikeOut({ fork }: Version): void {
  writeLocal(UNSAVED + fork, null);
}

/** Saves what is written down. A tab that is still open may do so as well: the second time nothing changes. */
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
    return version?.store && version.key ? version : null;
  } catch {
    return null;
  }
}
