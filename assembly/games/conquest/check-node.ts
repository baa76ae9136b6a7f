// Whether a position can stand at the node it says, with what it remembers of the step and the battle.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { liesAcross } from './engagements';
import { forceFrom, forceOwner, isAshore, isSea } from './forces';
import {
  ACT_BORDER, ACT_CONTEST, ACT_COUNTER, ACT_LANDING, ACT_RAID_FRONT, ACT_RAID_REAR, ACT_STRIKE, ACT_WALK_IN, ARMOUR_LEFT, ARMOUR_SUPPLY, BATTLE_FOE,
  BATTLE_KIND, BATTLE_OWN, BATTLE_SOURCE, BATTLE_TARGET, DECIDER, INFANTRY_LEFT, INFANTRY_SUPPLY, NODE_ADVANCE_INFANTRY, NODE_AIRFIELD, NODE_AIRFIELD_TO, NODE_ANSWER,
  NODE_CARD, NODE_DEPLOY, NODE_DROP_COUNT, NODE_FALL_BACK, NODE_FORM_FRONT, NODE_GO_ON, NODE_MAN_WITH, NODE_MOVE_COUNT,
  NODE_MOVE_TO, NODE_OFFER, NODE_OFFER_FOR, NODE_OFFER_TO, NODE_RESUPPLY, NODE_RETREAT, NODE_ROLL, NODE_TAKE_DAMAGED, NODE_TAKE_INFANTRY, NOWHERE,
  OPT_TRADING, PICK, PICK_KIND, PICK_TO, REWARDS, TAKE_INFANTRY,
} from './layout';
import { canManForce, canManFront } from './manning';
import { checkPhase } from './check-phase';
import { isChance, listActions, listOutcomes } from './menu';
import { advancing } from './occupation';
import { canSetOut, leastTaken, voyageFrom, LAUNCH } from './outward';
import { isAcross, isClosed, invaderAt, roomAt } from './places';
import { battleLand, canSend, feedingSize, foePost, groupOf, isRaid, ownPost, seatAt, sendable } from './posts';
import { ownsLand } from './recruit';
import { areaOf, mayMove } from './redeploy';
import {
  CQ_ATT_2, CQ_CARD_7, CQ_CARD_8, CQ_END_6, CQ_MOVE_1, CQ_MOVE_7, CQ_MOVE_9, CQ_OCC_2, CQ_PIECE_8, CQ_REC_14, CQ_REC_9, CQ_REW_4, CQ_REW_8,
  CQ_TURN_3,
} from './rule-numbers';
import { airfieldsOn, hasReward, landAcross, landAt, node, number, onTurn, option, ownerOf } from './state';
import { armourOf, infantryOf } from './supply';
import { REWARD_AIRFIELD, REWARD_GUARANTEED_CARD } from './tables';
import { isPartner, mayGive } from './trading';

const list = reserve(MAX_ACTIONS * 8);

export function checkNode(s: usize): i32 {
  let broken = checkPhase(s);
  if (!broken) broken = checkStep(s);
  if (broken) return broken;
  const count = isChance(s) ? listOutcomes(s, list) : listActions(s, list);
  return count ? 0 : CQ_TURN_3;
}

function checkStep(s: usize): i32 {
  const at = node(s);
  if (at >= NODE_OFFER && at <= NODE_ANSWER) return checkOffer(s);
  if (at >= NODE_DEPLOY && at <= NODE_DROP_COUNT) return checkRecruits(s);
  if (at >= NODE_RETREAT && at < NODE_ADVANCE_INFANTRY) return checkBattle(s);
  switch (at) {
    case NODE_ADVANCE_INFANTRY: case NODE_ADVANCE_INFANTRY + 1: case NODE_ADVANCE_INFANTRY + 2: return checkAdvance(s);
    case NODE_MOVE_TO: case NODE_MOVE_COUNT: return checkMove(s);
    case NODE_TAKE_INFANTRY: case NODE_TAKE_INFANTRY + 1: case NODE_TAKE_DAMAGED: case NODE_FORM_FRONT: return checkVoyage(s);
    case NODE_MAN_WITH: return checkManning(s);
    case NODE_AIRFIELD: return ownsLand(s, onTurn(s)) && number(s, REWARDS + onTurn(s)) & REWARD_AIRFIELD ? 0 : CQ_REW_4;
    case NODE_CARD: return hasReward(s, onTurn(s), REWARD_GUARANTEED_CARD) ? 0 : CQ_REW_8;
    case NODE_AIRFIELD_TO: {
      const t = number(s, PICK);
      return ownerOf(s, t) == onTurn(s) && airfieldsOn(s, t) ? 0 : CQ_END_6;
    }
    default: return 0;
  }
}

function checkOffer(s: usize): i32 {
  const at = node(s);
  if (!option(s, OPT_TRADING)) return CQ_CARD_8;
  if (at == NODE_OFFER) return 0;
  if (!mayGive(s, onTurn(s), number(s, PICK))) return CQ_CARD_7;
  if (at == NODE_OFFER_TO) return 0;
  if (!isPartner(s, number(s, PICK_KIND))) return CQ_CARD_8;
  if (at == NODE_OFFER_FOR || number(s, PICK_TO) == NOWHERE) return 0;
  return mayGive(s, number(s, PICK_KIND), number(s, PICK_TO)) ? 0 : CQ_CARD_7;
}

