import data from '../../../assembly/games/token-battle/data/sets.json' with { type: 'json' };
import { COLLECTION, type CardTable } from './cards';
import { canonical } from './describe';
import { option, type Options } from './options';
import { REFUSALS, type Attempt } from './refusals';
import { opponent, plus, type Player, type State } from './state';

/** A set: stacks from left to right, card ids from the top down (TK-SET-3). */
export type CardSet = readonly (readonly string[])[];

/** The six ready sets, by id (rule file 6.2). */
export const READY_SETS: Readonly<Record<string, CardSet>> = Object.fromEntries(
  data.sets.map(({ id, stacks }) => [id, stacks]),
);

/** Something that keeps a set from being saved. `stack` counts from 0; null if it is about the set as a whole. */
export interface SetProblem {
  attempt: Attempt;
  rule: string;
  stack: number | null;
  found: string;
}

const problem = (attempt: Attempt, stack: number | null, found: unknown): SetProblem => ({
  attempt,
  rule: REFUSALS[attempt],
  stack,
  found: String(found),
});

/** TK-SET-1, TK-SET-2, TK-SET-6; copies are allowed (TK-SET-5). Nothing if the set can be played. */
export function checkSet(set: CardSet, cards: CardTable = COLLECTION): SetProblem[] {
  const count = set.length === 4 ? [] : [problem('not-four-stacks', null, set.length)];
  const sizes = set.flatMap((stack, i) =>
    stack.length >= 2 && stack.length <= 5 ? [] : [problem('stack-size', i, stack.length)],
  );
  const unknown = set.flatMap((stack, i) =>
    stack.filter((card) => !cards.has(card)).map((card) => problem('unknown-card', i, card)),
  );
  return [...count, ...sizes, ...unknown];
}

/**
 * TK-GAME-7: a full game before its first turn; before the draw if the option `firstPlayer` leaves it to chance.
 * Throws a RangeError for a set that breaks a rule.
 */
export function startGame(
  sets: Readonly<Record<Player, CardSet>>,
  options: Partial<Options> = {},
  cards: CardTable = COLLECTION,
): State {
  const broken = [...checkSet(sets.A, cards), ...checkSet(sets.B, cards)];
  if (broken.length > 0)
    throw new RangeError(`no set: ${broken.map(({ rule, found }) => `${rule} ${found}`).join(', ')}`);
  const node: State = {
    board: {},
    cards: { A: sets.A.map((stack) => [...stack]), B: sets.B.map((stack) => [...stack]) },
    turn: '?',
    points: { A: 0, B: 0 },
    last: null,
    boost: { A: 0, B: 0 },
    extra: { A: 0, B: 0 },
    ply: 0,
    options,
  };
  const first = option(node, 'firstPlayer');
  return canonical(first === 'random' ? node : begin(node, first));
}

/** The option `headStart`: points the second player starts with. */
export const begin = (node: State, first: Player): State => ({
  ...node,
  turn: first,
  points: plus(node.points, opponent(first), option(node, 'headStart')),
});
