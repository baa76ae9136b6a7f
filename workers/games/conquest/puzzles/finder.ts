/** What finders of puzzles share: theatres of a size that a proof can bear. */
import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import type { State } from '../state';
import { basesAt, targets, theatreOf, withRear } from './theatre';

/** A question at a node that makes a puzzle of one kind; null where there is none. */
export type Finder = (walker: Walker<State>, node: Node, random: Random) => Draft | null;

/** Divisions of a kind that are left in a rear, at least and at most. */
const FEWEST = 1;
const MOST = 3;

/** So many of a kind that are left in a rear. */
export const someOf = (random: Random): number => FEWEST + random(MOST - FEWEST + 1);

/** A theatre around some territories and others that lead astray, with rears small enough for a proof. */
export function around(state: State, asked: readonly number[], random: Random, astray = 0): State {
  const others = targets(state, state.player).filter((land) => !asked.includes(land));
  const lands = [...asked, ...shuffled(others, random).slice(0, astray)];
  const bases = lands.flatMap((land) => basesAt(state, state.player, land));
  return [...lands, ...bases].reduce(
    (at, land) => withRear(at, land, someOf(random)),
    theatreOf(state, state.player, lands),
  );
}
