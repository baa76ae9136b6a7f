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
