/** What each filter of the list of puzzles could be set to. Pure. */
import { bandOf, passes, type Entry, type Filter, type StateOf } from './list';

/** How many puzzles each choice of one filter would leave, the other filters as they are. Choices that occur nowhere are missing. */
export function choicesOf(
  entries: readonly Entry[],
  filter: Filter,
  state: StateOf,
  name: keyof Filter,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const left = passes(entry, filter, state, name) ? 1 : 0;
    for (const value of valuesOf(entry, state, name)) counts.set(value, (counts.get(value) ?? 0) + left);
  }
  return counts;
}

function valuesOf(entry: Entry, state: StateOf, name: keyof Filter): readonly string[] {
  if (name === 'theme') return entry.themes;
  if (name === 'band') return [String(bandOf(entry.difficulty))];
  if (name === 'state') return [state(entry.id)];
  return [entry[name]];
}
