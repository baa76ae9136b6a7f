/** Which entries of a gallery are shown. */
import type { Entry, Facet, Gallery } from './gallery';

export interface Filter {
  /** Part of a name or a text, in any case. */
  words: string;
  /** Empty for all. */
  group: string;
  /** What is chosen of the facets, by their ids; empty for all. */
  facets: Record<string, string>;
}

export const noFilter = (): Filter => ({ words: '', group: '', facets: {} });

/** What there is to choose from. */
export interface Shelf<E extends Entry, Texts extends object> extends Pick<Gallery<E, Texts>, 'groups' | 'wordsOf'> {
  readonly entries: readonly E[];
  readonly facets: readonly Facet<E>[];
}

/** The entries that fit, in groups; groups without any are left out. */
export function shown<E extends Entry, Texts extends object>(
  { entries, groups, facets, wordsOf }: Shelf<E, Texts>,
  { words, group, facets: chosen }: Filter,
  texts: Texts,
): { group: string; entries: E[] }[] {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ').toLocaleLowerCase();
  const wanted = plain(words).trim();
  const found = entries.filter(
    (entry) =>
      (!group || entry.group === group) &&
      facets.every(({ id, of }) => !chosen[id] || [of(entry)].flat().includes(chosen[id])) &&
      plain(wordsOf(entry, texts)).includes(wanted),
  );
  return groups
    .map(({ id }) => ({ group: id, entries: found.filter((entry) => entry.group === id) }))
    .filter((one) => one.entries.length > 0);
}

/** A part of a filter: the words, the group, or a facet by its id. */
export type Part = 'words' | 'group' | { readonly facet: string };

export function without(filter: Filter, part: Part): Filter {
  if (typeof part === 'string') return { ...filter, [part]: '' };
  return { ...filter, facets: { ...filter.facets, [part.facet]: '' } };
}

/** What stands in the way where nothing fits: each part that something would fit without, and how many entries. */
export function inTheWay<E extends Entry, Texts extends object>(
  shelf: Shelf<E, Texts>,
  filter: Filter,
  texts: Texts,
): { part: Part; count: number }[] {
  const parts: Part[] = ['words', 'group', ...shelf.facets.map(({ id }) => ({ facet: id }))];
  return parts
    .map((part) => ({
      part,
      count: shown(shelf, without(filter, part), texts).reduce((sum, { entries }) => sum + entries.length, 0),
    }))
    .filter(({ count }) => count > 0);
}
