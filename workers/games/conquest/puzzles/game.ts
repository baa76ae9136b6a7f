import type { PuzzleGame } from '../../../puzzles/puzzle-game';
import type { Judge } from '../../../referee/judge';
import { judge } from '../../../referee/conquest/judge';
import { conquest as codec } from '../game';
import { print } from '../notation';
import type { State } from '../state';
import { candidates } from './candidates';
import { CHOICE } from './choice';
import { FINDERS } from './drafts';
import { questions } from './questions';
import { setupOf } from './setup';
import { study } from './study';

const KINDS = {
  storm: { short: 'storm' },
  order: { short: 'order' },
  mission: { short: 'mission' },
  battle: { short: 'battle' },
  defence: { short: 'defend' },
  income: { short: 'income' },
  lands: { short: 'lands' },
  guard: { short: 'guard' },
  landing: { short: 'landing' },
  cheapest: { short: 'cheapest' },
  'win-now': { short: 'win' },
} as const;

/** Conquest as the puzzle maker knows it: questions of section 8 of the rules. */
export const conquestPuzzles: PuzzleGame<State, 'conquest'> = {
  id: 'conquest',
  referee: judge as Judge,
  codec,
  prefix: 'cq',
  kinds: KINDS,
  kindOf: ({ themes }) => themes.find((theme) => theme in KINDS)!,
  shares: {
    storm: 0.18,
    order: 0.16,
    mission: 0.1,
    battle: 0.08,
    defence: 0.1,
    income: 0.08,
    lands: 0.06,
    guard: 0.06,
    landing: 0.06,
    cheapest: 0.06,
    'win-now': 0.06,
  },
  choice: CHOICE,
  limits: { branches: 900, refereeNodes: 30_000 },
  untilChance: true,
  setupOf,
  candidates,
  *drafts(walker, kind, node, random) {
    for (const finder of FINDERS[kind] ?? []) {
      const draft = finder(walker, node, random);
      if (draft) yield draft;
    }
  },
  questions,
  effort: () => 1,
  study,
  key: (state, goal) => `${print(state)} ${JSON.stringify(goal)}`,
};
