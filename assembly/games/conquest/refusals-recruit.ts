// Refusals in the recruit phase (2.7, 2.8 of the rules).

import { countOf, firstOf, typeOf } from './actions';
import { countIn, sizeOf } from './divisions';
import { forceArmour, forceFrom, forceOwner } from './forces';
import {
  ACT_DEPLOY_FRONT, ACT_DEPLOY_REAR, ACT_DISARM_FRONT, ACT_DISARM_REAR, ACT_DROP_COUNT, ACT_DROP_FRONT, ACT_DROP_REAR, ACT_MERGE, ACT_RAISE,
  ACT_TURN_CARD, INFANTRY, INFANTRY_LEFT, PICK, PICK_KIND, UNITS,
} from './layout';
import { groupAt, isAcross, isClosed, isHostile, placeNumber, placesFrom, roomAt } from './places';
import { forbid } from './reasons';
import { hasHome, isHome } from './recruit';
import {
  CQ_CARD_2, CQ_CARD_4, CQ_CONV_1, CQ_CONV_2, CQ_CONV_3, CQ_CONV_4, CQ_CONV_5, CQ_CONV_6, CQ_FRONT_1, CQ_FRONT_2, CQ_INV_4, CQ_REC_10,
  CQ_REC_14, CQ_REC_1, CQ_REC_6, CQ_REC_7, CQ_REC_9,
} from './rule-numbers';
import { holderOf, isTurned, landAt, number, onTurn, ownerOf, rear } from './state';
import { armourLeft, infantryLeft } from './supply';

export function forbidRecruit(s: usize, code: u32): void {
  const first = firstOf(code);
  switch (typeOf(code)) {
    case ACT_DISARM_REAR: return forbidDisarming(s, rear(s, first, countOf(code)), first, countOf(code));
    case ACT_DISARM_FRONT: return forbidDisarmingAt(s, first, countOf(code));
    case ACT_TURN_CARD: {
      forbid(CQ_CARD_2, holderOf(s, first) != onTurn(s));
      return forbid(CQ_CARD_4, holderOf(s, first) == onTurn(s) && isTurned(s, first));
    }
    case ACT_RAISE: return forbidRaising(s, countOf(code));
    case ACT_DEPLOY_REAR: return forbid(CQ_REC_7, !isOwnHome(s, first));
    case ACT_DEPLOY_FRONT: return forbidPlace(s, first, CQ_REC_7, isOwnHome(s, landAt(first)));
    case ACT_DROP_REAR: return forbid(CQ_REC_9, ownerOf(s, first) != onTurn(s));
    case ACT_DROP_FRONT: return forbidPlace(s, first, CQ_REC_9, ownerOf(s, landAt(first)) == onTurn(s));
    case ACT_DROP_COUNT: return forbidDropCount(s, countOf(code));
    case ACT_MERGE: return forbidMerging(s, first);
    default: return;
  }
}

/** Only own armour on land is disarmed, and into pieces there are. */
function forbidDisarming(s: usize, there: i32, t: i32, kind: i32): void {
  forbid(CQ_CONV_3, kind == INFANTRY || !there || ownerOf(s, t) != onTurn(s));
  forbid(CQ_CONV_6, infantryLeft(s, onTurn(s)) < 3);
}

/** Armour that is not in the place but in the own landing force before it is at sea (CQ-CONV-4). */
function forbidDisarmingAt(s: usize, place: i32, kind: i32): void {
  const there = ownerOf(s, landAt(place)) == onTurn(s) ? countIn(groupAt(s, place), kind) : 0;
  const force = forceFrom(s, place);
  if (there || kind == INFANTRY || forceOwner(force) != onTurn(s) || !forceArmour(force)) {
    return forbidDisarming(s, there, landAt(place), kind);
  }
  forbid(CQ_CONV_4);
  forbid(CQ_CONV_6, infantryLeft(s, onTurn(s)) < 3);
}

function forbidRaising(s: usize, armour: i32): void {
  forbid(CQ_REC_6, 3 * armour > number(s, UNITS));
  forbid(CQ_CONV_5, armour > max(0, armourLeft(s, onTurn(s))));
  forbid(CQ_REC_7, !hasHome(s, onTurn(s)));
}

@inline
function isOwnHome(s: usize, t: i32): bool {
  return ownerOf(s, t) == onTurn(s) && isHome(s, t);
}

/** What keeps a division out of a front place. */
export function forbidFront(s: usize, place: i32): void {
  if (roomAt(s, place)) return;
  forbid(CQ_INV_4, isClosed(s, place));
  forbid(CQ_FRONT_2, sizeOf(groupAt(s, place)) > 1);
  forbid(CQ_FRONT_1, !isHostile(s, place) && !isAcross(s, place));
}

/**
 * What keeps recruits out of a place of land that may be `fit` for them, by `rule`. Where an own force lies before the
 * place, that may have been meant (CQ-REC-10).
 */
function forbidPlace(s: usize, place: i32, rule: i32, fit: bool): void {
  const own = ownerOf(s, landAt(place)) == onTurn(s);
  const offshore = forceOwner(forceFrom(s, place)) == onTurn(s);
  forbid(CQ_REC_10, offshore && !(own && roomAt(s, place)));
  forbid(rule, !fit && (own || !offshore));
  if (own) forbidFront(s, place);
}

function forbidDropCount(s: usize, count: i32): void {
  forbid(CQ_REC_14, count == 0);
  forbid(CQ_REC_1, count > number(s, INFANTRY_LEFT));
  forbid(CQ_FRONT_2, number(s, PICK_KIND) != 0 && count > roomAt(s, number(s, PICK)));
}

function forbidMerging(s: usize, t: i32): void {
  forbid(CQ_CONV_5, armourLeft(s, onTurn(s)) <= 0);
  if (!isOwnHome(s, t)) return forbid(CQ_CONV_1);
  if (rear(s, t, INFANTRY) >= 3) return;
  let atFronts = 0;
  for (let i = placesFrom(t); i < placesFrom(t + 1); ++i) atFronts += countIn(groupAt(s, placeNumber(i)), INFANTRY);
  forbid(rear(s, t, INFANTRY) + atFronts >= 3 ? CQ_CONV_2 : CQ_CONV_1);
}