function checkRecruits(s: usize): i32 {
  const armour = number(s, ARMOUR_LEFT);
  const infantry = number(s, INFANTRY_LEFT);
  if (node(s) == NODE_DEPLOY ? armour == 0 : armour != 0 || infantry == 0) return CQ_REC_14;
  if (armourOf(s, onTurn(s)) + armour > number(s, ARMOUR_SUPPLY)) return CQ_PIECE_8;
  if (infantryOf(s, onTurn(s)) + infantry > number(s, INFANTRY_SUPPLY)) return CQ_PIECE_8;
  if (node(s) != NODE_DROP_COUNT) return 0;
  const where = number(s, PICK);
  if (!number(s, PICK_KIND)) return ownerOf(s, where) == onTurn(s) ? 0 : CQ_REC_9;
  return ownerOf(s, landAt(where)) == onTurn(s) && roomAt(s, where) ? 0 : CQ_REC_9;
}

/** The two sides of a battle are there, and can be at odds in this way. */
function checkBattle(s: usize): i32 {
  const at = node(s);
  if (!isEngagement(s)) return CQ_ATT_2;
  const own = ownPost(s);
  const foe = foePost(s);
  const settling = at >= NODE_FALL_BACK && at < NODE_GO_ON;
  const lost = settling && seatAt(s, own) < 0;
  if (seatAt(s, own) != onTurn(s) && !lost) return CQ_ATT_2;
  if (seatAt(s, foe) < 0 || seatAt(s, foe) == onTurn(s)) return CQ_ATT_2;
  if (!settling) return canMeet(s, own, foe) ? 0 : CQ_ATT_2;
  const decider = number(s, DECIDER);
  return decider == onTurn(s) || decider == seatAt(s, foe) ? 0 : CQ_ATT_2;
}

/** Both sides have what the step asks about: divisions that are there, or may still come forward. */
function canMeet(s: usize, own: i32, foe: i32): bool {
  const at = node(s);
  if (!groupOf(s, own) && (at == NODE_ROLL || at == NODE_RESUPPLY || !canSend(s, own))) return false;
  if (groupOf(s, foe)) return true;
  if (at == NODE_ROLL) return false;
  const kind = number(s, BATTLE_KIND);
  return kind == ACT_BORDER || kind == ACT_LANDING || (isRaid(kind) && feedingSize(s, foe) > 0);
}

function isEngagement(s: usize): bool {
  const source = number(s, BATTLE_SOURCE);
  const target = number(s, BATTLE_TARGET);
  const kind = number(s, BATTLE_KIND);
  if (number(s, BATTLE_OWN) && kind != ACT_STRIKE) return false;
  if (number(s, BATTLE_FOE) && kind != ACT_RAID_REAR) return false;
  switch (kind) {
    case ACT_BORDER: return !isSea(source) && !isAcross(s, source) && !isClosed(s, source);
    case ACT_LANDING: return forceOwner(forceFrom(s, source)) == onTurn(s) && !isAshore(forceFrom(s, source));
    case ACT_RAID_FRONT: return lies(s, source) && landAt(target) == landAcross(source) && target != (source ^ 1);
    case ACT_RAID_REAR: return lies(s, source);
    case ACT_STRIKE: return landAcross(target) == source && invaderAt(s, target ^ 1) >= 0;
    case ACT_CONTEST: return lies(s, source) && landAcross(target) == landAcross(source) && invaderAt(s, target ^ 1) >= 0;
    case ACT_COUNTER: return isSea(source) && forceOwner(forceFrom(s, source ^ 1)) >= 0 && !isClosed(s, source);
    default: return false;
  }
}

/** Own invaders; their mark stays until the battle ends even when nobody is left of them. */
function lies(s: usize, place: i32): bool {
  return liesAcross(s, place) || (isAcross(s, place) && ownerOf(s, landAt(place)) < 0);
}

function checkAdvance(s: usize): i32 {
  const kind = number(s, BATTLE_KIND);
  const source = number(s, BATTLE_SOURCE);
  if (kind < ACT_BORDER || kind > ACT_WALK_IN || kind == ACT_STRIKE || kind == ACT_COUNTER) return CQ_ATT_2;
  if (isSea(source) || number(s, BATTLE_OWN) || number(s, BATTLE_FOE)) return CQ_ATT_2;
  if (isAcross(s, source) == (kind == ACT_BORDER)) return CQ_ATT_2;
  if (ownerOf(s, landAt(source)) != onTurn(s) || ownerOf(s, battleLand(s)) >= 0) return CQ_OCC_2;
  for (let i = 0; i < node(s) - NODE_ADVANCE_INFANTRY; ++i) if (number(s, TAKE_INFANTRY + i) > advancing(s, i)) return CQ_OCC_2;
  return 0;
}

function checkMove(s: usize): i32 {
  const from = number(s, PICK);
  if (!mayMove(s, from, number(s, PICK_KIND))) return CQ_MOVE_1;
  if (node(s) == NODE_MOVE_TO) return 0;
  const to = number(s, PICK_TO);
  return to != from && ((areaOf(s, from) >> to) & 1) != 0 ? 0 : CQ_MOVE_1;
}

function checkVoyage(s: usize): i32 {
  const place = number(s, PICK);
  if (!canSetOut(s, place)) return CQ_MOVE_7;
  for (let kind = 0; kind < node(s) - NODE_TAKE_INFANTRY && kind < 3; ++kind) {
    const taken = number(s, TAKE_INFANTRY + kind);
    if (taken < leastTaken(s, kind) || taken > sendable(s, landAt(place), kind)) return CQ_MOVE_7;
  }
  if (node(s) != NODE_FORM_FRONT) return 0;
  return voyageFrom(s, place) == LAUNCH && number(s, TAKE_INFANTRY + 1) + number(s, TAKE_INFANTRY + 2) ? 0 : CQ_MOVE_7;
}

function checkManning(s: usize): i32 {
  const place = number(s, PICK);
  return (number(s, PICK_KIND) ? canManForce(s, place) : canManFront(s, place)) ? 0 : CQ_MOVE_9;
}
