import { resolve } from '$app/paths';
import type { Locale } from '$lib/i18n/locale';
import type { GameId } from '$workers/registry';

/** A step of a lesson that is tried on the home page, with the piece it is about in hand already. */
export interface Demo {
  /** `TB-L01`. */
  lesson: string;
  /** Counted from 1. */
  step: number;
  /** What takes the piece: the first picks of every answer. Empty where nothing is taken in hand. */
  picks: readonly string[];
}

/** `site/content/<game>/front/front.json`: what strangers are told of a game before they know anything. */
export interface FrontData {
  /** The fewest and the most that can play. */
  players: readonly [number, number];
  /** How long a game takes at a table, from and to. */
  minutes: readonly [number, number];
  demo: Demo;
  /** A position worth looking at, in notation. */
  picture: string;
}

/** A position with what its board is drawn from. */
export interface Pictured {
  notation: string;
  board: object;
}

/** `site/content/<game>/front/<locale>.json`. */
export interface FrontWords {
  /** What one does, in a sentence or two. */
  about: string;
  /** How one wins, in a sentence or two. */
  aim: string;
  /** What the demo asks of somebody who knows nothing yet, in a sentence or two beside a small board. */
  task: string;
}

/** A game as the home page and its own page introduce it. */
export interface GameFront extends Omit<FrontData, 'picture'>, FrontWords {
  id: GameId;
  /** The lesson the course begins with. */
  first: string;
  /** How much of it there is on the site; rules of parts that are not on the site yet are left out. */
  lessons: number;
  steps: number;
  rules: number;
  puzzles: number;
}

/**
 * All games in the order of the registry.
 *
 * @param fetch the one a `load` function gets, so that the answer is part of the prerendered page
 * @throws if the file is missing from the site
 */
export async function loadFronts(fetch: typeof globalThis.fetch, locale: Locale): Promise<GameFront[]> {
  const response = await fetch(resolve(`/front.${locale}.json` as '/'));
  if (!response.ok) throw new Error(`front.${locale}.json: status ${response.status}`);
  return response.json();
}
