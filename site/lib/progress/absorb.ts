import type { Ledger } from './ledger';
import { isRecord, isWorkStore } from './check';
import { MERGE } from './merge';
import { STORES, type Records, type Stored, type StoreName, type WorkRecord } from './schema';

/** Records written in one step: few steps for a large file, and none that is felt. */
const TOGETHER = 500;

export interface Way {
  /** Hears how many records have been dealt with. */
  step?(done: number): void;
  /** Ends it before the next step; what was merged by then stays. */
  signal?: AbortSignal;
}

/**
 * Merges records in, as an import or an undo brings them; nothing that stands is lost. What is no sound record goes back to
 * its place if that is free.
 * @returns how many records have been dealt with
 */
export async function absorb(ledger: Ledger, brought: Partial<Stored>, { step, signal }: Way = {}): Promise<number> {
  let done = 0;
  for (const store of STORES) {
    const values = brought[store] ?? [];
    const sound = values.filter((value) => isRecord(store, value));
    for (let at = 0; at < sound.length; at += TOGETHER) {
      if (signal?.aborted) return done;
      const part = sound.slice(at, at + TOGETHER);
      await merge(ledger, store, part);
      done += part.length;
      step?.(done);
    }
    if (sound.length < values.length) {
      await ledger.putBack(
        store,
        values.filter((value) => !isRecord(store, value)),
      );
    }
  }
  return done;
}

async function merge<S extends StoreName>(ledger: Ledger, store: S, records: readonly Records[S][]): Promise<void> {
  const join = (before: Records[S] | undefined, record: Records[S]): Records[S] | undefined => {
    if (!before) return record;
    return isOther(store, before, record) ? undefined : (MERGE[store](before, record) as Records[S]);
  };
  const placed = new Map<string, Records[S]>();
  const aside: Records[S][] = [];
  for (const record of records) {
    const joined = join(placed.get(record.key), record);
    if (joined) placed.set(record.key, joined);
    else aside.push(besides(record));
  }
  const declined = await ledger.change(store, [...placed.keys()], (before, key) => join(before, placed.get(key)!));
  for (const key of declined) aside.push(besides(placed.get(key)!));
  if (aside.length) await merge(ledger, store, aside);
}

/** Two different works under one key are both kept. */
const isOther = (store: StoreName, a: unknown, b: unknown): boolean =>
  isWorkStore(store) && (a as WorkRecord).text !== (b as WorkRecord).text;

/** The place of a work whose own place another one has: its key is made from its content, the same one every time. */
function besides<R extends Records[StoreName]>(record: R): R {
  return { ...record, key: `${record.key}~${fingerprint((record as WorkRecord).text)}` };
}

/** 32-bit FNV-1a of a text in base 36. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
