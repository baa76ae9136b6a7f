// The odds that the attacker reaches his goal, backward: battles step by step, and what comes after them.
//
// Whoever plays best takes the best for himself, the defenders together the worst for the attacker; the others keep to
// their policies. Every round removes a hit and every invasion opens a land, so nothing comes twice.

import { reserve } from '../../../kernel/arena';
import { ONE_DAMAGED, ONE_INFANTRY, ONE_WHOLE, damagedOf, divisionsOf, infantryOf, wholeOf } from './divisions';
import { advance, baseOf, ended } from './aftermath';
import { Engagement, FALLEN, RETREAT, ROLL, stepIn } from './engagement';
import {
  BEST, BEST_ATTACKER, BEST_DEFENDER, BEST_OPERATION, NEVER_RETREAT, SOURCE_AT, STATE_BYTES,
} from './layout';
import { betweenKey, exhausted, giveUp, keyOf, numberOf, recalled, remember } from './memory';
import { MOST, begin, engagements, free } from './outbreak';
import { planned, plannedAdvance, reached } from './plan';
import { byPolicy, defendersPolicy } from './policy';
import { afterRoll, attackerDecides, choices, rollsOf, settled, weightsOf } from './steps';
import { asked, enemy, facing, forces, landOf, places } from './theatre';

/** Deepest line of states: three for each battle. */
export const FRAMES = 384;
const frames = reserve(FRAMES * STATE_BYTES);
const fought = new StaticArray<Engagement>(FRAMES);
for (let i = 0; i < FRAMES; ++i) fought[i] = new Engagement();

/** Where lists of choices lie while they are gone through. */
const STACK_BYTES = 1 << 18;
const stack = reserve(STACK_BYTES);
let top: usize = stack;

/** The state at a depth, and the battle fought there. */
export function frame(depth: i32): usize { return frames + depth * STATE_BYTES; }
export function foughtAt(depth: i32): Engagement { return fought[depth]; }

/** Room for a list of at most `bytes`, until it is given back. */
export function take(bytes: usize): usize {
  const list = top;
  top += bytes;
  if (top > stack + STACK_BYTES) {
    giveUp();
    top = list;
    return stack;
  }
  return list;
}
export function giveBack(list: usize): void { top = list; }
/** Forgets lists that were given up. */
export function clearStack(): void { top = stack; }

export const LIST_BYTES: usize = MOST << 2;
/** Ten ways to fill a group, or stay and eight lands to go to. */
export const CHOICE_BYTES: usize = 16 << 3;

export function best(who: i32): bool { return (asked(BEST) & who) != 0; }

/** Odds of the state at a depth, between battles; 0 once memory is exhausted. */
export function stateOdds(depth: i32): f64 {
  const s = frame(depth);
  if (reached(s)) return 1;
  if (exhausted || depth + 3 >= FRAMES) {
    giveUp();
    return 0;
  }
  const key = betweenKey(numberOf(s));
  const known = recalled(key);
  if (known >= 0) return known;
  const list = take(LIST_BYTES);
  const count = engagements(s, list);
  let odds: f64 = 0;
  if (best(BEST_OPERATION)) {
    for (let i = 0; i < count && odds < 1; ++i) odds = max(odds, engagementOdds(depth, load<u32>(list + (i << 2)), count));
  } else {
    const what = planned(s, list, count);
    if (what) odds = engagementOdds(depth, what, count);
  }
  giveBack(list);
  remember(key, odds);
  return odds;
}

/** Odds once the attacker has begun that engagement, one of `count`. */
export function engagementOdds(depth: i32, what: u32, count: i32): f64 {
  return battleOdds(depth + 1, begun(depth, what, count));
}

/** Begins an engagement of the state at a depth, at the next one. */
export function begun(depth: i32, what: u32, count: i32): u64 {
  const s = frame(depth + 1);
  memory.copy(s, frame(depth), STATE_BYTES);
  const e = fought[depth + 1];
  const battle = begin(s, what, e);
  e.around = numberOf(s);
  e.alone = count == 1 && best(BEST_ATTACKER);
  // A group whose last division falls back invades nothing any more (CQ-INV-12).
  e.attackGathers = e.alone && !e.endsEmpty;
  e.defenceGathers = e.attackGathers && best(BEST_DEFENDER);
  return settled(e, battle);
}

