import type { Player } from './pieces';

export type DeckId = 'northern' | 'southern' | 'highland' | 'sylvan';

export const DECK_IDS: readonly DeckId[] = ['northern', 'southern', 'highland', 'sylvan'];

/** Rule file, section 3. */
export interface Options {
  mode: 'highForm' | 'duel';
  decks: Record<Player, DeckId>;
  startPlayer: 'random' | Player;
  flareCriteria: 'once' | 'recheckLower';
  liftedSquare: 'free' | 'blocked';
  forestAncient: 'asPlaced' | 'two';
  borrowedTarget: 'allowed' | 'forbidden';
  titanArrival: 'counts' | 'ignored';
  returnOrder: 'chosen' | 'handOrder';
  /** For the table only: resigning is outside the tree of decisions. */
  resign: 'on' | 'off';
}

/** In the order of the rule file. */
export const DEFAULTS: Readonly<Options> = {
  mode: 'highForm',
  decks: { A: 'northern', B: 'southern' },
  startPlayer: 'random',
  flareCriteria: 'once',
  liftedSquare: 'free',
  forestAncient: 'asPlaced',
  borrowedTarget: 'allowed',
  titanArrival: 'counts',
  returnOrder: 'chosen',
  resign: 'on',
};

export const OPTION_NAMES = Object.keys(DEFAULTS) as (keyof Options)[];

/** The words an option may be set to; decks are looked at by themselves. */
export const ALLOWED: Readonly<Record<Exclude<keyof Options, 'decks'>, readonly string[]>> = {
  mode: ['highForm', 'duel'],
  startPlayer: ['random', 'A', 'B'],
  flareCriteria: ['once', 'recheckLower'],
  liftedSquare: ['free', 'blocked'],
  forestAncient: ['asPlaced', 'two'],
  borrowedTarget: ['allowed', 'forbidden'],
  titanArrival: ['counts', 'ignored'],
  returnOrder: ['chosen', 'handOrder'],
  resign: ['on', 'off'],
};

/** The options that differ from the default, in order. */
export const differing = (options: Options): Partial<Options> =>
  Object.fromEntries(
    OPTION_NAMES.filter((name) => JSON.stringify(options[name]) !== JSON.stringify(DEFAULTS[name])).map((name) => [
      name,
      options[name],
    ]),
  );
