// Withdrawing and domestic moves (2.16 of the rules, steps 4.1 and 4.2 of a turn).

import { action, countOf, firstOf, put, putCounts } from './actions';
import {
  ACT_MOVE, ACT_MOVE_COUNT, ACT_MOVE_DONE, ACT_MOVE_TO, ACT_WITHDRAW, ACT_WITHDRAW_DONE, LAND_ARRIVED, NODE_MOVE, NODE_MOVE_COUNT,
  NODE_MOVE_TO, OPT_LAND_ONLY, PICK, PICK_KIND, PICK_TO,
} from './layout';
import { dropToRear, settleBoard } from './ownership';
import { groupAt } from './places';
import { sendable } from './posts';
import { addRear, clearStep, goTo, landAt, landHas, markLand, number, onTurn, option, ownerOf, setNumber } from './state';
import { NEAR, PLACES, TERRITORIES } from './tables';

export function listWithdrawals(s: usize, out: usize): i32 {
  let n = 0;
  for (let place = 0; place < PLACES; ++place) {
    if (groupAt(s, place) && ownerOf(s, landAt(place)) == onTurn(s)) n = put(out, n, action(ACT_WITHDRAW, place));
  }
  return put(out, n, action(ACT_WITHDRAW_DONE));
}

/** The whole group of a place goes to the rear; an invasion by it ends (CQ-INV-12). */
export function withdraw(s: usize, place: i32): void {
  dropToRear(s, place);
  settleBoard(s);
}

/** Bits of the territories connected with one through land of its owner (CQ-MOVE-1, CQ-MOVE-2). */
export function areaOf(s: usize, t: i32): u64 {
  const own = landsOf(s, ownerOf(s, t));
  const reach = option(s, OPT_LAND_ONLY) ? 8 : 0;
  let area: u64 = 1 << <u64>t;
  for (let fresh = area; fresh; ) {
    const next = <i32>ctz(fresh);
    const found = load<u64>(NEAR + 24 * next + reach) & own & ~area;
    area |= found;
    fresh = (fresh & (fresh - 1)) | found;
  }
  return area;
}

function landsOf(s: usize, seat: i32): u64 {
  let bits: u64 = 0;
  for (let t = 0; t < TERRITORIES; ++t) if (ownerOf(s, t) == seat) bits |= 1 << <u64>t;
  return bits;
}

/** True if divisions of a kind may leave a territory in a domestic move (CQ-MOVE-5, CQ-OCC-6). */
export function mayMove(s: usize, t: i32, kind: i32): bool {
  return ownerOf(s, t) == onTurn(s) && sendable(s, t, kind) > 0 && !landHas(s, t, LAND_ARRIVED << kind);
}

export function listMoves(s: usize, out: usize): i32 {
  let n = 0;
  for (let t = 0; t < TERRITORIES; ++t) {
    for (let kind = 0; kind < 3; ++kind) {
      if (mayMove(s, t, kind) && popcnt(areaOf(s, t)) > 1) n = put(out, n, action(ACT_MOVE, t, 0, kind));
    }
  }
  return put(out, n, action(ACT_MOVE_DONE));
}

export function chooseMove(s: usize, code: u32): void {
  setNumber(s, PICK, firstOf(code));
  setNumber(s, PICK_KIND, countOf(code));
  goTo(s, NODE_MOVE_TO);
}

export function listDestinations(s: usize, out: usize): i32 {
  const from = number(s, PICK);
  const area = areaOf(s, from);
  let n = 0;
  for (let t = 0; t < TERRITORIES; ++t) if (t != from && ((area >> t) & 1) != 0) n = put(out, n, action(ACT_MOVE_TO, t));
  return n;
}

export function chooseDestination(s: usize, t: i32): void {
  setNumber(s, PICK_TO, t);
  goTo(s, NODE_MOVE_COUNT);
}

export function listMoveCounts(s: usize, out: usize): i32 {
  return putCounts(out, ACT_MOVE_COUNT, 1, sendable(s, number(s, PICK), number(s, PICK_KIND)));
}

export function move(s: usize, count: i32): void {
  const kind = number(s, PICK_KIND);
  addRear(s, number(s, PICK), kind, -count);
  addRear(s, number(s, PICK_TO), kind, count);
  markLand(s, number(s, PICK_TO), LAND_ARRIVED << kind);
  clearStep(s);
  settleBoard(s);
  goTo(s, NODE_MOVE);
}
