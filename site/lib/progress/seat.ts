/** Which stored work a tab is at, so that a reload, or the page in another language, goes on with it. */
import { readSession, writeSession } from '$lib/storage/session';

export interface Seat {
  key: string;
  /** Where the work is if another tab has changed what stands under `key`. */
  fork: string;
  /** The address while it was on screen. Another one names something else to be shown. */
  hash: string;
}

/** @param about what kind of work, and of which game */
export const takeSeat = (about: string, { key, fork, hash }: Seat): void => writeSession(about, { key, fork, hash });

/** Null in a new tab. */
export function seatOf(about: string): Seat | null {
  const { key, fork, hash } = (readSession(about) ?? {}) as Partial<Record<string, unknown>>;
  return typeof key === 'string' && typeof fork === 'string' && typeof hash === 'string' ? { key, fork, hash } : null;
}
