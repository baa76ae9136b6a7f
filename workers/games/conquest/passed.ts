/** A node as it would be if another player were to begin a turn. */
import { continentsOwned } from './moment';
import { parse, print } from './notation';
import { EMPTY_STEP, type State } from './state';

/** A player without divisions has no turn (CQ-AIM-3). */
const isLeft = ({ lands, forces }: State, seat: number): boolean =>
  [...lands, ...forces.values()].some(({ owner }) => owner === seat);

/**
 * The node in which `seat` begins a turn, with everything standing where it stands; its cards are turned face up there. Null
 * during set-up and in the middle of a battle, when the game is over, and for a player who is out.
 */
export function passed(notation: string, seat: number): string | null {
  const parsed = parse(notation);
  if (!parsed.ok) return null;
  const state = parsed.value;
  const over = state.node === 'won' || state.node === 'drawn';
  if (over || state.phase === 0 || state.battle || !state.order.includes(seat) || !isLeft(state, seat)) return null;
  return print({
    ...state,
    player: seat,
    decider: seat,
    phase: 1,
    node: 'start',
    claimed: 0,
    early: false,
    continents: continentsOwned(state.lands, seat),
    step: EMPTY_STEP,
    battle: null,
  });
}
