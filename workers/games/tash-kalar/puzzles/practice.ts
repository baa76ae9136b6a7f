import { blankState, freshTurn } from '../blank';
import { cardOf, cardsIn, inCardOrder, listOf } from '../cards';
import { musterOf } from '../muster';
import { pileOf, PILES, restOf, settled } from '../piles';
import { other, type Hand, type Side, type State } from '../state';

/** What a puzzle takes over from a game, and what it sets itself. */
export interface Practice {
  board: State['board'];
  /** The solver's cards, by id. */
  hand: readonly string[];
  /** The opponent's cards that are shown. */
  shown?: readonly string[];
  actions: number;
  row?: readonly string[];
  claimed?: State['claimed'];
  points?: State['points'];
  /** The game's very last turn. */
  last?: boolean;
}

/**
 * The start of a puzzle for the player on turn: the board of a game with the cards that matter. Nothing can be discarded
 * (rule file, section 8), resigning is off, and cards that are not shown lie in their decks in an unknown order.
 */
export function practice(from: State, given: Practice): State {
  const { mode, deckIds, side } = from;
  const state = blankState(mode, deckIds, { resign: 'off' });
  state.board = given.board;
  state.side = side;
  state.hands[side] = handOf(given.hand);
  state.hands[other(side)] = handOf(given.shown ?? []);
  state.known[other(side)] = handOf(given.shown ?? []);
  state.turn = { ...freshTurn(given.actions), discarded: true };
  state.row = [...(given.row ?? [])];
  if (given.claimed) state.claimed = given.claimed;
  if (given.points) state.points = given.points;
  if (given.last) state.end = 0;
  for (const name of PILES)
    Object.assign(pileOf(state, name), settled({ top: [], unknown: restOf(state, name), bottom: [] }));
  return state;
}

function handOf(ids: readonly string[]): Hand {
  const sorted = inCardOrder(ids);
  const of = (kind: string): string[] => sorted.filter((id) => cardOf(id).kind === kind);
  return { beings: of('beings'), legends: of('legends'), flares: of('flares') };
}

/** Every being and legend a side may hold, by id. */
export const holdable = ({ deckIds }: State, side: Side): string[] =>
  [...cardsIn(listOf(deckIds[side])), ...cardsIn('legends')].map(({ id }) => id);

/** No two-sided piece of the player on turn is left in supply (TS-PLACE-2, TS-SHORT-1). */
export const isShort = (state: State): boolean => musterOf(state, state.side).supply.twoSided === 0;
