import { addToRear, change, changeFront, divisionsOfLand, frontAt, isHostile, ownerOf } from './board';
import { NONE, isNone } from './divisions';
import { LANDS, PLACES, baseOf, type Place } from './map';
import type { State } from './state';

/** Land without divisions loses its owner (CQ-BOARD-7). */
export const disown = (state: State): State =>
  LANDS.filter((land) => ownerOf(state, land) && isNone(divisionsOfLand(state, land))).reduce(
    (after, land) => change(after, land, { owner: null }),
    state,
  );

/** The divisions of a place go to the rear of its base and no longer lie across. */
export function drop(state: State, place: Place): State {
  const { group } = frontAt(state, place);
  return changeFront(addToRear(state, baseOf(place), group), place, { group: NONE, across: false });
}

/**
 * What follows from the board by itself, in the order of 2.19: land without divisions loses its owner, empty groups lose
 * their mark, divisions at borders no longer hostile drop to the rear (CQ-FRONT-6).
 */
export function tidy(state: State): State {
  const owned = disown(state);
  const standing = PLACES.filter((place) => owned.fronts[place]);
  const marked = standing
    .filter((place) => isNone(frontAt(owned, place).group))
    .reduce((after, place) => changeFront(after, place, { across: false }), owned);
  return standing
    .filter((place) => !frontAt(marked, place).across && !isHostile(marked, place))
    .reduce((after, place) => drop(after, place), marked);
}
