import { describe, expect, test } from 'vitest';
import { dailyOf, dayNumber } from '../../../site/lib/puzzles/daily';
import { choicesOf } from '../../../site/lib/puzzles/facets';
import {
  askedFor,
  bandOf,
  filtered,
  neighbours,
  NO_FILTER,
  randomOf,
  rangeOf,
  readFilter,
  writeFilter,
  type Entry,
  type State,
} from '../../../site/lib/puzzles/list';

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  map: 'backyard',
  kind: 'win-turn',
  themes: ['open-line'],
  difficulty: 3,
  right: 1,
  seat: 0,
  picture: '',
  ...more,
});

const ENTRIES = [
  entry('a'),
  entry('b', { map: 'hallway', themes: ['open-line', 'last-link'], difficulty: 8 }),
  entry('c', { kind: 'cut', themes: ['last-link'], difficulty: 10 }),
  entry('d', { kind: 'cut', themes: [] }),
];
const STATE: Record<string, State> = { a: 'solved', b: 'failed' };
const state = (id: string): State => STATE[id] ?? 'new';
const ids = (entries: Entry[]) => entries.map(({ id }) => id);

describe('the filter', () => {
  test('comes from an address that asks for a theme or a band', () => {
    const asked = (search: string) => askedFor(new URLSearchParams(search));
    expect(asked('theme=last-link')).toEqual({ ...NO_FILTER, theme: 'last-link' });
    expect(asked('band=1')).toEqual({ ...NO_FILTER, band: 1 });
    expect(asked('band=9')).toBeNull();
    expect(asked('')).toBeNull();
  });

  test('lets everything pass until something is chosen', () => {
    expect(ids(filtered(ENTRIES, NO_FILTER, state))).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    [{ map: 'hallway' }, ['b']],
    [{ kind: 'cut' }, ['c', 'd']],
    [{ theme: 'last-link' }, ['b', 'c']],
    [{ band: 2 as const }, ['a', 'd']],
    [{ state: 'new' as const }, ['c', 'd']],
    [{ kind: 'cut', theme: 'last-link' }, ['c']],
    [{ kind: 'no-such-goal' }, []],
  ])('%o leaves %o', (change, left) => {
    expect(ids(filtered(ENTRIES, { ...NO_FILTER, ...change }, state))).toEqual(left);
  });

  test('counts what each choice would leave, the other filters as they are', () => {
    const counts = choicesOf(ENTRIES, { ...NO_FILTER, kind: 'cut', theme: 'open-line' }, state, 'theme');
    expect(Object.fromEntries(counts)).toEqual({ 'open-line': 0, 'last-link': 1 });
    expect(Object.fromEntries(choicesOf(ENTRIES, NO_FILTER, state, 'state'))).toEqual({ solved: 1, failed: 1, new: 2 });
  });

  test('comes back from storage, and drops whatever is no filter', () => {
    const filter = { ...NO_FILTER, map: 'hallway', band: 4 as const, state: 'failed' as const };
    expect(readFilter(writeFilter(filter))).toEqual(filter);
    for (const text of [null, '', '{', '[]', '7', 'null']) expect(readFilter(text)).toEqual(NO_FILTER);
    expect(readFilter('{"map":5,"band":9,"state":"lost","kind":"cut"}')).toEqual({ ...NO_FILTER, kind: 'cut' });
  });
});

describe('the way from one puzzle to the next', () => {
  test('follows the list, and leads to its start from a puzzle that is not in it', () => {
    expect(neighbours(ENTRIES, 'a')).toEqual({ previous: null, next: 'b' });
    expect(neighbours(ENTRIES, 'd')).toEqual({ previous: 'c', next: null });
    expect(neighbours(ENTRIES.slice(1), 'a')).toEqual({ previous: null, next: 'b' });
    expect(neighbours([], 'a')).toEqual({ previous: null, next: null });
  });

  test('random: new ones first, then open ones, never the one on screen if there is another', () => {
    expect([0, 0.49, 0.5, 0.999].map((r) => randomOf(ENTRIES, state, r))).toEqual(['c', 'c', 'd', 'd']);
    expect(randomOf(ENTRIES.slice(0, 2), state, 0)).toBe('b');
    expect(randomOf(ENTRIES.slice(0, 2), state, 0, 'b')).toBe('a');
    expect(randomOf(ENTRIES.slice(0, 1), state, 0, 'a')).toBe('a');
    expect(randomOf([], state, 0)).toBeNull();
  });
});

test('every difficulty belongs to the band that names it', () => {
  for (let difficulty = 1; difficulty <= 10; difficulty++) {
    const [low, high] = rangeOf(bandOf(difficulty));
    expect(difficulty).toBeGreaterThanOrEqual(low);
    expect(difficulty).toBeLessThanOrEqual(high);
  }
});

describe('the puzzle of the day', () => {
  test.each([1, 2, 3, 8, 100, 187])('shows each of %i puzzles once before any comes again', (count) => {
    const all = Array.from({ length: count }, (_, i) => `p${i}`);
    for (const start of [0, 20_000]) {
      const shown = all.map((_, i) => dailyOf(all, start + i));
      expect(new Set(shown).size).toBe(count);
    }
  });

  test('depends on the date alone, and changes at midnight of the visitor', () => {
    expect(dayNumber(new Date(2026, 10, 20, 0, 0, 1))).toBe(dayNumber(new Date(2026, 10, 20, 23, 59, 59)));
    expect(dayNumber(new Date(2026, 10, 21))).toBe(dayNumber(new Date(2026, 10, 20)) + 1);
    expect(dailyOf([], 5)).toBeNull();
  });
});
