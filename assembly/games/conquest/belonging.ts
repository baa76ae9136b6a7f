// Where each type of action belongs: its nodes, and what its bytes may name.

import { countOf, firstOf, secondOf, typeOf } from './actions';
import { isSea } from './forces';
import {
  ACT_AIRFIELD_TO, ACT_CARD, ACT_MAN_WITH, ACT_MERGE_DONE, ACT_MISSION, ACT_REFUSE, ACT_WITHDRAW, COMPOSITIONS, NOWHERE,
} from './layout';
import { MISSION_COUNT, PLACES, ROWS, TERRITORIES } from './tables';

/** What an argument of an action is. */
const LAND: u8 = 1;
const PLACE: u8 = 2;
const FORCE: u8 = 3;
const SEAT: u8 = 4;
const CONTINENT: u8 = 5;
const MISSION: u8 = 6;
const ROW: u8 = 7;
/** Counts. */
const KIND: u8 = 1;
const NUMBER: u8 = 2;
const GROUP: u8 = 3;

/** For each type: node it is decided at, first and second argument, count. */
const FORMS: usize = memory.data<u8>([
  255, 0, 0, 0,
  0, 5, 0, 0, // continent
  1, 1, 0, 0, // place-capital
  2, 4, 0, 0, // first
  3, 6, 0, 0, // mission
  4, 1, 0, 0, // offer
  4, 0, 0, 0, // no-offer
  5, 4, 0, 0, // offer-to
  6, 1, 0, 0, // offer-for
  6, 0, 0, 0, // gift
  7, 0, 0, 0, // accept
  7, 0, 0, 0, // refuse
  8, 0, 0, 0, // early-redeploy
  8, 0, 0, 0, // skip-early
  9, 1, 0, 1, // disarm-rear
  9, 2, 0, 1, // disarm-front
  9, 0, 0, 0, // disarm-done
  10, 1, 0, 0, // turn-card
  10, 0, 0, 0, // turn-done
  11, 0, 0, 2, // raise
  12, 1, 0, 0, // deploy-rear
  12, 2, 0, 0, // deploy-front
  13, 1, 0, 0, // drop-rear
  13, 2, 0, 0, // drop-front
  14, 0, 0, 2, // drop-count
  15, 1, 0, 0, // merge
  15, 0, 0, 0, // merge-done
  16, 2, 0, 0, // border
  16, 3, 0, 0, // landing
  16, 2, 2, 0, // raid-front
  16, 2, 0, 0, // raid-rear
  16, 1, 2, 0, // strike
  16, 2, 2, 0, // contest
  16, 2, 0, 0, // counter
  16, 2, 0, 0, // walk-in
  16, 0, 0, 0, // end-attack
  17, 1, 0, 0, // retreat
  17, 0, 0, 0, // stay
  18, 0, 0, 3, // commit
  19, 0, 0, 3, // resupply
  20, 0, 0, 2, // roll
  21, 0, 0, 2, // fall-back
  22, 0, 0, 3, // bring-up
  23, 0, 0, 0, // fight-on
  23, 0, 0, 0, // break-off
  24, 0, 0, 2, // advance-infantry
  25, 0, 0, 2, // advance-armour
  26, 0, 0, 2, // advance-damaged
  27, 2, 0, 0, // withdraw
  27, 0, 0, 0, // withdraw-done
  28, 1, 0, 1, // move
  28, 0, 0, 0, // move-done
  29, 1, 0, 0, // move-to
  30, 0, 0, 2, // move-count
  31, 2, 0, 0, // set-out
  31, 3, 1, 0, // sail-home
  31, 3, 0, 0, // ashore
  31, 0, 0, 0, // outward-done
  32, 0, 0, 2, // take-infantry
  33, 0, 0, 2, // take-armour
  34, 0, 0, 2, // take-damaged
  35, 0, 0, 3, // form-front
  36, 2, 0, 0, // man-front
  36, 3, 0, 0, // man-force
  36, 0, 0, 0, // man-done
  37, 0, 0, 3, // man-with
  38, 7, 0, 0, // claim
  38, 0, 0, 0, // no-claim
  39, 1, 0, 0, // airfield
  40, 1, 0, 0, // card
  41, 1, 0, 0, // build
  41, 1, 0, 0, // shift-airfield
  41, 0, 0, 0, // end-turn
  42, 1, 0, 0, // airfield-to
]);

/** The node at which a type of action is decided, NOWHERE for no type at all. */
export function nodeFor(type: i32): i32 {
  return type > ACT_AIRFIELD_TO ? NOWHERE : load<u8>(FORMS + (type << 2));
}

/** True if the bytes name something: territories, places, numbers that exist, and nothing where nothing is named. */
export function isWellFormed(code: u32): bool {
  const type = typeOf(code);
  if (nodeFor(type) == NOWHERE) return false;
  const form = FORMS + (type << 2);
  return names(load<u8>(form, 1), firstOf(code)) && names(load<u8>(form, 2), secondOf(code)) && counts(load<u8>(form, 3), countOf(code));
}

function names(kind: u8, value: i32): bool {
  switch (kind) {
    case LAND: return value < TERRITORIES;
    case PLACE: return value < PLACES;
    case FORCE: return value < PLACES && isSea(value);
    case SEAT: return value < 5;
    case CONTINENT: return value < 6;
    case MISSION: return value < MISSION_COUNT;
    case ROW: return value < ROWS;
    default: return value == 0;
  }
}

function counts(kind: u8, value: i32): bool {
  switch (kind) {
    case KIND: return value < 3;
    case NUMBER: return true;
    case GROUP: return value < COMPOSITIONS;
    default: return value == 0;
  }
}

/** Bits of the phases in which a type of action can come. */
export function phasesFor(type: i32): i32 {
  if (type <= ACT_MISSION) return 1;
  if (type <= ACT_REFUSE) return 62;
  if (type <= ACT_MERGE_DONE) return 2;
  if (type < ACT_WITHDRAW) return 4;
  if (type <= ACT_MAN_WITH) return 10;
  return type < ACT_CARD ? 16 : 32;
}
