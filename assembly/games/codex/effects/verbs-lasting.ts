// Verbs whose effect lasts for a time.

import {
  MOD_GIVE, MOD_STATS, SEL_ALL, UNTIL_END_OF_TURN, UNTIL_LEAVES_PLAY, UNTIL_YOUR_NEXT_TURN, UNTIL_YOUR_NEXT_UPKEEP,
} from './codes';
import { select } from './choosing';
import { Effect } from './effect';
import { forgetGone } from './endings';
import { matches } from './match';
import { valueOf } from './numbers';
import { giveBackLists, lendList } from './obj-list';
import { player } from './refs';
import { giveControl } from '../arriving';
import { stop } from '../ask';
import { faceAt, faces, view } from '../faces';
import { addDelayed, addLasting, dropLasting, lastingAt, lastingByte, lastingCount, placesOf } from '../lasting';
import {
  END_NEVER, END_NEXT_TURN, END_TURN, END_UPKEEP, LAST_ARMOR, LAST_ATK, LAST_END, LAST_HP, LAST_OF, LAST_PREVIOUS,
  LATER_AT, LATER_BOUND, LATER_CARD, LATER_SELF, LATER_STEP, LATER_YOU, MAX_BOUND, MAX_LASTING, NOTED_FORM,
  OBJ_FORM, OPT_TEAM_BUFFS,
} from '../layout';
import { addPlace, controllerOf, count, hasPlace, placeOfId, recordOf, setHalfField } from '../objects';
import { note } from '../notes';
import { isThing } from '../objs';
import { word } from '../printed';
import { NAMES } from '../tables';
import { newStamp, option, touch } from '../table';

const ARGS: i32 = 4;

/** A record for a step, with when it ends. */
function begin(b: Effect, step: i32, until: i32): usize {
  if (lastingCount() == MAX_LASTING) forgetGone();
  const at = addLasting(newStamp(), b.self, b.card, b.you, step);
  store<u8>(at, endOf(until), LAST_END);
  store<u8>(at, b.you, LAST_OF);
  touch();
  return at;
}
function endOf(until: i32): i32 {
  switch (until) {
    case UNTIL_END_OF_TURN: return END_TURN;
    case UNTIL_YOUR_NEXT_UPKEEP: return END_UPKEEP;
    case UNTIL_YOUR_NEXT_TURN: return END_NEXT_TURN;
    default: return END_NEVER;
  }
}

export function buff(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  view();
  let at: usize = 0;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const place = isThing(chosen.at(i)) ? placeOfId(chosen.at(i)) : -1;
    if (place < 0) continue;
    if (!at) {
      const atk = valueOf(b, word(step + ARGS + 1));
      const hp = valueOf(b, word(step + ARGS + 2));
      const armor = valueOf(b, word(step + ARGS + 3));
      at = begin(b, step, word(step + ARGS + 6));
      store<i8>(at, <i8>atk, LAST_ATK);
      store<i8>(at, <i8>hp, LAST_HP);
      store<i8>(at, <i8>armor, LAST_ARMOR);
    }
    addPlace(placesOf(at), place);
  }
  touch();
  giveBackLists();
  return at != 0;
}

/** A continuous effect keeps watching (CX-EFF-8); with the option `snapshot` it stays with what matches now. */
export function effect(b: Effect, step: i32): bool {
  const at = begin(b, step, word(step + ARGS + 1));
  if (option(OPT_TEAM_BUFFS) != 1) return true;
  view();
  const mods = word(step + ARGS);
  for (let i = 1, n = word(mods); i <= n; ++i) {
    const sel = word(word(mods + i) + 1);
    const code = word(word(mods + i));
    if ((code != MOD_STATS && code != MOD_GIVE) || word(sel) != SEL_ALL) continue;
    for (let place = 0, all = count(); place < all; ++place) {
      if (!faces[place].unfinished && matches(b, faces[place], word(sel + 1))) addPlace(placesOf(at), place);
    }
  }
  touch();
  return true;
}

/** Puts steps off; names stay bound. */
export function later(b: Effect, step: i32): bool {
  const at = addDelayed();
  store<u8>(at, word(step + ARGS), LATER_AT);
  store<u8>(at, b.you, LATER_YOU);
  store<u16>(at, b.self, LATER_SELF);
  store<u16>(at, b.card + 1, LATER_CARD);
  store<u16>(at, step, LATER_STEP);
  let n = 0;
  for (let name = 0; name < NAMES; ++name) {
    for (let i = 0; i < b.counts[name] && n < MAX_BOUND; ++i) {
      store<u32>(at + LATER_BOUND + (n++ << 2), ((name + 1) << 24) | b.boundAt(name, i));
    }
  }
  return true;
}

/** Control for a time remembers who has the thing again when it ends (CX-CTRL-3, R-21). */
export function control(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  view();
  const seat = player(b, word(step + ARGS + 1));
  const until = word(step + ARGS + 2);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const id = chosen.at(i);
    const o = isThing(id) ? recordOf(id) : 0;
    if (!o) continue;
    const previous = controllerOf(o);
    giveControl(id, seat);
    if (stop) break;
    isDone = true;
    if (until == UNTIL_LEAVES_PLAY) forgetReturn(id);
    else {
      const at = begin(b, step, until);
      store<u8>(at, previous + 1, LAST_PREVIOUS);
      addPlace(placesOf(at), placeOfId(id));
    }
  }
  giveBackLists();
  return isDone;
}
function forgetReturn(id: i32): void {
  const place = placeOfId(id);
  for (let i = lastingCount() - 1; i >= 0; --i) {
    const at = lastingAt(i);
    if (lastingByte(at, LAST_PREVIOUS) && hasPlace(placesOf(at), place)) dropLasting(i);
  }
}

/** Printed values become those of the token; earlier buffs end, damage, runes and attachments stay (CX-EFF-9). */
export function transform(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  let isDone = false;
  for (let i = 0; i < chosen.count && !stop; ++i) {
    const id = chosen.at(i);
    const o = isThing(id) ? recordOf(id) : 0;
    if (!o) continue;
    setHalfField(o, OBJ_FORM, word(step + ARGS + 1) + 1);
    for (let by = 0; by <= 2; ++by) note(id, NOTED_FORM, by, 0, 0);
    note(id, NOTED_FORM, 1 + b.you, 0, newStamp());
    const place = placeOfId(id);
    for (let j = 0; j < lastingCount(); ++j) {
      const at = lastingAt(j);
      if (!lastingByte(at, LAST_PREVIOUS)) dropPlace(placesOf(at), place);
    }
    isDone = true;
  }
  if (isDone) forgetGone();
  giveBackLists();
  return isDone;
}
function dropPlace(bits: usize, place: i32): void {
  const at = bits + (place >> 3);
  store<u8>(at, <i32>load<u8>(at) & ~(1 << (place & 7)));
  touch();
}

/** Printed ATK of two things, values fixed now. */
export function swapAtk(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, word(step + ARGS), chosen);
  giveBackLists();
  if (stop || chosen.count < 2) return false;
  const first = min(placeOfId(chosen.at(0)), placeOfId(chosen.at(1)));
  const second = max(placeOfId(chosen.at(0)), placeOfId(chosen.at(1)));
  const atk = faceAt(second).printedAtk;
  const other = faceAt(first).printedAtk;
  const at = begin(b, step, word(step + ARGS + 1));
  store<i8>(at, <i8>atk, LAST_ATK);
  store<i8>(at, <i8>other, LAST_HP);
  addPlace(placesOf(at), first);
  addPlace(placesOf(at), second);
  touch();
  return true;
}
