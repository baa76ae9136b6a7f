import type { PuzzleGame } from '../../../puzzles/puzzle-game';
import { judge } from '../../../referee/codex/judge';
import type { Judge } from '../../../referee/judge';
import { codex as codec } from '../game';
import { print } from '../notation';
import type { State } from '../state';
import { candidates } from './candidates';
import { CHOICE } from './choice';
import { TURN_FINDERS } from './finders';
import { PATROL_FINDERS } from './patrols';
import { questions } from './questions';
import { setupOf } from './setup';
import { effortOf, study } from './study';

const FINDERS = { ...TURN_FINDERS, ...PATROL_FINDERS };

const KINDS = {
  win: { short: 'win' },
  hero: { short: 'hero' },
  destroy: { short: 'destroy' },
  clean: { short: 'clean' },
  damage: { short: 'damage' },
  sweep: { short: 'sweep' },
  cheapest: { short: 'cheapest' },
  exchange: { short: 'exchange' },
  odds: { short: 'odds' },
  survive: { short: 'survive' },
  keep: { short: 'keep' },
} as const;

/** Codex as the puzzle maker knows it: questions of section 8 of the rules. */
export const codexPuzzles: PuzzleGame<State, 'codex'> = {
  id: 'codex',
  referee: judge as Judge,
  codec,
  prefix: 'cx',
  kinds: KINDS,
  kindOf: ({ themes }) => themes.find((theme) => theme in KINDS)!,
  shares: {
    win: 0.16,
    hero: 0.1,
    destroy: 0.07,
    clean: 0.12,
    damage: 0.1,
    sweep: 0.08,
    cheapest: 0.08,
    exchange: 0.09,
    odds: 0.06,
    survive: 0.08,
    keep: 0.06,
  },
  choice: CHOICE,
  limits: { branches: 150, refereeNodes: 2500 },
  untilChance: true,
  setupOf,
  candidates,
  *drafts(walker, kind, node, random) {
    const draft = FINDERS[kind]?.(walker, node, random);
    if (draft) yield draft;
  },
  questions,
  effort: effortOf,
  study,
  key: (state, goal) => `${print(state)} ${JSON.stringify(goal)}`,
};
