// Why an action cannot be played (section 5 of the rules): first whether it belongs to this moment at all, then what is
// wrong with it where it does.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { firstOf, typeOf } from './actions';
import { isWellFormed, nodeFor, phasesFor } from './belonging';
import { starsUp } from './ending';
import { forceFrom, forceOwner } from './forces';
import {
  ACT_BORDER, ACT_BUILD, ACT_CLAIM, ACT_DISARM_DONE, ACT_DISARM_FRONT, ACT_DISARM_REAR, ACT_EARLY_REDEPLOY, ACT_MAN_FORCE, ACT_MERGE, ACT_MERGE_DONE, ACT_MOVE, ACT_MOVE_COUNT,
  ACT_OFFER, ACT_PLACE_CAPITAL, ACT_REFUSE, ACT_WALK_IN, ACT_WITHDRAW, ATTACK, BATTLE_KIND, CITY_PRICE, CLAIM, DECIDER, NODE_DEPLOY, NODE_DROP,
  NODE_DROP_COUNT, NODE_MAN_WITH, NODE_OUTWARD,
  RECRUIT, REDEPLOY,
} from './layout';
import { isChance, isOver, listActions, listOutcomes } from './menu';
import { mayClaim } from './missions';
import { beginReasons, forbid, reasonsFound } from './reasons';
import { forbidAttack, forbidLate } from './refusals-attack';
import { forbidEnd } from './refusals-end';
import { forbidRecruit } from './refusals-recruit';
import { forbidRedeploy } from './refusals-redeploy';
import { forbidDraw, forbidOffer } from './refusals-setup';
import {
  CQ_ATT_1, CQ_ATT_8, CQ_BOARD_1, CQ_CARD_8, CQ_CONV_3, CQ_CONV_6, CQ_CONV_7, CQ_END_4, CQ_FRONT_5, CQ_MISS_2, CQ_MOVE_3, CQ_PIECE_5, CQ_REC_10, CQ_REC_14, CQ_REW_2,
  CQ_TURN_1,
} from './rule-numbers';
import { hasReward, node, number, onTurn, phase } from './state';
import { infantryLeft } from './supply';
import { REWARD_EARLY_REDEPLOY, REWARD_EXTRA_REDEPLOY } from './tables';

const list = reserve(MAX_ACTIONS * 8);

/** Writes the numbers of all rules that forbid an action, ascending; total over all u32. */
export function refusals(s: usize, code: u32, out: usize): i32 {
  if (isLegal(s, code)) return 0;
  beginReasons(out);
  if (isOver(s)) forbid(CQ_TURN_1);
  else if (!isWellFormed(code)) forbid(CQ_BOARD_1);
  else if (nodeFor(typeOf(code)) != node(s)) forbidElsewhere(s, code);
  else if (isChance(s)) forbidDraw(s, code);
  else forbidHere(s, code);
  if (!reasonsFound()) forbid(CQ_TURN_1);
  return reasonsFound();
}

function isLegal(s: usize, code: u32): bool {
  if (isOver(s)) return false;
  const shift = isChance(s) ? 3 : 2;
  const count = isChance(s) ? listOutcomes(s, list) : listActions(s, list);
  for (let i = 0; i < count; ++i) if (load<u32>(list + (i << shift)) == code) return true;
  return false;
}

/** What is wrong with an action of the kind that is asked for. */
function forbidHere(s: usize, code: u32): void {
  const type = typeOf(code);
  if (type <= ACT_REFUSE) forbidOffer(s, code);
  else if (type < ACT_BORDER) forbidRecruit(s, code);
  else if (type < ACT_WITHDRAW) forbidAttack(s, code);
  else if (type < ACT_CLAIM) forbidRedeploy(s, code);
  else forbidEnd(s, code);
}

/** An action that is not asked for now. */
function forbidElsewhere(s: usize, code: u32): void {
  const type = typeOf(code);
  if (type == ACT_PLACE_CAPITAL && phase(s)) return forbid(CQ_PIECE_5);
  if (type >= ACT_OFFER && type <= ACT_REFUSE) return forbid(CQ_CARD_8);
  if (isConversion(type)) return forbidConversion(s, code);
  if (!((phasesFor(type) >> phase(s)) & 1)) return forbid(type == ACT_WITHDRAW && phase(s) == ATTACK ? CQ_FRONT_5 : CQ_TURN_1);
  if (isPlacing(s)) return forbid(meansForce(s, code) ? CQ_REC_10 : CQ_REC_14);
  if (type == ACT_EARLY_REDEPLOY) return forbid(CQ_REW_2, !hasReward(s, onTurn(s), REWARD_EARLY_REDEPLOY));
  if (type >= ACT_MOVE && type <= ACT_MOVE_COUNT && isOutward(s)) return forbid(CQ_MOVE_3);
  if (type == ACT_CLAIM) return forbid(CQ_MISS_2, phase(s) == CLAIM && !mayClaim(s));
  if (type == ACT_BUILD) return forbid(CQ_END_4, starsUp(s) < CITY_PRICE);
  if (phase(s) == ATTACK) forbidInBattle(s, code);
}

@inline
function isConversion(type: i32): bool {
  return (type >= ACT_DISARM_REAR && type <= ACT_DISARM_DONE) || type == ACT_MERGE || type == ACT_MERGE_DONE;
}

/** Recruits are still to be placed. */
@inline
function isPlacing(s: usize): bool {
  return node(s) == NODE_DEPLOY || node(s) == NODE_DROP || node(s) == NODE_DROP_COUNT;
}

/** Whoever mans a landing force of his own while he has recruits means to put them there. */
@inline
function meansForce(s: usize, code: u32): bool {
  return typeOf(code) == ACT_MAN_FORCE && forceOwner(forceFrom(s, firstOf(code))) == onTurn(s);
}

/** Domestic moves are over (CQ-MOVE-4). */
function isOutward(s: usize): bool {
  return node(s) >= NODE_OUTWARD && node(s) <= NODE_MAN_WITH;
}

/**
 * Merging and disarming: another phase, or the wrong time of the right one (CQ-CONV-3, CQ-CONV-7). Without pieces for it nobody is
 * asked whether he disarms, so that is said here (CQ-CONV-6).
 */
function forbidConversion(s: usize, code: u32): void {
  const type = typeOf(code);
  const mayConvert = phase(s) == RECRUIT || (phase(s) == REDEPLOY && hasReward(s, onTurn(s), REWARD_EXTRA_REDEPLOY));
  if (!mayConvert) return forbid(CQ_CONV_3);
  if (isPlacing(s)) return forbid(CQ_REC_14);
  const isShort = (type == ACT_DISARM_REAR || type == ACT_DISARM_FRONT) && infantryLeft(s, onTurn(s)) < 3;
  forbid(isShort ? CQ_CONV_6 : CQ_CONV_7);
}

/** In a battle: another player's decision, an engagement while one is fought, or a choice that was never open. */
function forbidInBattle(s: usize, code: u32): void {
  const type = typeOf(code);
  if (!number(s, BATTLE_KIND)) return;
  forbidLate(s, code);
  if (reasonsFound()) return;
  if (number(s, DECIDER) != onTurn(s)) return forbid(CQ_ATT_8);
  forbid(CQ_ATT_1, type >= ACT_BORDER && type <= ACT_WALK_IN);
}
