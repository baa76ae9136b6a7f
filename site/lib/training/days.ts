/** Days and weeks by the visitor's own calendar. Pure. */
import type { Time } from '$lib/progress/schema';
import { dayNumber } from '$lib/puzzles/daily';

/** Days from 1970 to the visitor's date at a moment. */
export const dayOf = (at: Time): number => dayNumber(new Date(at));

/** Weeks since 1970, each from Monday on. Day 0 was a Thursday. */
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

export const mondayOf = (week: number): number => week * 7 - 3;

/** A day as a date for `Intl.DateTimeFormat` with `timeZone: 'UTC'`. */
export const dateOf = (day: number): Date => new Date(day * 86_400_000);

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today is still open. */
  current: number;
  longest: number;
  /** Something was done today. */
  today: boolean;
}

/** Days in a row on which something was tried. */
export function streakOf(days: Iterable<number>, today: number): Streak {
  const sorted = [...new Set(days)].filter((day) => day <= today).sort((a, b) => a - b);
  let [length, longest] = [0, 0];
  sorted.forEach((day, i) => {
    length = day - 1 === sorted[i - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  const last = sorted.at(-1);
  const lasts = last !== undefined && last >= today - 1;
  return { current: lasts ? length : 0, longest, today: last === today };
}
