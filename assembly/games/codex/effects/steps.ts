// Carrying out an effect: its parts in their order, as much as can be done of them, each followed by the check
// (CX-EFF-1, CX-DMG-8).

import { noteAsking } from './asked';
import { Effect } from './effect';
import { nameIn } from './choosing';
import { holds } from './numbers';
import { forgetLists } from './obj-list';
import { canDoStep, selectorOf } from './possible';
import { askChooser, goOn, listAnswers, LOST_CHOICE, offer, stop } from '../ask';
import { check } from '../check';
import { ASK_MAY, MAY } from '../layout';
import { actFor, actingFor, deadAt, deathCount, diedFromDamage } from '../leaving';
import { word } from '../printed';
import { view } from '../faces';

/** Of the things chosen under a name, whether one died and how (`killed`). */
function tellDeaths(b: Effect, name: i32, since: i32): void {
  for (let i = since; i < deathCount; ++i) {
    for (let j = 0; j < b.counts[name]; ++j) {
      if (b.boundAt(name, j) == deadAt(i)) b.killed[name] = max(b.killed[name], diedFromDamage(i) ? 2 : 1);
    }
  }
}

let perform: (b: Effect, step: i32) => bool = () => false;
/** Takes what carries out one step (verbs.ts); some of its verbs carry out steps in their turn. */
export function performBy(how: (b: Effect, step: i32) => bool): void { perform = how; }

function asksWhether(b: Effect): bool {
  listAnswers();
  offer(MAY, 0, 0);
  offer(MAY, 1, 1);
  const does = askChooser(b.you, ASK_MAY);
  if (stop) noteAsking(b);
  return does == 1;
}

function carryStep(b: Effect, step: i32): void {
  view();
  if (word(step + 2) && !holds(b, word(step + 2))) return;
  // Nobody is asked whether to do what cannot be done.
  if (word(step + 1) && (!canDoStep(b, step) || !asksWhether(b))) return;
  if (stop) return;
  const since = deathCount;
  const isDone = perform(b, step);
  if (stop) return;
  const label = word(step + 3);
  const sel = selectorOf(step);
  const chosen = sel ? nameIn(sel) : -1;
  if (isDone) {
    if (label >= 0) b.done |= 1 << label;
    if (chosen >= 0) b.done |= 1 << chosen;
  }
  check();
  if (stop) return;
  if (label >= 0) tellDeaths(b, label, since);
  if (chosen >= 0) tellDeaths(b, chosen, since);
}

export function carrySteps(b: Effect, steps: i32): void {
  for (let i = 1, n = word(steps); i <= n && !stop; ++i) carryStep(b, word(steps + i));
}

/** An ability or spell; a lost choice ends it (CX-TURN-3). */
export function carryOut(b: Effect, steps: i32): void {
  const before = actingFor;
  b.steps = steps;
  actFor(b.you);
  carrySteps(b, steps);
  if (stop == LOST_CHOICE) {
    goOn();
    check();
  }
  actFor(before);
}

/** No script runs. */
export function forgetSteps(): void { forgetLists(); }
