// What a plain player does at any decision, as far as the aims of a plan (plan-aims.ts) leave it open. Plans are carried out
// by it, others answer by it, and it plays by itself.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { action, firstOf, typeOf } from './actions';
import {
  ACT_AIRFIELD, ACT_BUILD, ACT_DISARM_DONE, ACT_DROP_COUNT, ACT_FALL_BACK, ACT_MERGE_DONE, ACT_NO_OFFER, ACT_REFUSE, ACT_SKIP_EARLY, ACT_STAY,
  NODE_ADVANCE_ARMOUR, NODE_ADVANCE_DAMAGED, NODE_ADVANCE_INFANTRY, NODE_AIRFIELD, NODE_AIRFIELD_TO, NODE_ANSWER, NODE_ATTACK,
  NODE_BRING_UP, NODE_COMMIT, NODE_DEPLOY, NODE_DISARM, NODE_DROP, NODE_DROP_COUNT, NODE_EARLY, NODE_END, NODE_FALL_BACK,
  NODE_FORM_FRONT, NODE_GO_ON, NODE_MAN, NODE_MAN_WITH, NODE_MERGE, NODE_MOVE, NODE_MOVE_COUNT, NODE_MOVE_TO, NODE_OFFER, NODE_OUTWARD,
  NODE_PLACE_CAPITAL, NODE_RAISE, NODE_RESUPPLY, NODE_RETREAT, NODE_TAKE_ARMOUR, NODE_TAKE_DAMAGED, NODE_TAKE_INFANTRY, NODE_TURN_CARD,
  NODE_WITHDRAW,
} from './layout';
import { listActions } from './menu';
import { advanceAll, bestEngagement, goOnFighting, largestGroup } from './policy-attack';
import { countCards, deployArmour, dropInfantry, dropSize, raiseArmour } from './policy-recruit';
import { goOutward, manFronts, manWith, moveAll, moveReserves, moveTo, takeAlong, withdrawIdle } from './policy-redeploy';
import { starsOf } from './recruit';
import { node } from './state';
import { defenceOf, fallOdds, measure } from './strengths';
import { NEAR } from './tables';

const list = reserve(MAX_ACTIONS * 8);

/** A legal action of whoever decides. */
export function plainAction(s: usize): u32 {
  switch (node(s)) {
    case NODE_OFFER: return action(ACT_NO_OFFER);
    case NODE_ANSWER: return action(ACT_REFUSE);
    case NODE_EARLY: return action(ACT_SKIP_EARLY);
    case NODE_DISARM: return action(ACT_DISARM_DONE);
    case NODE_TURN_CARD: return countCards(s);
    case NODE_RAISE: return raiseArmour(s, list);
    case NODE_DEPLOY: return deployArmour(s);
    case NODE_DROP: return dropInfantry(s);
    case NODE_DROP_COUNT: return action(ACT_DROP_COUNT, 0, 0, min(listActions(s, list), dropSize(s)));
    case NODE_MERGE: return action(ACT_MERGE_DONE);
    case NODE_ATTACK: return bestEngagement(s, list);
    case NODE_RETREAT: return action(ACT_STAY);
    case NODE_COMMIT: case NODE_RESUPPLY: case NODE_BRING_UP: case NODE_FORM_FRONT: return largestGroup(list, listActions(s, list));
    case NODE_FALL_BACK: return action(ACT_FALL_BACK);
    case NODE_GO_ON: return goOnFighting(s);
    case NODE_ADVANCE_INFANTRY: case NODE_ADVANCE_ARMOUR: case NODE_ADVANCE_DAMAGED: return advanceAll(s);
    default: return laterAction(s);
  }
}

function laterAction(s: usize): u32 {
  switch (node(s)) {
    case NODE_WITHDRAW: return withdrawIdle(s);
    case NODE_MOVE: return moveReserves(s);
    case NODE_MOVE_TO: return moveTo(s);
    case NODE_MOVE_COUNT: return moveAll(s);
    case NODE_OUTWARD: return goOutward(s, list);
    case NODE_TAKE_INFANTRY: case NODE_TAKE_ARMOUR: case NODE_TAKE_DAMAGED: return takeAlong(s);
    case NODE_MAN: return manFronts(s, list);
    case NODE_MAN_WITH: return manWith(s, list, listActions(s, list));
    default: return bestPlace(s);
  }
}

/** Territories for a capital, an airfield or a city, the first mission that can be claimed, the end of the turn. */
function bestPlace(s: usize): u32 {
  const count = listActions(s, list);
  let best = load<u32>(list);
  let most: f32 = -1;
  measure(s);
  for (let i = 0; i < count; ++i) {
    const code = load<u32>(list + (i << 2));
    const value = placeValue(s, code);
    if (value > most) {
      most = value;
      best = code;
    }
  }
  return best;
}

function placeValue(s: usize, code: u32): f32 {
  const t = firstOf(code);
  switch (node(s)) {
    case NODE_PLACE_CAPITAL: return 20 * <f32>starsOf(t) - <f32>popcnt(load<u64>(NEAR + 24 * t));
    case NODE_AIRFIELD: case NODE_AIRFIELD_TO: return fallOdds(s, t);
    case NODE_END: return typeOf(code) == ACT_BUILD ? 2 - fallOdds(s, t) + 0.02 * min<f32>(10, defenceOf(t)) : typeOf(code) == ACT_AIRFIELD ? 0 : 0.5;
    default: return 0;
  }
}
