import type { PuzzleGame } from '../../../puzzles/puzzle-game';
import type { Judge } from '../../../referee/judge';
import { judge } from '../../../referee/__game__/judge';
import { codec } from '../game';
import { print } from '../notation';
import { setupOf, type State } from '../state';
import { candidates } from './candidates';
import { draftOf, GOAL } from './drafts';
import { study } from './study';

/** __Title__ as the puzzle maker knows it. */
export const puzzleGame: PuzzleGame<State, '__game__'> = {
  id: '__game__',
  referee: judge as Judge,
  codec,
  prefix: '__prefix__',
  kinds: { 'win-game': { short: 'win' } },
  kindOf: () => 'win-game',
  shares: { 'win-game': 1 },
  choice: 3,
  limits: { branches: 900, refereeNodes: 60_000 },
  setupOf,
  candidates,
  *drafts(walker, _kind, node) {
    const draft = draftOf(walker, node);
    if (draft) yield draft;
  },
  *questions(_walker, node) {
    yield { node, goal: GOAL };
  },
  effort: () => 1,
  study,
  key: (state, goal) => `${print(state)} ${JSON.stringify(goal)}`,
};
