// Verbs that change things in play.

import { noteAsking } from './asked';
import { select } from './choosing';
import { Effect } from './effect';
import { valueOf } from './numbers';
import { giveBackLists, lendList } from './obj-list';
import { exhaust } from '../arriving';
import { enterSlot } from '../armor';
import { askChooser, listAnswers, offer, stop } from '../ask';
import { view } from '../faces';
import {
  ASK_SLOT, BIT_EXHAUSTED, NOTED_FORM, NOTED_MEMORY, OBJ_FORM, OBJ_HOST, OBJ_SLOT, OBJ_STAMP, SLOT,
} from '../layout';
import { note } from '../notes';
import {
  cardOf, controllerOf, count, fieldOf, halfOf, inPlay, record, recordOf, setBit, setField, setHalfField,
} from '../objects';
import { isThing } from '../objs';
import { word } from '../printed';
import { addRunes } from '../runes';

const ARGS: i32 = 4;
const SLOTS: i32 = 5;

export function rune(b: Effect, step: i32): bool {
  view();
  const n = valueOf(b, word(step + ARGS + 1));
  const cap = word(step + ARGS + 3);
  const chosen = lendList();
  select(b, word(step + ARGS + 2), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    if (isThing(chosen.at(i)) && addRunes(chosen.at(i), word(step + ARGS), n, cap < 0 ? 99 : cap)) isDone = true;
  }
  giveBackLists();
  return isDone;
}

/** Out of the patrol zone; no bonus of a slot (CX-PATROL-10). */
export function sideline(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const o = isThing(chosen.at(i)) ? recordOf(chosen.at(i)) : 0;
    if (!o || !fieldOf(o, OBJ_SLOT)) continue;
    setField(o, OBJ_SLOT, 0);
    isDone = true;
  }
  giveBackLists();
  return isDone;
}

/** To an empty slot of the same patrol zone; with none free it stays. */
export function shift(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  giveBackLists();
  if (stop || chosen.count == 0 || !isThing(chosen.at(0))) return false;
  const id = chosen.at(0);
  const o = recordOf(id);
  if (!o || !fieldOf(o, OBJ_SLOT)) return false;
  let taken = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    if (controllerOf(record(i)) == controllerOf(o)) taken |= 1 << fieldOf(record(i), OBJ_SLOT);
  }
  listAnswers();
  let free = false;
  for (let slot = 1; slot <= SLOTS; ++slot) {
    if (taken & (1 << slot)) continue;
    offer(SLOT, slot, slot);
    free = true;
  }
  if (!free) return false;
  const slot = askChooser(b.you, ASK_SLOT);
  if (stop) noteAsking(b);
  else enterSlot(id, slot);
  return true;
}

export function exhaustThings(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    if (!isThing(chosen.at(i)) || !inPlay(chosen.at(i))) continue;
    exhaust(chosen.at(i));
    isDone = true;
  }
  giveBackLists();
  return isDone;
}

export function ready(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const o = isThing(chosen.at(i)) ? recordOf(chosen.at(i)) : 0;
    if (!o) continue;
    setBit(o, BIT_EXHAUSTED, false);
    isDone = true;
  }
  giveBackLists();
  return isDone;
}

/** A token is turned over: no arrival, and it keeps everything that lies on it. */
export function flip(b: Effect, step: i32): bool {
  const into = word(step + ARGS + 1);
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const id = chosen.at(i);
    const o = isThing(id) ? recordOf(id) : 0;
    if (!o) continue;
    const isBack = into == cardOf(o);
    setHalfField(o, OBJ_FORM, isBack ? 0 : into + 1);
    note(id, NOTED_FORM, 0, 0, isBack ? 0 : halfOf(o, OBJ_STAMP));
    isDone = true;
  }
  giveBackLists();
  return isDone;
}

export function attach(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  giveBackLists();
  if (stop || chosen.count == 0) return false;
  const o = recordOf(b.self);
  if (!o || !isThing(chosen.at(0)) || !inPlay(chosen.at(0))) return false;
  setHalfField(o, OBJ_HOST, chosen.at(0));
  return true;
}

export function remember(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  giveBackLists();
  if (stop || chosen.count == 0 || !inPlay(b.self)) return false;
  for (let i = 0; i < chosen.count; ++i) note(b.self, NOTED_MEMORY, word(step + ARGS + 1), chosen.at(i), 1);
  return true;
}
