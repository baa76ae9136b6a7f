// Whole phases as single decisions (section 4.7 of the rules): COUNT and PLACE until the attack phase, STORM for one
// territory, and REGROUP with SPREAD until the turn is over. Whoever has to react meanwhile answers as policy.ts does.

import { reserve } from '../../kernel/arena';
import { Plans } from '../../kernel/plans';
import { MAX_ACTIONS } from '../../kernel/rules';
import { action, countOf, firstOf, secondOf, typeOf } from './actions';
import { listEngagements } from './engagements';
import {
  ACT_END_ATTACK, ATTACK, DECIDER, NODE_ATTACK, NODE_DEPLOY, NODE_DISARM, NODE_DROP, NODE_EARLY, NODE_MAN, NODE_MOVE, NODE_OUTWARD, NODE_RAISE,
  NODE_TURN_CARD, NODE_WITHDRAW, NOWHERE, RECRUIT, REDEPLOY,
} from './layout';
import { isOver } from './menu';
import { aimPlainly, setAims, worthOf } from './plan-aims';
import { bestEngagement, landOf, oddsOfEngagement } from './policy-attack';
import { plainAction } from './policy';
import { bestBase } from './policy-recruit';
import { capitalOf, node, number, onTurn, ownerOf, phase } from './state';
import { measure } from './strengths';
import { TERRITORIES } from './tables';

/** Types of plans, and what their bytes say. GO_ON: whatever is left of the step that is being decided. */
const GO_ON: i32 = 1;
/** Base of the recruits (NOWHERE: wherever they do most), quarters of armour, stars kept. */
const RECRUITS: i32 = 2;
/** Territory to be taken. */
const STORM: i32 = 3;
/** Base of the reserves; no more attacks. */
const FINISH: i32 = 4;

/** Most territories a plan list storms, and bases it recruits for. */
const MOST_STORMS: i32 = 5;
/** Odds from which a storm is a plan. */
const STORM_ODDS: f32 = 0.4;
const NO_BASE: i32 = NOWHERE;

/** Per territory f32: what it is worth to storm it. */
const values = reserve(TERRITORIES * 4);
const engagements = reserve(MAX_ACTIONS * 8);

@final
export class ConquestPlans extends Plans {
  list(s: usize, out: usize): i32 {
    switch (node(s)) {
      case NODE_EARLY: case NODE_DISARM: case NODE_TURN_CARD: case NODE_RAISE: case NODE_DEPLOY: case NODE_DROP: {
        if (phase(s) == RECRUIT) return listRecruiting(s, out);
        break;
      }
      case NODE_ATTACK: return listAttacks(s, out);
      case NODE_WITHDRAW: case NODE_MOVE: case NODE_OUTWARD: case NODE_MAN: {
        if (phase(s) == REDEPLOY) return listFinishes(s, out, 0);
        break;
      }
    }
    store<u32>(out, action(GO_ON));
    return 1;
  }

  isUnderWay(s: usize, seat: i32, plan: u32): bool {
    if (isOver(s)) return false;
    switch (typeOf(plan)) {
      case RECRUITS: return onTurn(s) == seat && phase(s) == RECRUIT;
      case STORM: {
        if (onTurn(s) != seat || phase(s) != ATTACK) return false;
        return node(s) != NODE_ATTACK || typeOf(stormOf(s, plan)) != ACT_END_ATTACK;
      }
      case FINISH: return onTurn(s) == seat && phase(s) >= ATTACK;
      default: return !isPlanned(s);
    }
  }

  action(s: usize, seat: i32, plan: u32): u32 {
    if (number(s, DECIDER) != seat) {
      aimPlainly();
      return plainAction(s);
    }
    switch (typeOf(plan)) {
      case RECRUITS: {
        setAims(firstOf(plan), NOWHERE, countOf(plan), secondOf(plan), STORM_ODDS);
        return plainAction(s);
      }
      case STORM: return node(s) == NODE_ATTACK ? stormOf(s, plan) : fightOn(s, plan);
      case FINISH: {
        if (node(s) == NODE_ATTACK) return action(ACT_END_ATTACK);
        setAims(firstOf(plan), NOWHERE, 0, 2, STORM_ODDS);
        return plainAction(s);
      }
      default: {
        aimPlainly();
        return plainAction(s);
      }
    }
  }
}

