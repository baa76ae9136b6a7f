/** Results counted by week and by theme. Pure. */
import { PUZZLE_RESULTS, type PuzzleResult } from '$lib/progress/schema';
import { dayOf, weekOf } from './days';
import type { Try } from './log';

export type Tally = Record<PuzzleResult, number>;

/** In the order they are drawn. */
export const RESULTS = [...PUZZLE_RESULTS].reverse();

const none = (): Tally => ({ solved: 0, assisted: 0, failed: 0 });

export const sumOf = (tally: Tally): number => tally.solved + tally.assisted + tally.failed;

export function tallyOf(tries: readonly Try[]): Tally {
  const tally = none();
  for (const { result } of tries) tally[result] += 1;
  return tally;
}

export interface Week extends Tally {
  week: number;
}

/** The last `count` weeks up to that of `today`, those without a try included. */
export function byWeek(tries: readonly Try[], today: number, count: number): Week[] {
  const last = weekOf(today);
  const weeks = Array.from({ length: count }, (_, i): Week => ({ week: last - count + 1 + i, ...none() }));
  for (const { at, result } of tries) {
    const week = weeks[weekOf(dayOf(at)) - weeks[0]!.week];
    if (week) week[result] += 1;
  }
  return weeks;
}

export interface Themed extends Tally {
  theme: string;
}

/** By theme, those with the smallest part solved without help first; a puzzle counts for each of its themes. */
export function byTheme(tries: readonly Try[], themesOf: (id: string) => readonly string[]): Themed[] {
  const themes = new Map<string, Themed>();
  for (const { id, result } of tries) {
    for (const theme of themesOf(id)) {
      const tally = themes.get(theme) ?? { theme, ...none() };
      tally[result] += 1;
      themes.set(theme, tally);
    }
  }
  const share = (tally: Tally): number => tally.solved / sumOf(tally);
  return [...themes.values()].sort(
    (a, b) => share(a) - share(b) || sumOf(b) - sumOf(a) || (a.theme < b.theme ? -1 : 1),
  );
}
