// Refusals in the claim phase and at the end of a turn (2.17, 2.18 of the rules).

import { firstOf, typeOf } from './actions';
import { canBuild, citiesBuilt, landsOwned, starsUp } from './ending';
import {
  ACT_AIRFIELD, ACT_AIRFIELD_TO, ACT_BUILD, ACT_CLAIM, ACT_SHIFT_AIRFIELD, AIRFIELD_PRICE, CITY_LIMIT, CITY_PRICE, NOWHERE, TABLE,
} from './layout';
import { isComplete, mayClaim } from './missions';
import { forbid } from './reasons';
import { CQ_END_4, CQ_END_5, CQ_END_6, CQ_MISS_1, CQ_MISS_2, CQ_MISS_3, CQ_PIECE_7, CQ_REW_4 } from './rule-numbers';
import { airfieldsOn, number, onTurn, ownerOf } from './state';

export function forbidEnd(s: usize, code: u32): void {
  const first = firstOf(code);
  switch (typeOf(code)) {
    case ACT_CLAIM: return forbidClaim(s, first);
    case ACT_AIRFIELD: return forbid(CQ_REW_4);
    case ACT_BUILD: {
      forbid(CQ_END_4, starsUp(s) < CITY_PRICE);
      forbid(CQ_END_5, !canBuild(s, first));
      return forbid(CQ_PIECE_7, citiesBuilt(s) >= number(s, CITY_LIMIT));
    }
    case ACT_SHIFT_AIRFIELD: {
      const there = ownerOf(s, first) == onTurn(s) && airfieldsOn(s, first) > 0;
      return forbid(CQ_END_6, !there || starsUp(s) < AIRFIELD_PRICE || landsOwned(s) < 2);
    }
    case ACT_AIRFIELD_TO: return forbid(CQ_END_6);
    default: return;
  }
}

function forbidClaim(s: usize, row: i32): void {
  const mission = number(s, TABLE + row);
  forbid(CQ_MISS_2, !mayClaim(s));
  if (mission == NOWHERE) forbid(CQ_MISS_3);
  else forbid(CQ_MISS_1, !isComplete(s, mission));
}
