import { idbBackend } from './idb';
import { writeDownRecords } from './last-records';
import { Ledger, type LedgerState } from './ledger';
import { UNSAVED } from './schema';
import { localKeys } from '$lib/storage/local';

/**
 * Begins to read what is stored, and to take up what another page left.
 * @param tell what is there, now and after every change
 * @returns a ledger that can be written to at once
 */
export function openLedger(tell: (state: LedgerState) => void): Ledger {
  const ledger = new Ledger();
  ledger.subscribe(tell);
  // Without a page nothing goes away.
  if ('onpagehide' in globalThis) writeDownRecords(ledger);
  void ledger.open(idbBackend, async () => {
    if (localKeys(UNSAVED).length === 0) return;
    const { takeUp } = await import('./take-up');
    await takeUp(ledger);
  });
  return ledger;
}
