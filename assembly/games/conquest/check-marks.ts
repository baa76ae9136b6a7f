// What a position remembers of its turn: the order of the seats, claims, marks (2.5, 2.6, 2.16 of the rules).

import { forceOwner } from './forces';
import {
  BATTLE_KIND, CLAIMED, EARLY, FORCE_ALERTED, FORCE_FRESH, FRONT, FRONT_ALERTED, LAND_ARRIVED_ALL, LAND_FOUGHT, LAND_TAKEN, LANES, MISSIONS,
  NODE_AIRFIELD, NODE_DISARM, NODE_MAN_WITH, NODE_MERGE, NODE_MISSION, NODE_WITHDRAW, OPT_ANY_CLAIMS, OPT_BY_ROLL, ORDER, RECRUIT, REDEPLOY,
  REWARDS,
} from './layout';
import { CQ_AIM_4, CQ_MISS_2, CQ_MOVE_5, CQ_REW_2, CQ_SEA_18, CQ_SETUP_8, CQ_TURN_2 } from './rule-numbers';
import { hasReward, holderOf, landHas, node, number, onTurn, option, ownerOf, phase, players } from './state';
import { hasDivisions } from './supply';
import { LANES_COUNT, PLACES, REWARD_EARLY_REDEPLOY, ROWS, TERRITORIES } from './tables';

export function checkMarks(s: usize): i32 {
  if (!isSeated(s)) return CQ_SETUP_8;
  if (!claimsFit(s)) return CQ_MISS_2;
  if (number(s, EARLY) && !(phase(s) && hasReward(s, onTurn(s), REWARD_EARLY_REDEPLOY))) return CQ_REW_2;
  const broken = checkTurnMarks(s);
  if (broken) return broken;
  return !phase(s) || number(s, BATTLE_KIND) || losersHoldNothing(s) ? 0 : CQ_AIM_4;
}

/** The order of the seats until the first player is known; afterwards clockwise, unless it was rolled for. */
function isSeated(s: usize): bool {
  const first = number(s, ORDER);
  const open = !phase(s) && node(s) != NODE_MISSION;
  if (option(s, OPT_BY_ROLL) && !open) return true;
  for (let i = 0; i < players(s); ++i) if (number(s, ORDER + i) != (first + i) % players(s)) return false;
  return !open || first == 0;
}

/** Claims of this turn: none before the claim phase, no more than there are missions held, one at least with its airfield to place. */
function claimsFit(s: usize): bool {
  const claimed = number(s, CLAIMED);
  if (phase(s) < 4) return !claimed;
  const most = option(s, OPT_ANY_CLAIMS) ? ROWS : 1;
  if (node(s) == NODE_AIRFIELD && !claimed) return false;
  return claimed <= min(most, popcnt(<i32>load<u16>(s + 2 * onTurn(s), MISSIONS)));
}

/** Marks of fighting come with the attack phase, those of redeploying stay within it; all are of the player on turn. */
function checkTurnMarks(s: usize): i32 {
  const fought = phase(s) > RECRUIT;
  const moving = isRedeploying(s);
  for (let t = 0; t < TERRITORIES; ++t) {
    const mine = ownerOf(s, t) < 0 || ownerOf(s, t) == onTurn(s);
    if (landHas(s, t, LAND_TAKEN) && !(phase(s) && mine)) return CQ_TURN_2;
    if (landHas(s, t, LAND_FOUGHT) && !fought) return CQ_TURN_2;
    if (landHas(s, t, LAND_ARRIVED_ALL) && !(moving && mine)) return CQ_MOVE_5;
  }
  for (let place = 0; place < PLACES && !fought; ++place) if (load<u8>(s + place, FRONT) & FRONT_ALERTED) return CQ_TURN_2;
  for (let lane = 0; lane < LANES_COUNT; ++lane) {
    const force = load<u32>(s + (lane << 2), LANES);
    if (force & FORCE_ALERTED && !fought) return CQ_TURN_2;
    if (force & FORCE_FRESH && !(moving && forceOwner(force) == onTurn(s))) return CQ_SEA_18;
  }
  return 0;
}

function isRedeploying(s: usize): bool {
  if (phase(s) != RECRUIT && phase(s) != REDEPLOY) return false;
  const at = node(s);
  return (at >= NODE_WITHDRAW && at <= NODE_MAN_WITH) || at == NODE_DISARM || at == NODE_MERGE;
}

/** Whoever is out has lost cards, missions and rewards (CQ-AIM-4). */
function losersHoldNothing(s: usize): bool {
  let holders = 0;
  for (let t = 0; t < TERRITORIES; ++t) if (holderOf(s, t) >= 0) holders |= 1 << holderOf(s, t);
  for (let seat = 0; seat < players(s); ++seat) {
    const holds = ((holders >> seat) & 1) | load<u16>(s + 2 * seat, MISSIONS) | number(s, REWARDS + seat);
    if (holds && !hasDivisions(s, seat)) return false;
  }
  return true;
}
