// What follows when divisions come and go: land loses its owner, fronts fall back from borders no longer hostile.

import { countIn } from './divisions';
import { FRONT_ACROSS } from './layout';
import { groupAt, isAcross, isHostile, placeNumber, placesFrom, setGroup, unmarkPlace } from './places';
import { addRear, landAt, ownerOf, rearSize, setOwner } from './state';
import { PLACES, TERRITORIES } from './tables';

/** True if a division belongs to the territory: in its rear or in any of its front places (CQ-BOARD-4). */
export function isManned(s: usize, t: i32): bool {
  if (rearSize(s, t)) return true;
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) if (groupAt(s, placeNumber(i))) return true;
  return false;
}

/** The group of a place drops to the rear of its base, and no longer lies across. */
export function dropToRear(s: usize, place: i32): void {
  const group = groupAt(s, place);
  for (let kind = 0; kind < 3; ++kind) addRear(s, landAt(place), kind, countIn(group, kind));
  setGroup(s, place, 0);
  unmarkPlace(s, place, FRONT_ACROSS);
}

/** Land without divisions loses its owner (CQ-BOARD-7). */
export function loseEmptyLands(s: usize): void {
  for (let t = 0; t < TERRITORIES; ++t) if (ownerOf(s, t) >= 0 && !isManned(s, t)) setOwner(s, t, -1);
}

/** Divisions at borders that are no longer hostile drop to the rear of their base (CQ-FRONT-6). */
export function dropIdleFronts(s: usize): void {
  for (let place = 0; place < PLACES; ++place) {
    if (groupAt(s, place) && !isAcross(s, place) && !isHostile(s, place)) dropToRear(s, place);
  }
}

/** Settles the board after divisions were moved outside a battle. */
export function settleBoard(s: usize): void {
  loseEmptyLands(s);
  dropIdleFronts(s);
}
