/**
 * What was not yet stored when a page went. A database answers too late for that, so it is written down in localStorage,
 * which answers at once, and saved when a page of the site opens next (take-up.ts).
 */
import { writeLocal } from '$lib/storage/local';
import { UNSAVED } from './schema';
import type { Version } from './version';

/** Under the version's `fork`, which no other tab has. */
export function writeDown(version: Version): void {
  writeLocal(UNSAVED + version.fork, JSON.stringify(version));
}

/** It is stored by now. */
export function strikeOut({ fork }: Version): void {
  writeLocal(UNSAVED + fork, null);
}
