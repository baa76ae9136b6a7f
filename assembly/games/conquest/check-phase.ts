// Whether a step belongs to the phase a position says, or to its set-up (2.5, 2.6 and section 4 of the rules).

import {
  EARLY, NODE_ANSWER, NODE_DISARM, NODE_EARLY, NODE_MAN_WITH, NODE_MERGE, NODE_MISSION, NODE_OFFER, NODE_WITHDRAW, NOWHERE,
  OPT_EARLY_INSTEAD, ORDER, RECRUIT, REDEPLOY, TABLE,
} from './layout';
import { CQ_REW_2, CQ_REW_7, CQ_SETUP_10 } from './rule-numbers';
import { hasReward, node, number, onTurn, option, phase, players } from './state';
import { hasDivisions } from './supply';
import { REWARD_EARLY_REDEPLOY, REWARD_EXTRA_REDEPLOY, ROWS } from './tables';

export function checkPhase(s: usize): i32 {
  const at = node(s);
  if (at == NODE_MISSION) return missionsAreDue(s) ? 0 : CQ_SETUP_10;
  const early = number(s, EARLY) != 0;
  if (phase(s) == RECRUIT) return fitsRecruiting(s, at, early) ? 0 : CQ_REW_2;
  if (phase(s) != REDEPLOY) return 0;
  if (early && option(s, OPT_EARLY_INSTEAD)) return CQ_REW_2;
  return (at != NODE_DISARM && at != NODE_MERGE) || hasReward(s, onTurn(s), REWARD_EXTRA_REDEPLOY) ? 0 : CQ_REW_7;
}

/** Redeploying before recruiting needs the reward, and once it is done neither it nor an offer comes back. */
function fitsRecruiting(s: usize, at: i32, early: bool): bool {
  if (isRedeploying(at)) return !early && hasReward(s, onTurn(s), REWARD_EARLY_REDEPLOY);
  return !early || (at != NODE_EARLY && !(at >= NODE_OFFER && at <= NODE_ANSWER));
}

function isRedeploying(at: i32): bool {
  return at >= NODE_WITHDRAW && at <= NODE_MAN_WITH;
}

/** The missions are drawn row by row once everybody stands on the board, the first player being on turn. */
function missionsAreDue(s: usize): bool {
  if (onTurn(s) != number(s, ORDER)) return false;
  for (let seat = 0; seat < players(s); ++seat) if (!hasDivisions(s, seat)) return false;
  let drawn = 0;
  while (drawn < ROWS && number(s, TABLE + drawn) != NOWHERE) ++drawn;
  if (drawn == ROWS) return false;
  for (let row = drawn; row < ROWS; ++row) if (number(s, TABLE + row) != NOWHERE) return false;
  return true;
}
