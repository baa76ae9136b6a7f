import type { Puzzle } from '../../../puzzles/puzzle';
import type { PuzzleGame } from '../../../puzzles/puzzle-game';
import type { Judge } from '../../../referee/judge';
import { judge } from '../../../referee/token-battle/judge';
import { tokenBattle as codec } from '../game';
import { print } from '../notation';
import { recoloured } from '../recolour';
import type { State } from '../state';
import { candidates } from './candidates';
import { CHOICE } from './choice';
import { FINDERS } from './drafts';
import { questions } from './questions';
import { setupOf } from './setup';
import { study } from './study';
import { byReferee, uncovers } from './uncovering';

const KINDS = {
  'win-now': { short: 'win' },
  'forced-win': { short: 'force' },
  'save-the-game': { short: 'save' },
  'best-turn': { short: 'turn' },
  'double-turn': { short: 'double' },
  demolition: { short: 'demolish' },
  'last-turns': { short: 'end' },
  'plan-the-stack': { short: 'stack' },
} as const;

/** Token Battle as the puzzle maker knows it. The kind of a puzzle is its theme of section 8 of the rules. */
export const tokenBattlePuzzles: PuzzleGame<State> = {
  id: 'token-battle',
  referee: judge as Judge,
  codec,
  prefix: 'tk',
  kinds: KINDS,
  kindOf: ({ themes }) => themes.find((theme) => theme in KINDS)!,
  shares: {
    'forced-win': 0.17,
    'last-turns': 0.17,
    'best-turn': 0.14,
    'save-the-game': 0.12,
    'win-now': 0.11,
    'double-turn': 0.1,
    demolition: 0.1,
    'plan-the-stack': 0.09,
  },
  choice: CHOICE,
  limits: { branches: 900, refereeNodes: 60_000 },
  setupOf,
  candidates,
  *drafts(walker, kind, node, random) {
    const draft = FINDERS[kind]?.(walker, node, random);
    if (draft) yield draft;
  },
  questions,
  effort: () => 1,
  study,
  key: (state, goal) => `${print(byMover(state))} ${JSON.stringify(goal)}`,
  themeFaults,
};

/** The position with the player on turn as A, since only the names tell the two apart, and without its age. */
function byMover(given: State): State {
  const state = { ...given, ply: 0 };
  return state.turn === 'B' ? recoloured(state) : state;
}

/** What the referee finds wrong with the one theme that says what follows every reply. */
function themeFaults({ goal, themes, tree }: Puzzle, state: State): string[] {
  if (goal.kind !== 'bestMargin') return [];
  const isPoint = uncovers(byReferee, state, tree);
  return isPoint === themes.includes('plan-the-stack') ? [] : [`the stack is ${isPoint ? '' : 'not '}the point`];
}
