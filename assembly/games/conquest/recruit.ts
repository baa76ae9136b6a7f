// The recruit phase: repair, counting, raising, deploying, dropping (2.7 of the rules).

import { action, firstOf, put, putCounts, typeOf } from './actions';
import { composed, countIn } from './divisions';
import { forceFront, forceOwner, forceRear, withFront, withRear } from './forces';
import {
  ACT_DEPLOY_FRONT, ACT_DEPLOY_REAR, ACT_DROP_COUNT, ACT_DROP_FRONT, ACT_DROP_REAR, ACT_RAISE, ACT_TURN_CARD, ACT_TURN_DONE, ARMOUR,
  ARMOUR_LEFT, CARD, CARD_TURNED, DAMAGED, INFANTRY, INFANTRY_LEFT, LANES, LAND_CITY, NODE_DEPLOY, NODE_DROP, NODE_DROP_COUNT,
  NODE_MERGE, NODE_RAISE, OPT_OWN_CAPITAL, PICK, PICK_KIND, UNITS,
} from './layout';
import { groupAt, placeNumber, placesFrom, roomAt, setGroup } from './places';
import {
  addRear, capitalOf, capitalOn, clearStep, goTo, hasReward, holderOf, isTurned, landAt, landHas, number, onTurn, option, ownerOf,
  rear, setNumber,
} from './state';
import { armourLeft, infantryLeft } from './supply';
import { CONTINENTS, CONTINENT_TABLE, LANDS, LANES_COUNT, PLACES, REWARD_TWO_UNITS, TERRITORIES } from './tables';

/** All damaged armour of a seat becomes whole, wherever it is (CQ-REC-11, CQ-REC-12). */
export function repair(s: usize, seat: i32): void {
  for (let t = 0; t < TERRITORIES; ++t) {
    if (ownerOf(s, t) != seat) continue;
    addRear(s, t, ARMOUR, rear(s, t, DAMAGED));
    addRear(s, t, DAMAGED, -rear(s, t, DAMAGED));
    for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) {
      const place = placeNumber(i);
      setGroup(s, place, repaired(groupAt(s, place)));
    }
  }
  for (let lane = 0; lane < LANES_COUNT; ++lane) {
    let force = load<u32>(s + (lane << 2), LANES);
    if (forceOwner(force) != seat) continue;
    const damaged = forceRear(force, DAMAGED);
    force = withRear(withRear(force, ARMOUR, damaged), DAMAGED, -damaged);
    store<u32>(s + (lane << 2), withFront(force, repaired(forceFront(force))), LANES);
  }
}

function repaired(group: i32): i32 {
  return composed(countIn(group, 0), countIn(group, 1) + countIn(group, 2), 0);
}

/** A city or a capital that serves the owner as home for armour (CQ-REC-7, CQ-REC-8). */
export function isHome(s: usize, t: i32): bool {
  return landHas(s, t, LAND_CITY) || countsCapital(s, t);
}

/** A capital stands there that counts for the owner of the land (CQ-REC-3). */
export function countsCapital(s: usize, t: i32): bool {
  return option(s, OPT_OWN_CAPITAL) ? capitalOf(s, ownerOf(s, t)) == t : capitalOn(s, t) >= 0;
}

export function hasHome(s: usize, seat: i32): bool {
  for (let t = 0; t < TERRITORIES; ++t) if (ownerOf(s, t) == seat && isHome(s, t)) return true;
  return false;
}

/** Bits of the continents all of whose territories a seat owns. */
export function continentsOf(s: usize, seat: i32): i32 {
  let bits = 0;
  for (let c = 0; c < CONTINENTS; ++c) {
    const first: i32 = load<u8>(CONTINENT_TABLE + 3 * c);
    const behind = first + load<u8>(CONTINENT_TABLE + 3 * c, 1);
    let t = first;
    while (t < behind && ownerOf(s, t) == seat) ++t;
    if (t == behind) bits |= 1 << c;
  }
  return bits;
}

/** Units a seat gets before any card is turned over (CQ-REC-1). */
export function unitsWithoutCards(s: usize, seat: i32): i32 {
  let units = hasReward(s, seat, REWARD_TWO_UNITS) ? 2 : 0;
  for (let t = 0; t < TERRITORIES; ++t) {
    if (ownerOf(s, t) == seat) units += i32(landHas(s, t, LAND_CITY)) + i32(countsCapital(s, t));
  }
  const owned = continentsOf(s, seat);
  for (let c = 0; c < CONTINENTS; ++c) if ((owned >> c) & 1) units += load<u8>(CONTINENT_TABLE + 3 * c, 2);
  return units;
}

/** Stars on the card of a territory. */
export function starsOf(t: i32): i32 {
  return load<u8>(LANDS + 2 * t);
}

