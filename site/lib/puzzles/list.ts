/** The list of puzzles, how it is filtered, and the way from one puzzle to the next. Pure. */
import type { PuzzleResult } from '$lib/progress/schema';

/** A puzzle as the list shows it; the rest is loaded with its page. */
export interface Entry {
  id: string;
  map: string;
  /** Kind of the goal, e.g. `win-turn`. */
  kind: string;
  themes: readonly string[];
  /** 1 .. 10. */
  difficulty: number;
  /** Number of right first moves. */
  right: number;
  /** Seat to move. */
  seat: number;
  /** What the small picture shows, in the words of the game. */
  picture: string;
}

export const STATES = ['new', 'failed', 'assisted', 'solved'] as const;
export type State = (typeof STATES)[number];

/** Difficulties go from 1 to 10; the list tells five bands of two apart. */
export const BANDS = [1, 2, 3, 4, 5] as const;
export type Band = (typeof BANDS)[number];

export const bandOf = (difficulty: number): Band =>
  Math.max(1, Math.min(BANDS.length, Math.ceil(difficulty / 2))) as Band;

/** Lowest and highest difficulty of a band. */
export const rangeOf = (band: Band): [number, number] => [2 * band - 1, 2 * band];

export interface Filter {
  map: string | null;
  kind: string | null;
  theme: string | null;
  band: Band | null;
  state: State | null;
}

export const NO_FILTER: Readonly<Filter> = { map: null, kind: null, theme: null, band: null, state: null };

export type StateOf = (id: string) => State;

/** What the record of the last try makes of a puzzle in the list. */
export const stateOf = (latest: PuzzleResult | undefined): State => latest ?? 'new';

const TESTS: { [K in keyof Filter]: (entry: Entry, wanted: NonNullable<Filter[K]>, state: StateOf) => boolean } = {
  map: (entry, map) => entry.map === map,
  kind: (entry, kind) => entry.kind === kind,
  theme: (entry, theme) => entry.themes.includes(theme),
  band: (entry, band) => bandOf(entry.difficulty) === band,
  state: (entry, wanted, state) => state(entry.id) === wanted,
};

/** Whether an entry stays under a filter, one part of the filter left out if it is named. */
export const passes = (entry: Entry, filter: Filter, state: StateOf, except?: keyof Filter): boolean =>
  (Object.keys(TESTS) as (keyof Filter)[]).every((name) => {
    const wanted = filter[name];
    return wanted === null || name === except || TESTS[name](entry, wanted as never, state);
  });

export const filtered = (entries: readonly Entry[], filter: Filter, state: StateOf): Entry[] =>
  entries.filter((entry) => passes(entry, filter, state));

/** The entry before and after one in a list; null at the ends and for an id that is not in it. */
export function neighbours(list: readonly Entry[], id: string): { previous: string | null; next: string | null } {
  const at = list.findIndex((entry) => entry.id === id);
  if (at < 0) return { previous: null, next: list[0]?.id ?? null };
  return { previous: list[at - 1]?.id ?? null, next: list[at + 1]?.id ?? null };
}

/**
 * A puzzle to go on with: one not tried yet, else one that is not solved, else any; never the one on screen if there is
 * another.
 * @param random in 0..1, 1 excluded
 */
export function randomOf(list: readonly Entry[], state: StateOf, random: number, except?: string): string | null {
  const others = list.filter(({ id }) => id !== except);
  const fresh = others.filter(({ id }) => state(id) === 'new');
  const open = others.filter(({ id }) => state(id) !== 'solved');
  const from = [fresh, open, others, list].find((some) => some.length > 0);
  return from ? from[Math.floor(random * from.length)]!.id : null;
}

/** A puzzle's short name among those of its game: the end of its id, which no other shares. */
export const tagOf = (id: string): string => `#${id.slice(-4)}`;

/** The filter that an address asks for: one theme, or one band of difficulty; null for none. */
export function askedFor(search: URLSearchParams): Filter | null {
  const theme = search.get('theme');
  const band = BANDS.find((one) => String(one) === search.get('band')) ?? null;
  return theme === null && band === null ? null : { ...NO_FILTER, theme, band };
}

/** The stored text of a filter. */
export const writeFilter = (filter: Filter): string => JSON.stringify(filter);

/** Whatever is no filter any more is dropped member by member. */
export function readFilter(text: string | null): Filter {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<Record<keyof Filter, unknown>> | null;
    const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);
    return {
      map: word(found?.map),
      kind: word(found?.kind),
      theme: word(found?.theme),
      band: BANDS.find((band) => band === found?.band) ?? null,
      state: STATES.find((state) => state === found?.state) ?? null,
    };
  } catch {
    return { ...NO_FILTER };
  }
}
