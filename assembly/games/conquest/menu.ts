// The actions of a node, and the outcomes of chance (4.4 of the rules).

import { action, put, putCounts } from './actions';
import {
  listBringUps, listCommits, listFallBacks, listGoOns, listResupplies, listRetreats, listRolls,
} from './battle';
import { listDisarms, listMerges } from './conversions';
import { listAirfields, listDraws, listEnd } from './ending';
import { listEngagements } from './engagements';
import {
  ACT_ADVANCE_INFANTRY, ACT_AIRFIELD, ACT_AIRFIELD_TO, ACT_EARLY_REDEPLOY, ACT_SKIP_EARLY, ARMOUR, DAMAGED, INFANTRY, NODE_ADVANCE_ARMOUR,
  NODE_ADVANCE_DAMAGED, NODE_ADVANCE_INFANTRY, NODE_AIRFIELD, NODE_AIRFIELD_TO, NODE_ANSWER, NODE_ATTACK, NODE_BRING_UP, NODE_CARD,
  NODE_CLAIM, NODE_COMMIT, NODE_CONTINENT, NODE_DEPLOY, NODE_DISARM, NODE_DRAWN, NODE_DROP, NODE_DROP_COUNT, NODE_EARLY, NODE_END,
  NODE_FALL_BACK, NODE_FIRST, NODE_FORM_FRONT, NODE_GO_ON, NODE_MAN, NODE_MAN_WITH, NODE_MERGE, NODE_MISSION, NODE_MOVE,
  NODE_MOVE_COUNT, NODE_MOVE_TO, NODE_OFFER, NODE_OFFER_FOR, NODE_OFFER_TO, NODE_OUTWARD, NODE_PLACE_CAPITAL, NODE_RAISE, NODE_RESUPPLY,
  NODE_RETREAT, NODE_ROLL, NODE_TAKE_ARMOUR, NODE_TAKE_DAMAGED, NODE_TAKE_INFANTRY, NODE_TURN_CARD, NODE_WITHDRAW, NODE_WON, NOWHERE, PICK, TAKE_INFANTRY,
} from './layout';
import { listManning, listMannings } from './manning';
import { listClaims } from './missions';
import { advancing } from './occupation';
import { listForms, listOutward, listTakes } from './outward';
import { listCards, listDropCounts, listRaises, listRecruitPlaces } from './recruit';
import { listDestinations, listMoveCounts, listMoves, listWithdrawals } from './redeploy';
import { listCapitals, listContinents, listFirst, listMissions } from './setup';
import { hasReward, node, number, onTurn } from './state';
import { REWARD_EARLY_REDEPLOY } from './tables';
import { listAnswers, listOffers, listPartners, listPrices } from './trading';

export function isOver(s: usize): bool {
  return node(s) == NODE_WON || node(s) == NODE_DRAWN;
}

/** Chance decides. */
export function isChance(s: usize): bool {
  switch (node(s)) {
    case NODE_CONTINENT: case NODE_FIRST: case NODE_MISSION: case NODE_ROLL: case NODE_CARD: return true;
    default: return false;
  }
}

/** Pairs of an outcome and its weight; only where chance decides. */
export function listOutcomes(s: usize, out: usize): i32 {
  switch (node(s)) {
    case NODE_CONTINENT: return listContinents(s, out);
    case NODE_FIRST: return listFirst(s, out);
    case NODE_MISSION: return listMissions(s, out);
    case NODE_ROLL: return listRolls(s, out);
    default: return listDraws(s, out);
  }
}

/** Legal actions, ascending; only where a player decides. */
export function listActions(s: usize, out: usize): i32 {
  switch (node(s)) {
    case NODE_PLACE_CAPITAL: return listCapitals(s, out);
    case NODE_OFFER: return listOffers(s, out);
    case NODE_OFFER_TO: return listPartners(s, out);
    case NODE_OFFER_FOR: return listPrices(s, out);
    case NODE_ANSWER: return listAnswers(out);
    case NODE_EARLY: return listEarly(s, out);
    case NODE_DISARM: return listDisarms(s, out);
    case NODE_TURN_CARD: return listCards(s, out);
    case NODE_RAISE: return listRaises(s, out);
    case NODE_DEPLOY: return listRecruitPlaces(s, true, out);
    case NODE_DROP: return listRecruitPlaces(s, false, out);
    case NODE_DROP_COUNT: return listDropCounts(s, out);
    case NODE_MERGE: return listMerges(s, out);
    case NODE_ATTACK: return listEngagements(s, out);
    case NODE_RETREAT: return listRetreats(s, out);
    case NODE_COMMIT: return listCommits(s, out);
    case NODE_RESUPPLY: return listResupplies(s, out);
    case NODE_FALL_BACK: return listFallBacks(s, out);
    case NODE_BRING_UP: return listBringUps(s, out);
    case NODE_GO_ON: return listGoOns(out);
    case NODE_ADVANCE_INFANTRY: return listAdvances(s, INFANTRY, out);
    case NODE_ADVANCE_ARMOUR: return listAdvances(s, ARMOUR, out);
    case NODE_ADVANCE_DAMAGED: return listAdvances(s, DAMAGED, out);
    case NODE_WITHDRAW: return listWithdrawals(s, out);
    case NODE_MOVE: return listMoves(s, out);
    case NODE_MOVE_TO: return listDestinations(s, out);
    case NODE_MOVE_COUNT: return listMoveCounts(s, out);
    case NODE_OUTWARD: return listOutward(s, out);
    case NODE_TAKE_INFANTRY: return listTakes(s, INFANTRY, out);
    case NODE_TAKE_ARMOUR: return listTakes(s, ARMOUR, out);
    case NODE_TAKE_DAMAGED: return listTakes(s, DAMAGED, out);
    case NODE_FORM_FRONT: return listForms(s, out);
    case NODE_MAN: return listManning(s, out);
    case NODE_MAN_WITH: return listMannings(s, out);
    case NODE_CLAIM: return listClaims(s, out);
    case NODE_AIRFIELD: return listAirfields(s, ACT_AIRFIELD, NOWHERE, out);
    case NODE_END: return listEnd(s, out);
    case NODE_AIRFIELD_TO: return listAirfields(s, ACT_AIRFIELD_TO, number(s, PICK), out);
    default: return 0;
  }
}

function listEarly(s: usize, out: usize): i32 {
  let n = 0;
  if (hasReward(s, onTurn(s), REWARD_EARLY_REDEPLOY)) n = put(out, n, action(ACT_EARLY_REDEPLOY));
  return put(out, n, action(ACT_SKIP_EARLY));
}

/** Numbers of a kind that move in; at least one division in all does (CQ-OCC-2). */
function listAdvances(s: usize, kind: i32, out: usize): i32 {
  return putCounts(out, ACT_ADVANCE_INFANTRY + kind, leastAdvancing(s, kind), advancing(s, kind));
}

export function leastAdvancing(s: usize, kind: i32): i32 {
  let others = 0;
  for (let earlier = 0; earlier < kind; ++earlier) others += number(s, TAKE_INFANTRY + earlier);
  for (let later = kind + 1; later <= DAMAGED; ++later) others += advancing(s, later);
  return i32(others == 0);
}
