// Playing an action, and everything that happens by itself until there is something to decide.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { countOf, firstOf, typeOf } from './actions';
import {
  beginBattle, bringUp, commit, endBattle, fallBack, goOn, resupply, retreat, rolled, stay,
} from './battle';
import { disarm, merge } from './conversions';
import { build, chooseAirfield, drawCard, shiftAirfield } from './ending';
import {
  ACT_ACCEPT, ACT_ADVANCE_ARMOUR, ACT_ADVANCE_DAMAGED, ACT_ADVANCE_INFANTRY, ACT_AIRFIELD, ACT_AIRFIELD_TO, ACT_ASHORE, ACT_BORDER,
  ACT_BREAK_OFF, ACT_BRING_UP, ACT_BUILD, ACT_CARD, ACT_CLAIM, ACT_COMMIT, ACT_CONTEST, ACT_CONTINENT, ACT_COUNTER, ACT_DEPLOY_FRONT,
  ACT_DEPLOY_REAR, ACT_DISARM_DONE, ACT_DISARM_FRONT, ACT_DISARM_REAR, ACT_DROP_COUNT, ACT_DROP_FRONT, ACT_DROP_REAR,
  ACT_EARLY_REDEPLOY, ACT_END_ATTACK, ACT_END_TURN, ACT_FALL_BACK, ACT_FIGHT_ON, ACT_FIRST, ACT_FORM_FRONT, ACT_GIFT, ACT_LANDING,
  ACT_MAN_DONE, ACT_MAN_FORCE, ACT_MAN_FRONT, ACT_MAN_WITH, ACT_MERGE, ACT_MERGE_DONE, ACT_MISSION, ACT_MOVE, ACT_MOVE_COUNT,
  ACT_MOVE_DONE, ACT_MOVE_TO, ACT_NO_CLAIM, ACT_NO_OFFER, ACT_OFFER, ACT_OFFER_FOR, ACT_OFFER_TO, ACT_OUTWARD_DONE, ACT_PLACE_CAPITAL,
  ACT_RAID_FRONT, ACT_RAID_REAR, ACT_RAISE, ACT_REFUSE, ACT_RESUPPLY, ACT_RETREAT, ACT_ROLL, ACT_SAIL_HOME, ACT_SET_OUT,
  ACT_SHIFT_AIRFIELD, ACT_SKIP_EARLY, ACT_STAY, ACT_STRIKE, ACT_TAKE_ARMOUR, ACT_TAKE_DAMAGED, ACT_TAKE_INFANTRY, ACT_TURN_CARD,
  ACT_TURN_DONE, ACT_WALK_IN, ACT_WITHDRAW, ACT_WITHDRAW_DONE, ATTACK, LONGEST_TURN, NODE_ADVANCE_INFANTRY, NODE_CLAIM, NODE_DISARM, NODE_MAN, NODE_MERGE,
  NODE_MOVE, NODE_OUTWARD, NODE_PASS, NODE_START, NODE_TURN_CARD, NODE_WITHDRAW, NOWHERE, RECRUIT, REDEPLOY, ROUND, TAKE_INFANTRY,
} from './layout';
import { chooseManned, man } from './manning';
import { isChance, isOver, listActions, listOutcomes } from './menu';
import { claim, placeAirfield } from './missions';
import { advance } from './occupation';
import { launch, outward, take } from './outward';
import { beginCount, chooseDrop, deploy, drop, endCount, raise, turnCard } from './recruit';
import { chooseDestination, chooseMove, move, withdraw } from './redeploy';
import { drawContinent, drawFirst, drawMission, placeCapital } from './setup';
import { clearStep, goTo, node, phase, setNumber } from './state';
import { offer, offerFor, offerTo, trade } from './trading';
import { beginPhase, checkVictory, endClaims, endMoves, endRedeploy, endTurn, enterPhase, passTurn, toPhase } from './turn';

const list = reserve(MAX_ACTIONS * 8);

/** Plays a legal action or outcome, and what follows by itself. */
export function play(s: usize, code: u32): void {
  playOne(s, code);
  settle(s);
}

/**
 * Whatever leaves only one possibility happens by itself (CQ-TURN-3). What goes on for longer than any turn is a defect, and stops
 * the engine.
 */
export function settle(s: usize): void {
  for (let steps = 0; steps < LONGEST_TURN; ++steps) {
    if (node(s) == NODE_START) beginPhase(s);
    else if (node(s) == NODE_PASS) passTurn(s);
    else if (isOver(s)) return;
    else {
      const count = isChance(s) ? listOutcomes(s, list) : listActions(s, list);
      if (count != 1) return;
      playOne(s, load<u32>(list));
    }
  }
  unreachable();
}

