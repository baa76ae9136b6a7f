// Events, and the triggers they set off. What is told of one moment is gathered first, then everybody looks (CX-DEATH-5).

import {
  ABILITY_WHEN, EVENT_COMBAT_DAMAGE, EVENT_DAMAGES, EVENT_DIES, EVENT_KILLS, EVENT_PLAYED,
} from './effects/codes';
import { Effect, ofTrigger } from './effects/effect';
import { matches } from './effects/match';
import { holds } from './effects/numbers';
import { isAmong, isNamed } from './effects/refs';
import { ask, listAnswers, offer, stop } from './ask';
import { keyDetail, usesKind } from './ability-keys';
import { Face } from './face';
import { faceOf, faces, view } from './faces';
import { ASK_TIE, NOTED_EVENTS, THING } from './layout';
import { note, noted } from './notes';
import { cardOf, count, placeOfId, recordOf } from './objects';
import { isThing } from './objs';
import { word } from './printed';
import { NTH_COUNT, NTH_TABLE } from './tables';
import { active } from './table';
import { A_TRIGGER, triggers, Waiting } from './waiting';
import { wordOf } from '../../kernel/program';

const MOST: i32 = 256;

class Happening {
  e: i32 = 0;
  it: i32 = 0;
  other: i32 = 0;
  /** The zone it came from, the player who did it, whether it was combat damage. */
  from: i32 = -1;
  seat: i32 = 0;
  combat: bool = false;
}
const happenings: StaticArray<Happening> = new StaticArray<Happening>(MOST);
for (let i = 0; i < MOST; ++i) happenings[i] = new Happening();
let told: i32 = 0;
/** Those that one ability reacts to. */
const met: StaticArray<i32> = new StaticArray<i32>(MOST);
let metCount: i32 = 0;

/** How the card was played that the events are about. */
let boosted: bool = false;
let playedFrom: i32 = -1;
export function tellPlayed(isBoosted: bool, from: i32): void {
  boosted = isBoosted;
  playedFrom = from;
}

export function tell(e: i32, it: i32, other: i32 = 0): Happening {
  assert(told < MOST, 'too much happens at once');
  const one = happenings[told++];
  one.e = e;
  one.it = it;
  one.other = other;
  one.from = -1;
  one.seat = 0;
  one.combat = false;
  return one;
}

function isAbout(b: Effect, obj: i32, about: i32): bool {
  if (word(about) == 0) return isAmong(b, obj, word(about + 1));
  const face = faceOf(obj);
  return !!face && matches(b, face, word(about + 1));
}
function otherMatches(b: Effect, obj: i32, filters: i32): bool {
  if (!filters) return true;
  const face = obj ? faceOf(obj) : null;
  return !!face && matches(b, face, filters);
}

function fits(b: Effect, event: i32, what: Happening): bool {
  if (word(event) != what.e) return false;
  const turn = word(event + 5);
  if (turn != 0 && (active() == b.you) != (turn == 1)) return false;
  if (word(event + 4) >= 0 && what.from != word(event + 4)) return false;
  if (what.e == EVENT_PLAYED) {
    if (!isNamed(b, word(event + 1), what.seat)) return false;
    if (word(event + 8) != 0 && what.it == b.self) return false;
    return otherMatches(b, what.it, word(event + 3));
  }
  if (!isAbout(b, what.it, word(event + 1))) return false;
  switch (what.e) {
    case EVENT_DIES: return !word(event + 6) || what.combat;
    case EVENT_KILLS: return otherMatches(b, what.other, word(event + 3));
    case EVENT_DAMAGES: case EVENT_COMBAT_DAMAGE: return otherMatches(b, what.other, word(event + 2));
    default: return true;
  }
}
function fitsAny(b: Effect, ability: i32, what: Happening): bool {
  const events = word(ability + 1);
  for (let i = 1, n = word(events); i <= n; ++i) if (fits(b, word(events + i), what)) return true;
  return false;
}
function isOnceAnAttack(ability: i32): bool {
  const events = word(ability + 1);
  for (let i = 1, n = word(events); i <= n; ++i) if (word(word(events + i) + 7)) return true;
  return false;
}

/** Abilities that react once an attack and have done so: object << 8 | place of the ability. */
const once: StaticArray<i32> = new StaticArray<i32>(64);
let onceCount: i32 = 0;
export function beginAttackEvents(): void { onceCount = 0; }
function isFirstOfAttack(mark: i32): bool {
  for (let i = 0; i < onceCount; ++i) if (once[i] == mark) return false;
  if (onceCount < 64) once[onceCount++] = mark;
  return true;
}

