import type { Try } from '../../../site/lib/training/log';
import type { Entry } from '../../../site/lib/puzzles/list';

export const DAY = 86_400_000;

/** Noon, so that no time zone makes another day of it. */
export const noon = (day: number): number => new Date(2026, 0, 1 + day, 12).getTime();

export const tried = (id: string, result: Try['result'], at: number, more: Partial<Try> = {}): Try => ({
  game: 'toy-battle',
  id,
  of: 'puzzle',
  result,
  at,
  first: true,
  ...more,
});

export const entry = (id: string, difficulty: number, kind = 'win-turn'): Entry => ({
  id,
  map: 'backyard',
  kind,
  themes: [],
  difficulty,
  right: 1,
  seat: 0,
  picture: '',
});
