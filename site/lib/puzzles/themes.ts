/** The themes of a game's puzzles with an example each. Pure. */
import type { Entry } from './list';

export interface Theme {
  id: string;
  /** Easiest first. */
  entries: Entry[];
  /** The easiest puzzle that is about this above all. */
  example: Entry;
}

/** Those of most puzzles first. @param entries easiest first */
export function themesOf(entries: readonly Entry[]): Theme[] {
  const ids = [...new Set(entries.flatMap(({ themes }) => themes))];
  return ids
    .map((id): Theme => {
      const own = entries.filter(({ themes }) => themes.includes(id));
      return { id, entries: own, example: own.find(({ themes }) => themes[0] === id) ?? own[0]! };
    })
    .sort((a, b) => b.entries.length - a.entries.length || (a.id < b.id ? -1 : 1));
}
