import type { ActionId } from '$lib/keys/actions';
import type { GameId } from '$workers/registry';

/** In the order in which groups of results are shown. */
export const KINDS = ['section', 'lesson', 'card', 'rule', 'theme', 'setting', 'action'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found, in one language. */
export interface Entry {
  kind: Kind;
  title: string;
  /** What else is said of it. */
  text?: string;
  /** What it is called in English, on pages of other languages. */
  english?: string;
  /** Other words for it, by which it is found and which are not shown. */
  words?: string;
  game?: GameId;
  /** What it does where it is available; elsewhere its page tells of it. */
  action?: ActionId;
  /** Its page from the language on: `/toy-battle/rules/#TB-PLACE-3`. */
  path: string;
}

/** A thing of a game that has a name: a tile, a card, a special place. */
export interface Named {
  title: string;
  english?: string;
  words?: string;
  text?: string;
  /** Its page below that of the game: `rules/#TB-KWAK-1`. */
  path: string;
}
