/** localStorage for the few words needed before IndexedDB can answer. Private modes may throw on any access. */
const PREFIX = 'sandtable:';

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** @param value null forgets the key */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // The choice then lasts for this visit only.
  }
}

/** The keys there are that begin so. */
export function localKeys(beginning: string): string[] {
  try {
    const begun = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + beginning));
    return begun.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