/** A node at which there is more than one plan. */
function isPlanned(s: usize): bool {
  switch (node(s)) {
    case NODE_EARLY: case NODE_DISARM: case NODE_TURN_CARD: case NODE_RAISE: case NODE_DEPLOY: case NODE_DROP: return phase(s) == RECRUIT;
    case NODE_ATTACK: return true;
    case NODE_WITHDRAW: case NODE_MOVE: case NODE_OUTWARD: case NODE_MAN: return phase(s) == REDEPLOY;
    default: return false;
  }
}

function stormOf(s: usize, plan: u32): u32 {
  setAims(NOWHERE, firstOf(plan), 0, 2, STORM_ODDS);
  return bestEngagement(s, engagements);
}

function fightOn(s: usize, plan: u32): u32 {
  setAims(NOWHERE, firstOf(plan), 0, 2, STORM_ODDS);
  return plainAction(s);
}

/** Writes a plan unless it is there already; the list stays ascending. */
function insert(out: usize, count: i32, plan: u32): i32 {
  let i = count;
  while (i > 0 && load<u32>(out + ((i - 1) << 2)) > plan) --i;
  if (i > 0 && load<u32>(out + ((i - 1) << 2)) == plan) return count;
  for (let j = count; j > i; --j) store<u32>(out + (j << 2), load<u32>(out + ((j - 1) << 2)));
  store<u32>(out + (i << 2), plan);
  return count + 1;
}

/** All to the best base, to the capital, or where they do most; infantry alone or half armour; two stars kept for a city. */
function listRecruiting(s: usize, out: usize): i32 {
  const best = bestBase(s, false);
  const capital = capitalOf(s, onTurn(s));
  let n = insert(out, 0, action(RECRUITS, best, 2, 0));
  n = insert(out, n, action(RECRUITS, best, 0, 0));
  n = insert(out, n, action(RECRUITS, best, 2, 2));
  n = insert(out, n, action(RECRUITS, NO_BASE, 2, 0));
  n = insert(out, n, action(RECRUITS, NO_BASE, 0, 2));
  if (ownerOf(s, capital) == onTurn(s)) n = insert(out, n, action(RECRUITS, capital, 2, 0));
  return n;
}

function listAttacks(s: usize, out: usize): i32 {
  const count = listEngagements(s, engagements) - 1;
  memory.fill(values, 0, TERRITORIES * 4);
  measure(s);
  for (let i = 0; i < count; ++i) {
    const code = load<u32>(engagements + (i << 2));
    const odds = oddsOfEngagement(s, code);
    const at = values + (landOf(code) << 2);
    if (odds >= STORM_ODDS) store<f32>(at, max<f32>(load<f32>(at), odds * worthOf(s, onTurn(s), landOf(code))));
  }
  let n = 0;
  for (let most = 0; most < MOST_STORMS; ++most) {
    let best = 0;
    for (let t = 1; t < TERRITORIES; ++t) if (load<f32>(values + (t << 2)) > load<f32>(values + (best << 2))) best = t;
    if (load<f32>(values + (best << 2)) <= 0) break;
    store<f32>(values + (best << 2), 0);
    n = insert(out, n, action(STORM, best));
  }
  return listFinishes(s, out, n);
}

function listFinishes(s: usize, out: usize, count: i32): i32 {
  const capital = capitalOf(s, onTurn(s));
  const n = insert(out, count, action(FINISH, NO_BASE));
  return ownerOf(s, capital) == onTurn(s) ? insert(out, n, action(FINISH, capital)) : n;
}
