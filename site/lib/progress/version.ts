import { contentOf } from './content';
import type { Ledger } from './ledger';
import type { WorkStore } from './schema';

/** A version of something the visitor made, with all that is needed to save it, now or at the next visit. */
export interface Version {
  store: WorkStore;
  game: string;
  /** Where it belongs. */
  key: string;
  /** Where it goes if what stands there has been changed by somebody else in the meantime. */
  fork: string;
  /** Content of the version it follows; null for something new. */
  base: string | null;
  /** Contents of versions between, of which nobody knew yet whether they got stored: it follows each of them as well. */
  pending?: readonly string[];
  title: string;
  text: string;
}

export type Saving = Pick<Ledger, 'saveWork'>;

/**
 * Saves a version without replacing what another tab has made of the same work: both are kept then.
 * @returns the key under which this version is stored now; null if it says nothing new, and was not saved
 */
export async function saveVersion(saving: Saving, version: Version): Promise<string | null> {
  const { store, game, key, fork, base, pending = [], title, text } = version;
  const content = contentOf(store, text);
  const saved = await saving.saveWork(store, game, title, text, key, (stored) => {
    // What somebody has removed does not come back because somebody else looks at it.
    if (!stored) return content !== base;
    const there = contentOf(store, stored.text);
    return there === base || there === content || pending.includes(there);
  });
  if (saved) return key;
  if (content === base) return null;
  await saving.saveWork(store, game, title, text, fork);
  return fork;
}
