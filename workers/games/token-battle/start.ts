import type { Parsed } from '../../contract';
import { blankState } from './blank';
import { optionsOf } from './default-options';
import { readOptionText, changedOptions } from './options';
import { attempt, malformed, type Fail } from './problems';
import { cardsOf } from './ready-sets';
import { setProblems } from './sets';
import { other, SIDES, type Options, type Sided, type Stacks, type State } from './state';
import { problemsOf } from './validity';

/**
 * The first node of a game (TK-GAME-7): with the option `firstPlayer` = random chance decides next, otherwise the second
 * player already has the head start.
 */
export function startState(cards: Sided<Stacks>, given: Partial<Options> = {}): State {
  const options = changedOptions(given);
  const { firstPlayer, headStart } = optionsOf(options);
  const state = blankState(cards, options);
  if (firstPlayer === 'random') return { ...state, turn: '?' };
  return { ...state, turn: firstPlayer, points: { ...state.points, [other(firstPlayer)]: headStart } };
}

/** The first node of a game between two ready sets, e.g. `masons-quickstep`; `options` are names and values as text. */
export function startFromText(pairing: string, options: Readonly<Record<string, string>> = {}): Parsed<State> {
  return attempt(() => {
    const failHere: Fail = (offset, found, problem, rule) => malformed(1 + offset, found, problem, rule);
    const cards = cardsOf(pairing) ?? failHere(0, pairing, 'unknown-set', 'TK-SET-6');
    const read: Partial<Options> = {};
    for (const [name, value] of Object.entries(options)) Object.assign(read, readOptionText(name, value, failHere));
    const state = startState(cards, read);
    const [wrong] = problemsOf(state);
    if (wrong) failHere(0, wrong.found, wrong.problem);
    return state;
  });
}

/** True if `startState` could have made this state out of two sets, so that sets and options say all about it. */
export function isStart(state: State): boolean {
  const fair = SIDES.every((side) => setProblems(state.cards[side]).length === 0);
  return fair && same(state, startState(state.cards, state.options));
}

function same({ board, turn, points, last, boost, extra, ply }: State, start: State): boolean {
  const scalars = (s: Pick<State, 'points' | 'boost' | 'extra'>): string =>
    JSON.stringify([s.points, s.boost, s.extra].map(({ A, B }) => [A, B]));
  return (
    turn === start.turn &&
    ply === 0 &&
    last === null &&
    Object.keys(board).length === 0 &&
    scalars({ points, boost, extra }) === scalars(start)
  );
}
