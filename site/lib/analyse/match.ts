/** The game against the engine that is under way in this tab, so that it goes on after a reload or in another language. */
import { MAX_SEATS } from '$workers/seats';
import { LEVELS, type Level, type Players } from './levels';

export interface Match {
  /** Notation the analysis begins with: another analysis is another game. */
  start: string;
  players: Players;
}

const keyOf = (game: string): string => `sandtable:match:${game}`;

const isPlayers = (players: unknown): players is Players =>
  Array.isArray(players) &&
  players.length <= MAX_SEATS &&
  players.every((player) => player === null || LEVELS.includes(player as Level));

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
    return match?.start === start && isPlayers(match.players) ? match : null;
  } catch {
    return null;
  }
}
