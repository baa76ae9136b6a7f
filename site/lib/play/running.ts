/** The games a visitor has begun, for whatever page wants to offer them. Needs no engine and no part of a game. */
import { progress } from '$lib/progress/progress.svelte';
import type { Time } from '$lib/progress/schema';
import { GAMES, type GameId } from '$workers/registry';
import { matchHref } from './paths';
import { isOver, readStanding, type Standing } from './record';

export interface Listed extends Standing {
  game: GameId;
  key: string;
  /** What it was set up with, in the language it was begun in. */
  title: string;
  /** When something was played last. */
  changed: Time;
  /** Opens it. */
  href: string;
}

/** All stored games of a game, the last played first. Reactive. */
export function gamesOf(game: GameId): Listed[] {
  return progress.works('matches', game).flatMap(({ key, title, text, changed }) => {
    const standing = readStanding(text);
    return standing ? { ...standing, game, key, title, changed, href: matchHref(game, key) } : [];
  });
}

/** Games that are not over, of all games, the last played first. Reactive; empty until the progress is open. */
export function runningGames(): Listed[] {
  return GAMES.flatMap(({ id }) => gamesOf(id))
    .filter((one) => !isOver(one))
    .sort((a, b) => b.changed - a.changed);
}
