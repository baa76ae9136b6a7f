import type { RuleId } from '../../contract';
import { ending } from './ending';
import { isField } from './fields';
import { stackFor, type Action } from './notation';
import { isEmpty, type Player, type State } from './state';

/** Every attempt of rule file section 5, in its order, and the rule that forbids it. */
export const REFUSALS = {
  'not-your-turn': 'TK-EXTRA-2',
  'game-over': 'TK-END-5',
  'covered-card': 'TK-TURN-1',
  'not-your-card': 'TK-TURN-1',
  'no-card': 'TK-TURN-1',
  'field-taken': 'TK-TURN-2',
  'no-such-field': 'TK-GAME-2',
  pass: 'TK-TURN-4',
  'two-tokens': 'TK-TURN-1',
  'turned-area': 'TK-CARD-6',
  'chosen-targets': 'TK-TURN-6',
  'changed-set': 'TK-SET-3',
  'not-four-stacks': 'TK-SET-1',
  'stack-size': 'TK-SET-2',
  'unknown-card': 'TK-SET-6',
  /** The table is silent on the draw for the first turn: nobody may play before it, and it happens once. */
  'first-player': 'TK-GAME-7',
} as const satisfies Record<string, RuleId>;

export type Attempt = keyof typeof REFUSALS;

/** What is wrong with an action of `player`, in the order of section 5; nothing if it is legal. */
export function attempts(state: State, action: Action, player: Player): Attempt[] {
  if (ending(state)) return ['game-over'];
  if (action.verb === 'first') return state.turn === '?' ? [] : ['first-player'];
  if (state.turn === '?') return ['first-player'];
  const wrong: Attempt[] = state.turn === player ? [] : ['not-your-turn'];
  if (action.verb === 'pass') return [...wrong, 'pass'];
  if (stackFor(state, player, action) === null) wrong.push(cardProblem(state, player, action));
  if (!isField(action.field)) wrong.push('no-such-field');
  else if (!isEmpty(state, action.field)) wrong.push('field-taken');
  return wrong;
}

/** Why a card cannot be taken: the stack named is missing, the card is covered, or it is not in the player's stacks. */
function cardProblem(state: State, player: Player, { card, stack }: Action & { verb: 'place' }): Attempt {
  const stacks = state.cards[player];
  if (stack !== null && !stacks[stack - 1]) return 'no-card';
  const searched = stack === null ? stacks : [stacks[stack - 1]!];
  return searched.some((cards) => cards.includes(card)) ? 'covered-card' : 'not-your-card';
}

/** The rules broken, each once. */
export const refusals = (state: State, action: Action, player: Player): RuleId[] => [
  ...new Set(attempts(state, action, player).map((attempt) => REFUSALS[attempt])),
];

/** Whom an action is judged for if nobody is named: the player on turn. */
export const actingPlayer = ({ turn }: State): Player => (turn === '?' ? 'A' : turn);
