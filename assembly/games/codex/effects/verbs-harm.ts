// Verbs that hurt, mend and take away.

import { noteAsking, notePoints } from './asked';
import { select } from './choosing';
import { Effect, GOES_TO_TRASH } from './effect';
import { TO_SACRIFICE } from './allowed';
import { valueOf } from './numbers';
import { giveBackLists, lendList, ObjList } from './obj-list';
import { REF_SELF } from './refs';
import { SEL_REF } from './codes';
import { askChooser, listAnswers, stop } from '../ask';
import { offerObj } from './choosing';
import { addHit, bonusOf, dealHits } from '../damage';
import { faceOf, view } from '../faces';
import { ASK_DIVIDE, OBJ_DAMAGE, PILE_TRASHED, WORKERS } from '../layout';
import { leave, mark, TO_DISCARD_PILE, TO_TRASH } from '../leaving';
import { fieldOf, inPlay, recordOf, setField } from '../objects';
import { isPileCard, isThing, isWorker, pileOf, placeIn, seatOf } from '../objs';
import { word } from '../printed';
import { addOpenly, takeOpenly } from '../sightings';
import { setSide, workers } from '../table';
import { faceOfSource } from '../targeting';

const ARGS: i32 = 4;

/** Points of damage on each of a list, the first of each placed already; the others one by one (4.2, `divide`). */
const points: StaticArray<i32> = new StaticArray<i32>(320);
function divide(b: Effect, n: i32, chosen: ObjList): void {
  for (let i = 0; i < chosen.count; ++i) points[i] = i < n ? 1 : 0;
  for (let left = n - chosen.count; left > 0 && !stop; --left) {
    listAnswers();
    for (let i = 0; i < chosen.count; ++i) offerObj(chosen.at(i), i);
    const index = askChooser(b.you, ASK_DIVIDE);
    if (!stop) points[index] += 1;
    else {
      noteAsking(b);
      notePoints(left);
    }
  }
}

export function damage(b: Effect, step: i32): bool {
  view();
  const source = faceOfSource(b);
  const n = valueOf(b, word(step + ARGS)) + (source ? bonusOf(source) : 0);
  const isDivided = word(step + ARGS + 2) != 0;
  const chosen = lendList();
  select(b, word(step + ARGS + 1), chosen, n);
  if (!stop && isDivided && chosen.count > 0) divide(b, n, chosen);
  let isDone = false;
  const from = b.self ? faceOf(b.self) : null;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    if (!isThing(chosen.at(i)) || !inPlay(chosen.at(i))) continue;
    addHit(from, b.self, b.you, chosen.at(i), isDivided ? points[i] : n, false);
    isDone = n > 0;
  }
  if (!stop) dealHits();
  giveBackLists();
  return isDone;
}

/** Never above the maximum (CX-DMG-5). */
export function repair(b: Effect, step: i32): bool {
  const n = word(step + ARGS) ? valueOf(b, word(step + ARGS)) : 255;
  const chosen = lendList();
  select(b, word(step + ARGS + 1), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const o = isThing(chosen.at(i)) ? recordOf(chosen.at(i)) : 0;
    if (!o || !fieldOf(o, OBJ_DAMAGE)) continue;
    setField(o, OBJ_DAMAGE, max(0, fieldOf(o, OBJ_DAMAGE) - n));
    isDone = true;
  }
  giveBackLists();
  return isDone;
}

/** A worker that is trashed, destroyed or sacrificed is only one less (CX-WORK-5). */
function loseWorker(seat: i32): bool {
  if (!workers(seat)) return false;
  setSide(seat, WORKERS, workers(seat) - 1);
  return true;
}

/** Takes away what was chosen: things together, workers one by one. */
function takeAway(chosen: ObjList, dies: bool, to: i32): bool {
  let isDone = false;
  for (let i = 0; i < chosen.count; ++i) {
    const obj = chosen.at(i);
    if (isWorker(obj)) {
      if (loseWorker(seatOf(obj))) isDone = true;
    } else if (isThing(obj) && inPlay(obj)) {
      mark(obj);
      isDone = true;
    } else if (isPileCard(obj) && to == TO_TRASH) {
      takeOpenly(seatOf(obj), pileOf(obj), placeIn(obj));
      addOpenly(seatOf(obj), PILE_TRASHED, placeIn(obj));
      isDone = true;
    }
  }
  leave(dies, to);
  return isDone;
}

function harm(b: Effect, step: i32, dies: bool, to: i32, allow: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen, 0, allow);
  const isDone = !stop && takeAway(chosen, dies, to);
  giveBackLists();
  return isDone;
}
export function destroy(b: Effect, step: i32): bool { return harm(b, step, true, TO_DISCARD_PILE, 0); }
export function sacrifice(b: Effect, step: i32): bool { return harm(b, step, true, TO_DISCARD_PILE, TO_SACRIFICE); }

/** Whether a step is about the spell that is carried out. */
export function isOwnSpell(b: Effect, sel: i32): bool {
  return b.isSpell && word(sel) == SEL_REF && word(sel + 1) == REF_SELF;
}
export function trash(b: Effect, step: i32): bool {
  if (!isOwnSpell(b, word(step + ARGS))) return harm(b, step, false, TO_TRASH, 0);
  b.goesTo = GOES_TO_TRASH;
  return true;
}

