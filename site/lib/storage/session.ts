/** sessionStorage: what only this tab is to remember. A tab that is duplicated takes a copy along. */
import type { Json } from '$lib/progress/schema';

const PREFIX = 'sandtable:';

/** null where there is nothing, or nothing readable. */
export function readSession(key: string): Json {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Json;
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: Json): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Where nothing can be kept, the next page begins as a new visit does.
  }
}
