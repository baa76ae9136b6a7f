// What the evaluation counts of one seat (evaluation-terms.ts).

import { ofRank, owned } from './board';
import { AROUND } from './effects/geometry';
import {
  TERM_ACTIONS, TERM_BEINGS, TERM_CENTRE, TERM_COMMON, TERM_CONNECTED, TERM_CONTACT, TERM_EARNED, TERM_FLARE,
  TERM_HEROIC, TERM_LEGENDARY, TERM_LEGENDS, TERM_POINTS, TERM_TASKS, TERM_TURN,
} from './evaluation-terms';
import { canInvoke } from './flares';
import { beingsShown, legendsShown, pairs, study } from './formation';
import { ASK_CLAIM, ASK_PLACE_LIFTED, COMMON, HEROIC, LEGEND, NEXT_TASK, NOWHERE, ROW, ROW_LENGTH } from './layout';
import { lackOf } from './quantities';
import { score, spoils } from './scoring';
import { any, first, rest, size } from './squares';
import { actionsLeft, isDuel, mover, question, scalar } from './state';
import { AREA_CENTRAL, TASK_AREAS } from './tables';
import { claimable, worth } from './tasks';

/** Whether what the turn under way did is still to be scored. */
function unscored(s: usize): bool {
  return question(s) <= ASK_CLAIM;
}

/** Points of the turn under way (TS-DUEL-1, TS-DUEL-2, TS-HIGH-1). */
function earned(s: usize): i32 {
  if (isDuel(s)) return spoils(s);
  let best = 0;
  for (let left = claimable(s, mover(s)); left; left &= left - 1) best = max(best, worth(ctz(left)));
  return best;
}

/** Points of a task, the more the less it lacks. */
function promise(s: usize, seat: i32, task: i32): f32 {
  if (task == NOWHERE) return 0;
  const lack = lackOf(s, seat, task);
  return lack < 0 ? 0 : <f32>worth(task) / (1 + <f32>lack);
}

function promises(s: usize, seat: i32): f32 {
  let sum: f32 = promise(s, seat, scalar(s, NEXT_TASK)) * 0.5;
  for (let i = 0; i < ROW_LENGTH; ++i) sum += promise(s, seat, scalar(s, ROW + i));
  return sum;
}

@inline
function put(out: usize, term: i32, value: i32): void {
  store<f32>(out + (term << 2), <f32>value);
}

/** Writes TERMS counts of a seat, f32. */
export function countTerms(s: usize, seat: i32, out: usize): void {
  const own = owned(s, seat);
  const enemies = owned(s, seat ^ 1);
  const turn = mover(s) == seat && unscored(s);
  // A lifted piece counts as placed and paid for; otherwise lifting one would look better than anything done at once.
  const lifted = i32(turn && question(s) == ASK_PLACE_LIFTED);
  put(out, TERM_POINTS, score(s, seat));
  put(out, TERM_EARNED, turn ? earned(s) : 0);
  put(out, TERM_COMMON, size(ofRank(s, seat, COMMON)) + lifted);
  put(out, TERM_HEROIC, size(ofRank(s, seat, HEROIC)));
  put(out, TERM_LEGENDARY, size(ofRank(s, seat, LEGEND)));
  study(s, seat);
  put(out, TERM_BEINGS, beingsShown());
  put(out, TERM_LEGENDS, legendsShown());
  put(out, TERM_CONNECTED, pairs());
  let contact = 0;
  for (let left = own; any(left); left = rest(left)) {
    contact += i32(any(v128.and(v128.load(AROUND + (first(left) << 4)), enemies)));
  }
  put(out, TERM_CONTACT, contact);
  put(out, TERM_CENTRE, size(v128.and(own, v128.load(TASK_AREAS + (AREA_CENTRAL << 4)))));
  store<f32>(out + (TERM_TASKS << 2), isDuel(s) ? 0 : promises(s, seat));
  put(out, TERM_FLARE, i32(canInvoke(s, seat)));
  put(out, TERM_TURN, i32(mover(s) == seat));
  put(out, TERM_ACTIONS, turn ? actionsLeft(s) - lifted : 0);
}
