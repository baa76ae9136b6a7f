// What an answer is worth to a plain player: the static value once everything it asks at once has been answered as well as
// one answer ahead can tell, chance being drawn.

import { reserve } from '../../kernel/arena';
import { drawOutcome } from '../../kernel/chance';
import { CHANCE, MAX_ACTIONS, OVER } from '../../kernel/rules';
import { optionAt, optionCount, weightAt } from './ask';
import { counted } from './counts';
import { TERM_GOLD } from './evaluation-terms';
import { oddsOf, rewardOf } from './evaluate';
import { ASKED, ASK_MAIN, ASK_PATROL, ASK_TECH, QUESTION, STATE_BYTES } from './layout';
import { answer, listOptions } from './scripts';
import { PLAIN_WEIGHTS, weightOf } from './weights';

/** Answers within one action; more are taken as they come. */
const MOST_ANSWERS: i32 = 12;
/** Gold that is kept is worth that share of what it could buy. */
const KEPT_GOLD: f32 = 0.5;
const WON: f32 = 1000;

const trial: usize = reserve(STATE_BYTES);
const look: usize = reserve(STATE_BYTES);
const list: usize = reserve(MAX_ACTIONS * 8);

/** Worth of a node to a seat. */
export function worthTo(s: usize, seat: i32): f32 {
  if (load<u8>(s, ASKED) == OVER) return WON * (2 * rewardOf(s, seat) - 1);
  const odds = oddsOf(s, seat, PLAIN_WEIGHTS);
  return odds - (1 - KEPT_GOLD) * weightOf(PLAIN_WEIGHTS, TERM_GOLD) * counted(seat, TERM_GOLD);
}

function copyOptions(): i32 {
  for (let i = 0; i < optionCount; ++i) {
    store<u32>(list + (i << 3), optionAt(i));
    store<u32>(list + (i << 3), weightAt(i), 4);
  }
  return optionCount;
}
/** Whether a node belongs to the action before it. */
function isWithin(s: usize, seat: i32): bool {
  const asked: i32 = load<u8>(s, ASKED);
  const question: i32 = load<u8>(s, QUESTION);
  if (asked == CHANCE) return true;
  return asked == seat && question != ASK_MAIN && question != ASK_PATROL && question != ASK_TECH;
}

/** Answers the open question of `trial` as one answer ahead can tell. */
function goOn(seat: i32): void {
  listOptions(trial);
  const n = copyOptions();
  if (load<u8>(trial, ASKED) == CHANCE) return answer(trial, drawOutcome(list, n));
  let best = load<u32>(list);
  let most: f32 = -2 * WON;
  for (let i = 0; n > 1 && i < n; ++i) {
    memory.copy(look, trial, STATE_BYTES);
    answer(look, load<u32>(list + (i << 3)));
    const worth = worthTo(look, seat);
    if (worth <= most) continue;
    most = worth;
    best = load<u32>(list + (i << 3));
  }
  answer(trial, best);
}

/** Worth to a seat of an answer of its own, everything within the same action done. */
export function worthAfter(s: usize, action: u32, seat: i32): f32 {
  memory.copy(trial, s, STATE_BYTES);
  answer(trial, action);
  for (let i = 0; i < MOST_ANSWERS && isWithin(trial, seat); ++i) goOn(seat);
  return worthTo(trial, seat);
}

/** The best of `n` answers in `actions`; of equal ones the first. */
export function bestAnswer(s: usize, actions: usize, n: i32): u32 {
  const seat: i32 = load<u8>(s, ASKED);
  let best = load<u32>(actions);
  let most: f32 = -2 * WON;
  for (let i = 0; i < n; ++i) {
    const worth = worthAfter(s, load<u32>(actions + (i << 2)), seat);
    if (worth <= most) continue;
    most = worth;
    best = load<u32>(actions + (i << 2));
  }
  return best;
}