/** Prepares the node at which cards are turned over. */
export function beginCount(s: usize): void {
  setNumber(s, UNITS, unitsWithoutCards(s, onTurn(s)));
}

export function listCards(s: usize, out: usize): i32 {
  let n = 0;
  for (let t = 0; t < TERRITORIES; ++t) {
    if (holderOf(s, t) == onTurn(s) && !isTurned(s, t)) n = put(out, n, action(ACT_TURN_CARD, t));
  }
  return put(out, n, action(ACT_TURN_DONE));
}

export function turnCard(s: usize, t: i32): void {
  store<u8>(s + t, load<u8>(s + t, CARD) | CARD_TURNED, CARD);
  setNumber(s, UNITS, number(s, UNITS) + starsOf(t));
}

export function listRaises(s: usize, out: usize): i32 {
  const most = hasHome(s, onTurn(s)) ? min(number(s, UNITS) / 3, armourLeft(s, onTurn(s))) : 0;
  return putCounts(out, ACT_RAISE, 0, max(0, most));
}

/** Units for which there is no piece are lost (CQ-REC-14). */
export function raise(s: usize, armour: i32): void {
  const infantry = min(number(s, UNITS) - 3 * armour, infantryLeft(s, onTurn(s)));
  clearStep(s);
  setNumber(s, ARMOUR_LEFT, armour);
  setNumber(s, INFANTRY_LEFT, infantry);
  goOnPlacing(s);
}

/** Asks for the next recruit; goes on to merging once all are placed, or can be placed nowhere. */
export function goOnPlacing(s: usize): void {
  setNumber(s, PICK, 0);
  setNumber(s, PICK_KIND, 0);
  if (number(s, ARMOUR_LEFT)) return goTo(s, NODE_DEPLOY);
  if (number(s, INFANTRY_LEFT) && ownsLand(s, onTurn(s))) return goTo(s, NODE_DROP);
  clearStep(s);
  goTo(s, NODE_MERGE);
}

export function ownsLand(s: usize, seat: i32): bool {
  for (let t = 0; t < TERRITORIES; ++t) if (ownerOf(s, t) == seat) return true;
  return false;
}

/** Places for one armour, or for infantry: rears first. */
export function listRecruitPlaces(s: usize, armour: bool, out: usize): i32 {
  const seat = onTurn(s);
  let n = 0;
  for (let t = 0; t < TERRITORIES; ++t) {
    if (takes(s, t, seat, armour)) n = put(out, n, action(armour ? ACT_DEPLOY_REAR : ACT_DROP_REAR, t));
  }
  for (let place = 0; place < PLACES; ++place) {
    if (takes(s, landAt(place), seat, armour) && roomAt(s, place)) {
      n = put(out, n, action(armour ? ACT_DEPLOY_FRONT : ACT_DROP_FRONT, place));
    }
  }
  return n;
}

@inline
function takes(s: usize, t: i32, seat: i32, armour: bool): bool {
  return ownerOf(s, t) == seat && (!armour || isHome(s, t));
}

export function deploy(s: usize, code: u32): void {
  setNumber(s, ARMOUR_LEFT, number(s, ARMOUR_LEFT) - 1);
  placeRecruits(s, typeOf(code) == ACT_DEPLOY_FRONT, firstOf(code), ARMOUR, 1);
  goOnPlacing(s);
}

/** Remembers where infantry is to be dropped; how many is asked next. */
export function chooseDrop(s: usize, code: u32): void {
  setNumber(s, PICK, firstOf(code));
  setNumber(s, PICK_KIND, i32(typeOf(code) == ACT_DROP_FRONT));
  goTo(s, NODE_DROP_COUNT);
}

export function listDropCounts(s: usize, out: usize): i32 {
  const left = number(s, INFANTRY_LEFT);
  return putCounts(out, ACT_DROP_COUNT, 1, number(s, PICK_KIND) ? min(left, roomAt(s, number(s, PICK))) : left);
}

export function drop(s: usize, count: i32): void {
  setNumber(s, INFANTRY_LEFT, number(s, INFANTRY_LEFT) - count);
  placeRecruits(s, number(s, PICK_KIND) != 0, number(s, PICK), INFANTRY, count);
  goOnPlacing(s);
}

function placeRecruits(s: usize, toFront: bool, where: i32, kind: i32, count: i32): void {
  if (!toFront) return addRear(s, where, kind, count);
  const group = groupAt(s, where);
  setGroup(s, where, composed(
    countIn(group, 0) + (kind == INFANTRY ? count : 0),
    countIn(group, 1) + (kind == ARMOUR ? count : 0),
    countIn(group, 2),
  ));
}

/** Counts what was turned over; how much armour is raised is asked next. */
export function endCount(s: usize): void {
  goTo(s, NODE_RAISE);
}
