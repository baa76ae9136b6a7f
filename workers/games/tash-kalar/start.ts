import { HAND_OF_BEINGS, HAND_OF_FLARES, HAND_OF_LEGENDS, ROW_LENGTH } from '../../../assembly/games/tash-kalar/layout';
import type { Parsed } from '../../contract';
import type { Random } from '../../random';
import { blankState, freshTurn } from './blank';
import { inCardOrder, inTaskOrder, TASKS, taskOf } from './cards';
import { CARD_KINDS, type DeckId } from './decks';
import { changedOptions, readOption } from './options';
import { membersOf, pileOf, PILES, settled } from './piles';
import { attempt, malformed, type Fail } from './problems';
import { setupById } from './setups';
import { other, SIDES, type Mode, type Options, type Sided, type State } from './state';

/** The first node of a game (TS-SETUP-1): decks are shuffled; hands, tasks and perhaps who begins are up to chance. */
export function startState(mode: Mode, decks: Sided<DeckId>, given: Partial<Options> = {}): State {
  const state = blankState(mode, decks, changedOptions(given));
  for (const name of PILES) Object.assign(pileOf(state, name), { unknown: membersOf(state, name) });
  const { startPlayer = 'random' } = state.options;
  const first = { ...state, ply: 0, turn: freshTurn(1) };
  return startPlayer === 'random'
    ? { ...first, question: 'start', starter: null }
    : { ...first, question: 'deal', starter: startPlayer, side: startPlayer };
}

/** True if `startState` made this state, so that mode, decks and options say all about it. */
export const isStart = (state: State): boolean =>
  JSON.stringify(state) === JSON.stringify(startState(state.mode, state.deckIds, state.options));

/** The first node of a game with a setup of SETUPS; `failAt` refuses the setup itself or one of the options. */
export function setupFromText(
  id: string,
  options: Readonly<Record<string, unknown>>,
  failAt: (where: string, value: unknown) => Fail,
): State {
  const setup = setupById(id) ?? failAt('setup', id)(0, id, 'unknown-setup', 'TS-MODE-1');
  const read: Partial<Options> = {};
  for (const [name, value] of Object.entries(options))
    Object.assign(read, readOption(name, value, failAt(`options.${name}`, value)));
  return startState(setup.mode, setup.decks, read);
}

/**
 * The first decision of a game with chance done by `random`: the starting player's first turn, or, in a duel, the choice
 * of the marked squares. `options` are names and values as text.
 */
export function randomStart(id: string, random: Random, options: Readonly<Record<string, string>> = {}): Parsed<State> {
  return attempt(() => {
    const failHere: Fail = (offset, found, problem, rule) => malformed(1 + offset, found, problem, rule);
    const state = setupFromText(id, options, () => failHere);
    state.starter ??= SIDES[random(SIDES.length)]!;
    state.side = state.starter;
    dealHands(state, random);
    if (state.mode === 'duel') return { ...state, side: other(state.starter), question: 'marks' };
    layTasks(state, random);
    return { ...state, question: 'menu', turn: freshTurn(1) };
  });
}

/** TS-SETUP-2 */
function dealHands(state: State, random: Random): void {
  const sizes = { beings: HAND_OF_BEINGS, legends: HAND_OF_LEGENDS, flares: HAND_OF_FLARES };
  for (const side of [state.starter!, other(state.starter!)]) {
    for (const kind of CARD_KINDS) {
      const { unknown } = kind === 'beings' ? state.decks[side] : state[kind];
      const drawn = Array.from({ length: sizes[kind] }, () => unknown.splice(random(unknown.length), 1)[0]!);
      state.hands[side][kind] = inCardOrder(drawn);
    }
  }
}

/** TS-SETUP-4, then TS-SETUP-5: tasks that must not lie open go back among the others, or under them. */
function layTasks(state: State, random: Random): void {
  const deck = [...state.tasks.unknown];
  const turnUp = (): string => deck.splice(random(deck.length), 1)[0]!;
  const aside: string[] = [];
  while (state.row.length < ROW_LENGTH) {
    const task = turnUp();
    (taskOf(task).advanced || threeAlike([...state.row, task]) ? aside : state.row).push(task);
  }
  deck.push(...aside);
  const under: string[] = [];
  let next = turnUp();
  while (threeAlike([...state.row, next])) {
    under.push(next);
    next = turnUp();
  }
  state.next = next;
  state.tasks = settled({
    top: [],
    unknown: inTaskOrder(deck),
    bottom: under.map((id) => ({ id, knownTo: SIDES })),
  });
}

const threeAlike = (tasks: readonly string[]): boolean =>
  TASKS.some(({ type }) => tasks.filter((id) => taskOf(id).type === type).length >= 3);