/** Where the events that an ability with `nth` counts are noted: its object, or its card for each player. */
function isOfSelf(ability: i32): bool {
  const about = word(word(word(ability + 1) + 1) + 1);
  return word(about) == 0 && word(about + 1) == 0;
}
function countedBefore(ability: i32, card: i32, id: i32, seat: i32): i32 {
  return isOfSelf(ability) ? noted(id, NOTED_EVENTS, 0, card) : noted(0, NOTED_EVENTS, seat, card);
}

/** Leaves of those met the one an `nth` ability reacts to; the active player names it. */
function keepFirst(face: Face, ability: i32): void {
  if (metCount == 0) return;
  if (countedBefore(ability, face.card, face.id, face.side) > 0) {
    metCount = 0;
    return;
  }
  if (metCount == 1) return;
  listAnswers();
  for (let i = 0; i < metCount; ++i) offer(THING, placeOfId(happenings[met[i]].it), met[i]);
  met[0] = ask(active(), ASK_TIE);
  metCount = 1;
}

function noteTrigger(face: Face, index: i32, what: Happening): void {
  const one: Waiting = triggers.add(A_TRIGGER, face.side);
  const o = recordOf(face.id);
  one.id = face.id;
  one.card = o ? cardOf(o) : face.card;
  one.ability = face.abilities[index];
  one.key = face.keys[index];
  one.granter = face.granters[index];
  one.it = what.it;
  one.other = what.other;
  one.boosted = boosted;
  one.playedFrom = playedFrom;
  const asks = word(one.ability + 6) != 0;
  if (asks && isThing(what.it) && what.it != face.id) one.about = what.it;
}

function react(face: Face, index: i32): void {
  const ability = face.abilities[index];
  metCount = 0;
  ofTrigger.clear(face.id, face.card, face.side);
  for (let i = 0; i < told; ++i) if (fitsAny(ofTrigger, ability, happenings[i])) met[metCount++] = i;
  if (metCount == 0) return;
  if (word(ability + 4)) keepFirst(face, ability);
  else if (isOnceAnAttack(ability)) metCount = isFirstOfAttack((face.id << 8) | index) ? 1 : 0;
  if (stop) return;
  const limit = word(ability + 3);
  const kind = usesKind(face.keys[index]);
  const detail = keyDetail(face.keys[index]);
  for (let i = 0; i < metCount; ++i) {
    const what = happenings[met[i]];
    ofTrigger.unbind(0);
    ofTrigger.bind(0, what.it);
    ofTrigger.boosted = boosted;
    ofTrigger.playedFrom = playedFrom;
    if (word(ability + 2) && !holds(ofTrigger, word(ability + 2))) continue;
    const uses = noted(face.id, kind, detail, face.granters[index]);
    if (limit && uses >= limit) continue;
    if (limit) note(face.id, kind, detail, face.granters[index], uses + 1);
    noteTrigger(face, index, what);
  }
}

/** Counts for abilities with `nth`, whether or not they were there for it. */
function countEvents(): void {
  for (let k = 0; k < NTH_COUNT; ++k) {
    const card = wordOf(NTH_TABLE, 2 * k);
    const ability = wordOf(NTH_TABLE, 2 * k + 1);
    if (isOfSelf(ability)) {
      for (let i = 0; i < told; ++i) {
        const it = happenings[i].it;
        const o = isThing(it) ? recordOf(it) : 0;
        if (!o || cardOf(o) != card || !fitsAny(ofTrigger.clear(it, card, 0), ability, happenings[i])) continue;
        note(it, NOTED_EVENTS, 0, card, noted(it, NOTED_EVENTS, 0, card) + 1);
      }
    } else {
      for (let seat = 0; seat < 2; ++seat) {
        let n = 0;
        for (let i = 0; i < told; ++i) if (fitsAny(ofTrigger.clear(0, card, seat), ability, happenings[i])) ++n;
        if (n) note(0, NOTED_EVENTS, seat, card, noted(0, NOTED_EVENTS, seat, card) + n);
      }
    }
  }
}

/**
 * Notes every trigger that what was told sets off; it waits (CX-EFF-5). What is about to leave play is still there, and
 * so sees its own death and those of the same moment.
 */
export function emit(): void {
  if (told == 0) return;
  view();
  for (let i = 0, n = count(); i < n && !stop; ++i) {
    if (faces[i].unfinished) continue;
    for (let j = 0; j < faces[i].abilityCount && !stop; ++j) {
      if (word(faces[i].abilities[j]) != ABILITY_WHEN) continue;
      react(faces[i], j);
    }
  }
  if (!stop) countEvents();
  told = 0;
}
/** Nothing has been told. */
export function forgetEvents(): void {
  told = 0;
  onceCount = 0;
  boosted = false;
  playedFrom = -1;
}
