/** Finds what the index of a language holds. Fetched with the index, when somebody searches. */
import MiniSearch from 'minisearch';
import { resolve } from '$app/paths';
import type { Locale } from '$lib/i18n/locale';
import { KINDS, type Entry, type Kind } from './entries';
import { plain, wordsIn, wordsSought } from './words';

export interface Group {
  kind: Kind;
  entries: Entry[];
}

/** Of a group so many are shown. */
const MOST = 6;

/** A name that begins with what is typed, and one that holds it, count more than any text. */
const BEGINS = 60;
const HOLDS = 30;
/** So does another word for it, as it stands or as far as it is typed. */
const MEANS = 50;
const MAY_MEAN = 40;

export class Search {
  readonly #index: MiniSearch;

  constructor(private readonly entries: readonly Entry[]) {
    this.#index = new MiniSearch({
      fields: ['title', 'english', 'words', 'text'],
      tokenize: wordsIn,
      processTerm: (term) => term,
    });
    this.#index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  }

  /** @returns groups that hold something, in order; within them what fits best comes first */
  find(text: string, game?: string): Group[] {
    const sought = plain(text.trim());
    if (!sought) return [];
    const scores = new Map<number, number>();
    const add = (id: number, score: number) => scores.set(id, (scores.get(id) ?? 0) + score);
    const found = this.#index.search(text, {
      tokenize: wordsSought,
      combineWith: 'AND',
      prefix: true,
      // A slip of the finger in a longer word; signs of Chinese are not alike because one of two is.
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
      boost: { title: 4, english: 3, words: 3 },
    });
    for (const { id, score } of found) add(id as number, score);
    // Names are also found by their middle: `tower` in `Watchtower`.
    this.entries.forEach(({ title, english = '', words = '' }, id) => {
      const names = [plain(title), plain(english)];
      if (names.some((name) => name.startsWith(sought))) add(id, BEGINS);
      else if (names.some((name) => name.includes(sought))) add(id, HOLDS);
      const others = plain(words).split(', ');
      if (others.includes(sought)) add(id, MEANS);
      else if (others.some((word) => word.startsWith(sought))) add(id, MAY_MEAN);
    });
    const best = [...scores]
      .map(([id, score]) => ({
        entry: this.entries[id]!,
        score: game === this.entries[id]!.game ? score * 1.5 : score,
      }))
      .sort((a, b) => b.score - a.score);
    return KINDS.map((kind) => ({
      kind,
      entries: best
        .filter(({ entry }) => entry.kind === kind)
        .map(({ entry }) => entry)
        .slice(0, MOST),
    }))
      .filter(({ entries }) => entries.length > 0)
      .sort((a, b) => topOf(b) - topOf(a));

    function topOf({ entries: [first] }: Group): number {
      return best.find(({ entry }) => entry === first)!.score;
    }
  }
}

/** @throws if the index cannot be had */
export async function openSearch(locale: Locale): Promise<Search> {
  const response = await fetch(resolve(`/search.${locale}.json` as '/'));
  if (!response.ok) throw new Error(`search.${locale}.json: status ${response.status}`);
  return new Search(await response.json());
}
