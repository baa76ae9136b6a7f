/**
 * Settings, steps, puzzles and tries that were on their way into the database when a page went. As with works
 * (last-words.ts) they are written down in localStorage, and stored when a page of the site opens next (take-up.ts).
 */
import { writeLocal } from '$lib/storage/local';
import type { Ledger } from './ledger';
import { UNSAVED_RECORDS } from './schema';

/** Whenever the page goes, writes down what the ledger has not stored by then. */
export function writeDownRecords(ledger: Pick<Ledger, 'unwritten' | 'refresh'>): void {
  const key = UNSAVED_RECORDS + crypto.randomUUID();
  addEventListener('pagehide', () => {
    if (ledger.unwritten) writeLocal(key, JSON.stringify(ledger.unwritten));
  });
  // A page that is shown again goes on storing.
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    await ledger.refresh();
    writeLocal(key, null);
  });
}
