import type { PuzzleGame } from '../../../puzzles/puzzle-game';
import type { Judge } from '../../../referee/judge';
import { judge } from '../../../referee/toy-battle/judge';
import { toyBattle as codec } from '../game';
import type { State } from '../state';
import { other } from '../tiles';
import { candidates } from './candidates';
import { CHOICE } from './choice';
import { countFaults } from './counting';
import { FINDERS } from './drafts';
import { questions } from './questions';
import { withRack } from './refute';
import { study } from './study';
import { puzzleKey } from './symmetry';

/** Toy Battle as the puzzle maker knows it. */
export const toyBattlePuzzles: PuzzleGame<State> = {
  id: 'toy-battle',
  referee: judge as Judge,
  codec,
  prefix: 'tb',
  kinds: {
    'win-turn': { short: 'win' },
    'max-medals': { short: 'medals' },
    'safe-turn': { short: 'safe' },
    'safest-turn': { short: 'odds' },
    cut: { short: 'cut' },
    'no-gift': { short: 'gift' },
    endgame: { short: 'end' },
  },
  shares: {
    'win-turn': 0.22,
    'safest-turn': 0.21,
    'safe-turn': 0.16,
    'max-medals': 0.13,
    cut: 0.12,
    endgame: 0.13,
    'no-gift': 0.03,
  },
  kindOf: ({ goal }) => goal.kind,
  choice: CHOICE,
  limits: { branches: 240, refereeNodes: 25_000 },
  setupOf: ({ map }) => map,
  candidates,
  *drafts(walker, kind, node, random) {
    const draft = FINDERS[kind]?.(walker, node, random);
    if (draft) yield draft;
  },
  questions,
  effort: (action) => (action.startsWith('place') ? 1 : 0),
  study,
  withRack: (state, rack) => withRack(state, other(state.toMove), rack),
  key: puzzleKey,
  themeFaults: countFaults,
};
