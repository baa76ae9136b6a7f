/** The game against the engine that is under way in this tab, so that it goes on after a reload or in another language. */
import { MAX_SEATS } from '$workers/seats';
import { LEVELS, type Level, type Players } from './levels';

export interface SavedGame {
  /** Notation the analysis begins with: another analysis is another game. */
  start: string;
  players: Players;
}

const keyOf = (game: string): string => `sandtable:match:${game}`;

const isPlayers = (players: unknown): players is Players =>
  Array.isArray(players) &&
  players.length <= MAX_SEATS &&
  players.every((player) => player === null || LEVELS.includes(player as Level));

/** @param saved null once the game is over or given up */
export function rememberGame(game: string, saved: SavedGame | null): void {
  try {
    if (saved) sessionStorage.setItem(keyOf(game), JSON.stringify(saved));
    else sessionStorage.removeItem(keyOf(game));
  } catch {
    // Where nothing can be kept, the game ends with the page.
  }
}

/** The game that was under way on this analysis, or null. */
export function recallGame(game: string, start: string): SavedGame | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(keyOf(game)) ?? 'null') as SavedGame | null;
    return saved?.start === start && isPlayers(saved.players) ? saved : null;
  } catch {
    return null;
  }
}
