/** The game against the engine that is under way in this tab, so that it goes on after a reload or in another language. */
import { isSeat } from '$workers/seats';
import { LEVELS, type Level } from './levels';

export interface Match {
  /** Notation the analysis begins with: another analysis is another game. */
  start: string;
  /** Seats the engine plays. */
  seats: readonly number[];
  level: Level;
}

const keyOf = (game: string): string => `sandtable:match:${game}`;

/** @param match null once the game is over or given up */
export function rememberMatch(game: string, match: Match | null): void {
  try {
    if (match) sessionStorage.setItem(keyOf(game), JSON.stringify(match));
    else sessionStorage.removeItem(keyOf(game));
  } catch {
    // Where nothing can be kept, the game ends with the page.
  }
}

/** The game that was under way on this analysis, or null. */
export function recallMatch(game: string, start: string): Match | null {
  try {
    const match = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? 'null') as Match | null;
    const sound = match?.start === start && match.seats.every(isSeat);
    return sound && LEVELS.includes(match.level) ? match : null;
  } catch {
    return null;
  }
}
