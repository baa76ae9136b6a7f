import { actor, apply, fromState, game as referee, legal, outcomes } from '../../../referee/toy-battle';
import type { PuzzleGame } from '../../../puzzles/puzzle-game';
import { toyBattle as codec } from '../game';
import type { State } from '../state';
import { other } from '../tiles';
import { candidates } from './candidates';
import { countFaults } from './counting';
import { FINDERS } from './drafts';
import { withRack } from './refute';
import { study } from './study';
import { puzzleKey } from './symmetry';

/** Toy Battle as the puzzle maker knows it. */
export const toyBattlePuzzles: PuzzleGame<State> = {
  id: 'toy-battle',
  codec,
  prefix: 'tb',
  kinds: {
    'win-turn': { short: 'win', scope: 'turn' },
    'max-medals': { short: 'medals', scope: 'turn' },
    'safe-turn': { short: 'safe', scope: 'turn' },
    'safest-turn': { short: 'odds', scope: 'turn' },
    cut: { short: 'cut', scope: 'turn' },
    'no-gift': { short: 'gift', scope: 'turn' },
    endgame: { short: 'end', scope: 'game' },
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
  refereeTree: {
    actor,
    seat: referee.seat,
    legal,
    outcomes,
    apply: (state, action) => apply(fromState(state), action),
  },
  candidates,
  *drafts(walker, kind, node, random) {
    const draft = FINDERS[kind]?.(walker, node, random);
    if (draft) yield draft;
  },
  effort: (action) => (action.startsWith('place') ? 1 : 0),
  study,
  withRack: (state, rack) => withRack(state, other(state.toMove), rack),
  key: puzzleKey,
  themeFaults: countFaults,
};
