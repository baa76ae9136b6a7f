// What everybody chooses: the best where odds say so, otherwise what the plan or policy says.

import { ONE_DAMAGED, ONE_INFANTRY, ONE_WHOLE, damagedOf, infantryOf, wholeOf } from './divisions';
import { Engagement, RETREAT, stepIn } from './engagement';
import { BEST_DEFENDER, BEST_OPERATION } from './layout';
import {
  CHOICE_BYTES, LIST_BYTES, advanceOdds, advances, battleOdds, best, engagementOdds, frame, giveBack, isChoice, leadsNowhere,
  retreats, take,
} from './odds';
import { counted, engagements, free } from './outbreak';
import { planned, plannedAdvance, reached } from './plan';
import { byPolicy, defendersPolicy } from './policy';
import { attackerDecides, choices, settled } from './steps';
import { NEVER_RETREAT } from './layout';

/** Something else is chosen only if it is better by more than rounding. */
const BETTER: f64 = 1e-12;

/** The engagement the attacker begins at a depth, with how many there are; 0 if he stops. */
export function chosenEngagement(depth: i32): u32 {
  const s = frame(depth);
  if (reached(s)) return 0;
  const list = take(LIST_BYTES);
  const count = engagements(s, list);
  let what = planned(s, list, count);
  if (best(BEST_OPERATION)) {
    let odds = what ? engagementOdds(depth, what, count) : 0;
    for (let i = 0; i < count; ++i) {
      const other = load<u32>(list + (i << 2));
      const otherOdds = engagementOdds(depth, other, count);
      if (otherOdds <= odds + BETTER) continue;
      odds = otherOdds;
      what = other;
    }
  }
  giveBack(list);
  return what ? counted(what, count) : 0;
}

/** What comes of the decision a battle at a depth stands at. */
export function chosen(depth: i32, e: Engagement, battle: u64): u64 {
  let choice = byPolicy(e, battle);
  if (stepIn(battle) == RETREAT && !best(BEST_DEFENDER)) {
    if (defendersPolicy.retreatAbove == NEVER_RETREAT || !retreats(battleOdds(depth, settled(e, choice)))) return choice;
    const list = take(CHOICE_BYTES);
    choices(e, battle, list);
    choice = load<u64>(list + 8);
    giveBack(list);
    return choice;
  }
  if (!isChoice(e, battle)) return choice;
  const rises = attackerDecides(e, battle);
  const list = take(CHOICE_BYTES);
  const count = choices(e, battle, list);
  let odds = battleOdds(depth, settled(e, choice));
  for (let i = 0; i < count; ++i) {
    const other = load<u64>(list + (i << 3));
    const otherOdds = battleOdds(depth, settled(e, other));
    if (rises ? otherOdds <= odds + BETTER : otherOdds >= odds - BETTER) continue;
    odds = otherOdds;
    choice = other;
  }
  giveBack(list);
  return choice;
}

/** Troops that move into a land the attacker occupies, from the state at depth + 1. */
export function chosenAdvance(depth: i32, base: i32, land: i32): u32 {
  const may = free(frame(depth + 1), base);
  const usual = plannedAdvance(may);
  if (!best(BEST_OPERATION)) return usual;
  const few = leadsNowhere(frame(depth + 1), land);
  let troops = usual;
  let odds = advanceOdds(depth, base, land, usual);
  for (let a = 0; a <= wholeOf(may); ++a) for (let d = 0; d <= damagedOf(may); ++d) for (let i = infantryOf(may); i >= 0; --i) {
    const other = i * ONE_INFANTRY + a * ONE_WHOLE + d * ONE_DAMAGED;
    if (!advances(other, few)) continue;
    const otherOdds = advanceOdds(depth, base, land, other);
    if (otherOdds <= odds + BETTER) continue;
    odds = otherOdds;
    troops = other;
  }
  return troops;
}
