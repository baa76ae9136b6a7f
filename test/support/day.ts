/**
 * The day by which tests choose what is too much for every run, as `2026-11-22`: today, in UTC, or the one that
 * `SANDTABLE_DAY` names. A run keeps the day it began on (vitest.config.ts).
 */
export const date = process.env.SANDTABLE_DAY || new Date().toISOString().slice(0, 10);

/** Days from 1970 to that day, a whole number. */
export const day = Date.parse(date) / 86_400_000;

if (!Number.isInteger(day)) throw new Error(`SANDTABLE_DAY must be a day such as 2026-11-22, not "${date}"`);

/** Those of a list whose turn it is: of so many days in a row, each is taken on one. At least one a day, if there are that many. */
export const inTurn = <T>(all: readonly T[], days: number): T[] => all.filter((_, i) => (i + day) % days === 0);
