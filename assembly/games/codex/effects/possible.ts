// Whether an effect has anything to choose (CX-SPELL-8, CX-ABIL-7, R-9), and whether it could choose a flagbearer
// (CX-KW-11). Nothing is done and nobody is asked.

import {
  OP_ATTACH, OP_BUFF, OP_CONTROL, OP_DAMAGE, OP_DESTROY, OP_EXHAUST, OP_FETCH, OP_FLIP, OP_LATER, OP_MODES, OP_MOVE,
  OP_PICK, OP_PLAY, OP_PUT, OP_READY, OP_REMEMBER, OP_REPAIR, OP_RUNE, OP_SACRIFICE, OP_SEQ, OP_SHIFT, OP_SIDELINE,
  OP_SWAP_ATK, OP_TRANSFORM, OP_TRASH, SEL_LIST, SEL_PICK,
} from './codes';
import { ANYTHING, PLAY_FREE, TO_PLAY, TO_SACRIFICE } from './allowed';
import { addLegalPicks, chooserOf, isExact, isTargeting, leastOf } from './choosing';
import { Effect } from './effect';
import { holds, valueOf } from './numbers';
import { giveBackLists, lendList } from './obj-list';
import { faceOf, view } from '../faces';
import { word } from '../printed';
import { isFlag } from '../targeting';

/** Where the words of a step begin that only its verb knows. */
export const ARGS: i32 = 4;

/** The selector of a step; 0 for a step that chooses nothing. */
export function selectorOf(step: i32): i32 {
  switch (word(step)) {
    case OP_DAMAGE: case OP_REPAIR: return word(step + ARGS + 1);
    case OP_RUNE: return word(step + ARGS + 2);
    case OP_BUFF: case OP_DESTROY: case OP_SACRIFICE: case OP_TRASH: case OP_MOVE: case OP_CONTROL: case OP_SIDELINE:
    case OP_SHIFT: case OP_EXHAUST: case OP_READY: case OP_PUT: case OP_FETCH: case OP_PLAY: case OP_ATTACH:
    case OP_REMEMBER: case OP_TRANSFORM: case OP_FLIP: case OP_SWAP_ATK: case OP_PICK:
      return word(step + ARGS);
    default: return 0;
  }
}
/** What its verb can do something with (allowed.ts). */
export function allowOf(step: i32): i32 {
  if (word(step) == OP_SACRIFICE) return TO_SACRIFICE;
  if (word(step) != OP_PLAY) return ANYTHING;
  return TO_PLAY | (word(step + ARGS + 1) ? PLAY_FREE : 0) | (word(step + ARGS + 2) << 3);
}

/** Some part must choose; some part has a legal choice. */
let mustChoose: bool = false;
let hasChoice: bool = false;

function look(b: Effect, sel: i32, allow: i32, may: bool): void {
  if (word(sel) == SEL_LIST) {
    const all = word(sel + 1);
    for (let i = 1, n = word(all); i <= n; ++i) look(b, word(all + i), allow, may);
    return;
  }
  if (word(sel) != SEL_PICK) return;
  const legal = lendList();
  addLegalPicks(b, sel, chooserOf(b, sel), allow, legal);
  const least = leastOf(sel);
  if (least > 0 && !may) mustChoose = true;
  if (legal.count >= (isExact(sel) ? least : 1)) hasChoice = true;
  giveBackLists();
}

function lookAtModes(b: Effect, step: i32): void {
  const all = word(step + ARGS + 1);
  const must = mustChoose;
  const had = hasChoice;
  let canOne = false;
  let chooses = false;
  for (let i = 1, n = word(all); i <= n; ++i) {
    mustChoose = hasChoice = false;
    lookAtSteps(b, word(all + i));
    if (!mustChoose || hasChoice) canOne = true;
    if (hasChoice) chooses = true;
  }
  mustChoose = must || !canOne;
  hasChoice = had || chooses;
}

function lookAtSteps(b: Effect, steps: i32): void {
  for (let i = 1, n = word(steps); i <= n; ++i) {
    const step = word(steps + i);
    if (word(step + 2) && !holds(b, word(step + 2))) continue;
    lookAtStep(b, step, word(step + 1) != 0);
  }
}
function lookAtStep(b: Effect, step: i32, may: bool): void {
  if (word(step) == OP_SEQ) return lookAtSteps(b, word(step + ARGS));
  if (word(step) == OP_MODES) return lookAtModes(b, step);
  if (word(step) == OP_LATER) return;
  const sel = selectorOf(step);
  if (sel) look(b, sel, allowOf(step), may);
}

/** False if a part must choose and no part can. */
export function canDoSomething(b: Effect, steps: i32): bool {
  view();
  mustChoose = hasChoice = false;
  lookAtSteps(b, steps);
  return !mustChoose || hasChoice;
}
/** The same of one step, as if it were compulsory. */
export function canDoStep(b: Effect, step: i32): bool {
  view();
  mustChoose = hasChoice = false;
  lookAtStep(b, step, false);
  return !mustChoose || hasChoice;
}

/** Whether a pick with the target symbol among these steps could take a flagbearer now. */
export function couldFlag(b: Effect, steps: i32): bool {
  for (let i = 1, n = word(steps); i <= n; ++i) {
    const step = word(steps + i);
    if (word(step + 2) && !holds(b, word(step + 2))) continue;
    if (word(step) == OP_SEQ && couldFlag(b, word(step + ARGS))) return true;
    const sel = selectorOf(step);
    if (!sel || word(sel) != SEL_PICK || !isTargeting(sel)) continue;
    const chooser = chooserOf(b, sel);
    const legal = lendList();
    addLegalPicks(b, sel, chooser, allowOf(step), legal);
    let found = false;
    for (let j = 0; j < legal.count; ++j) if (isFlag(chooser, faceOf(legal.at(j))!)) found = true;
    giveBackLists();
    if (found) return true;
  }
  return false;
}

/** How many modes a step chooses. */
export function modesOf(b: Effect, step: i32): i32 { return valueOf(b, word(step + ARGS)); }