/** Whether somebody who plays best decides here. */
export function isChoice(e: Engagement, battle: u64): bool {
  return best(attackerDecides(e, battle) ? BEST_ATTACKER : BEST_DEFENDER);
}

/** Odds of a battle at a depth. */
export function battleOdds(depth: i32, battle: u64): f64 {
  const e = fought[depth];
  for (;;) {
    const step = stepIn(battle);
    if (step == ROLL || step == RETREAT || step >= FALLEN || isChoice(e, battle)) break;
    battle = settled(e, byPolicy(e, battle));
  }
  if (exhausted) return 0;
  const key = keyOf(e.around, battle);
  const known = recalled(key);
  if (known >= 0) return known;
  const step = stepIn(battle);
  const odds = step >= FALLEN ? endOdds(depth, battle) : step == ROLL ? rollOdds(depth, e, battle) : choiceOdds(depth, e, battle);
  remember(key, odds);
  return odds;
}

function rollOdds(depth: i32, e: Engagement, battle: u64): f64 {
  const weights = weightsOf(e, battle);
  let sum: f64 = 0;
  for (let outcome = 0; outcome < 4; ++outcome) {
    const weight = load<u32>(weights + (outcome << 2));
    if (weight) sum += weight * battleOdds(depth, settled(e, afterRoll(e, battle, outcome)));
  }
  return sum / rollsOf(e, battle);
}

function choiceOdds(depth: i32, e: Engagement, battle: u64): f64 {
  const list = take(CHOICE_BYTES);
  const count = choices(e, battle, list);
  const rises = attackerDecides(e, battle);
  let odds = battleOdds(depth, settled(e, load<u64>(list)));
  if (!rises && !best(BEST_DEFENDER)) {
    if (retreats(odds)) odds = battleOdds(depth, load<u64>(list + 8));
  } else {
    for (let i = 1; i < count; ++i) {
      const other = battleOdds(depth, settled(e, load<u64>(list + (i << 3))));
      odds = rises ? max(odds, other) : min(odds, other);
    }
  }
  giveBack(list);
  return odds;
}

/** Whether the owner leaves by policy a land whose attacker has these odds if he stays. */
export function retreats(odds: f64): bool {
  return defendersPolicy.retreatAbove != NEVER_RETREAT && odds * 100 > defendersPolicy.retreatAbove;
}

/** Odds after a battle, the advance included. */
function endOdds(depth: i32, battle: u64): f64 {
  const land = ended(frame(depth + 1), frame(depth), battle);
  if (land < 0) return stateOdds(depth + 1);
  const base = baseOf(load<u8>(frame(depth) + SOURCE_AT));
  const may = free(frame(depth + 1), base);
  if (!best(BEST_OPERATION)) return advanceOdds(depth, base, land, plannedAdvance(may));
  const few = leadsNowhere(frame(depth + 1), land);
  let odds: f64 = 0;
  for (let a = 0; a <= wholeOf(may); ++a) for (let d = 0; d <= damagedOf(may); ++d) {
    for (let i = infantryOf(may); i >= 0 && odds < 1; --i) {
      const troops = i * ONE_INFANTRY + a * ONE_WHOLE + d * ONE_DAMAGED;
      if (advances(troops, few)) odds = max(odds, advanceOdds(depth, base, land, troops));
    }
  }
  return odds;
}

/** An advance worth a look. */
export function advances(troops: u32, few: bool): bool {
  const count = divisionsOf(troops);
  return count == 1 || (count > 1 && !few);
}

/** Nothing can be attacked from there, so that one division is as good there as many. */
export function leadsNowhere(s: usize, land: i32): bool {
  if (forces()) return false;
  for (let place = 0, most = places(); place < most; ++place) {
    if (landOf(place) == land && enemy(s, facing(place))) return false;
  }
  return true;
}

/** Odds after that advance from the state at depth + 1. */
export function advanceOdds(depth: i32, base: i32, land: i32, troops: u32): f64 {
  advanced(depth, base, land, troops);
  return stateOdds(depth + 2);
}

/** Makes that advance from the state at depth + 1, at depth + 2. */
export function advanced(depth: i32, base: i32, land: i32, troops: u32): void {
  memory.copy(frame(depth + 2), frame(depth + 1), STATE_BYTES);
  advance(frame(depth + 2), base, land, troops);
}