function playOne(s: usize, code: u32): void {
  const first = firstOf(code);
  const count = countOf(code);
  switch (typeOf(code)) {
    case ACT_CONTINENT: return drawContinent(s, first);
    case ACT_PLACE_CAPITAL: return placeCapital(s, first);
    case ACT_FIRST: return drawFirst(s, first);
    case ACT_MISSION: {
      if (drawMission(s, first)) beginGame(s);
      return;
    }
    case ACT_OFFER: return offer(s, first);
    case ACT_NO_OFFER: return enterPhase(s);
    case ACT_OFFER_TO: return offerTo(s, first);
    case ACT_OFFER_FOR: return offerFor(s, first);
    case ACT_GIFT: return offerFor(s, NOWHERE);
    case ACT_ACCEPT: {
      trade(s);
      return enterPhase(s);
    }
    case ACT_REFUSE: {
      clearStep(s);
      return enterPhase(s);
    }
    case ACT_EARLY_REDEPLOY: return goTo(s, NODE_WITHDRAW);
    case ACT_SKIP_EARLY: return goTo(s, NODE_DISARM);
    case ACT_DISARM_REAR: case ACT_DISARM_FRONT: return disarm(s, code);
    case ACT_DISARM_DONE: return endDisarming(s);
    case ACT_TURN_CARD: return turnCard(s, first);
    case ACT_TURN_DONE: return endCount(s);
    case ACT_RAISE: return raise(s, count);
    case ACT_DEPLOY_REAR: case ACT_DEPLOY_FRONT: return deploy(s, code);
    case ACT_DROP_REAR: case ACT_DROP_FRONT: return chooseDrop(s, code);
    case ACT_DROP_COUNT: return drop(s, count);
    case ACT_MERGE: return merge(s, first);
    case ACT_MERGE_DONE: {
      if (phase(s) == RECRUIT) return toPhase(s, ATTACK);
      return goTo(s, NODE_OUTWARD);
    }
    case ACT_BORDER: case ACT_LANDING: case ACT_RAID_FRONT: case ACT_RAID_REAR: case ACT_STRIKE: case ACT_CONTEST: case ACT_COUNTER:
    case ACT_WALK_IN: return beginBattle(s, code);
    case ACT_END_ATTACK: return toPhase(s, REDEPLOY);
    case ACT_RETREAT: return retreat(s, first);
    case ACT_STAY: return stay(s);
    case ACT_COMMIT: return commit(s, count);
    case ACT_RESUPPLY: return resupply(s, count);
    case ACT_ROLL: return rolled(s, count);
    case ACT_FALL_BACK: return fallBack(s, count);
    case ACT_BRING_UP: return bringUp(s, count);
    case ACT_FIGHT_ON: case ACT_BREAK_OFF: return goOn(s, code);
    case ACT_ADVANCE_INFANTRY: case ACT_ADVANCE_ARMOUR: return chooseAdvance(s, typeOf(code) - ACT_ADVANCE_INFANTRY, count);
    case ACT_ADVANCE_DAMAGED: {
      setNumber(s, TAKE_INFANTRY + 2, count);
      advance(s);
      return endBattle(s);
    }
    default: return playQuietly(s, code);
  }
}

/** Actions of the phases behind the attack phase. */
function playQuietly(s: usize, code: u32): void {
  const first = firstOf(code);
  const count = countOf(code);
  switch (typeOf(code)) {
    case ACT_WITHDRAW: return withdraw(s, first);
    case ACT_WITHDRAW_DONE: return goTo(s, NODE_MOVE);
    case ACT_MOVE: return chooseMove(s, code);
    case ACT_MOVE_DONE: return endMoves(s);
    case ACT_MOVE_TO: return chooseDestination(s, first);
    case ACT_MOVE_COUNT: return move(s, count);
    case ACT_SET_OUT: case ACT_SAIL_HOME: case ACT_ASHORE: return outward(s, code);
    case ACT_OUTWARD_DONE: return goTo(s, NODE_MAN);
    case ACT_TAKE_INFANTRY: case ACT_TAKE_ARMOUR: case ACT_TAKE_DAMAGED: return take(s, typeOf(code) - ACT_TAKE_INFANTRY, count);
    case ACT_FORM_FRONT: return launch(s, count);
    case ACT_MAN_FRONT: case ACT_MAN_FORCE: return chooseManned(s, code);
    case ACT_MAN_DONE: return endRedeploy(s);
    case ACT_MAN_WITH: return man(s, count);
    case ACT_CLAIM: {
      claim(s, first);
      if (node(s) == NODE_CLAIM) checkVictory(s);
      return;
    }
    case ACT_NO_CLAIM: return endClaims(s);
    case ACT_AIRFIELD: {
      placeAirfield(s, first, NOWHERE);
      if (!checkVictory(s)) goTo(s, NODE_CLAIM);
      return;
    }
    case ACT_CARD: return drawCard(s, first);
    case ACT_BUILD: return build(s, first);
    case ACT_SHIFT_AIRFIELD: return chooseAirfield(s, first);
    case ACT_AIRFIELD_TO: return shiftAirfield(s, first);
    case ACT_END_TURN: return endTurn(s);
    default: return;
  }
}

function beginGame(s: usize): void {
  setNumber(s, ROUND, 1);
  toPhase(s, RECRUIT);
}

/** Disarming comes before the count in the recruit phase, before merging in an extra redeploy. */
function endDisarming(s: usize): void {
  if (phase(s) == REDEPLOY) return goTo(s, NODE_MERGE);
  beginCount(s);
  goTo(s, NODE_TURN_CARD);
}

function chooseAdvance(s: usize, kind: i32, count: i32): void {
  setNumber(s, TAKE_INFANTRY + kind, count);
  goTo(s, NODE_ADVANCE_INFANTRY + kind + 1);
}
