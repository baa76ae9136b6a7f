// Things leave play together: deaths, and what is no death (CX-DEATH).

import {
  EVENT_DIES, EVENT_KILLS, EVENT_LOST, SLOT_SCAVENGER, SLOT_TECHNICIAN, TO_CODEX, TO_DECK_TOP, TO_HAND,
} from './effects/codes';
import { ask, listAnswers, offer, stop } from './ask';
import { hitAt, hitCount, wasHitInCombat } from './damage';
import { putOnTop } from './drawing';
import { emit, tell } from './events';
import { faceAt, goneCount, goneTo, remember } from './faces';
import {
  ASK_BOUNTY, LAB_SPEC, LOST, OBJ_DAMAGE, OBJ_SLOT, OPT_BOUNTY_OWN_KILL, PILE_CODEX, PILE_DISCARD, PILE_HAND,
  PILE_TRASHED, THING,
} from './layout';
import { isAtMax, levelUp } from './levels';
import { forgetObject } from './notes';
import { cardOf, controllerOf, count, fieldOf, inPlay, ownerOf, placeOfId, record, remove, setField } from './objects';
import { cardObj } from './objs';
import { isBuilding, isHero, isToken, printed } from './printed';
import { techBuilding } from './requirements';
import { addOpenly } from './sightings';
import { FACE_TECH_LAB, FACE_TOWER, ROW_TECH } from './tables';
import { active, ofSide, option, placeOf, setCommand, setSide, teamPlace } from './table';
import { BOUNTY, SCAVENGER, TECHNICIAN, triggers } from './waiting';

/** Where a card goes beside the destinations of `move`. */
export const TO_TRASH: i32 = 16;
export const TO_DISCARD_PILE: i32 = 17;

const MOST: i32 = 96;
const ids: StaticArray<i32> = new StaticArray<i32>(MOST);
let leaving: i32 = 0;

/** Deaths of the running script in order, for what asks whether a chosen thing was killed: object, whether from damage. */
const dead: StaticArray<i32> = new StaticArray<i32>(512);
export let deathCount: i32 = 0;
@inline export function deadAt(index: i32): i32 { return dead[index & 511] >> 1; }
@inline export function diedFromDamage(index: i32): bool { return (dead[index & 511] & 1) != 0; }
/** No script runs: nothing is about to leave, nothing has died. */
export function forgetDeaths(): void {
  deathCount = 0;
  leaving = 0;
}

/**
 * What left play without dying since the last action was applied: tokens vanish (CX-TOKEN-3), and a pile may be turned over with
 * the card in it, so that no zone tells of it. For whoever tells what happened; no part of a state.
 */
const vanished: StaticArray<i32> = new StaticArray<i32>(MOST);
let vanishedCount: i32 = 0;
export function forgetVanished(): void { vanishedCount = 0; }
function noteVanished(id: i32): void {
  for (let i = 0; i < vanishedCount; ++i) if (vanished[i] == id) return;
  if (vanishedCount < MOST) vanished[vanishedCount++] = id;
}
/** Writes their numbers; how many. */
export function writeVanished(out: usize): i32 {
  for (let i = 0; i < vanishedCount; ++i) store<i32>(out + (i << 2), vanished[i]);
  return vanishedCount;
}

/** Whose effect is at work, for the bounty (option `bounty_own_kill`); -1 for none. */
export let actingFor: i32 = -1;
export function actFor(seat: i32): void { actingFor = seat; }

/** Marks a thing that is to leave with the others. */
export function mark(id: i32): void {
  if (!inPlay(id) || leaving == MOST) return;
  for (let i = 0; i < leaving; ++i) if (ids[i] == id) return;
  ids[leaving++] = id;
}

/** The bounty, or the gold and card of two slots, wait like triggers (CX-EFF-5). */
function noteBonuses(id: i32, byDamage: bool): void {
  const place = placeOfId(id);
  const o = record(place);
  const seat = controllerOf(o);
  const slot = fieldOf(o, OBJ_SLOT);
  if (slot == SLOT_SCAVENGER) triggers.add(SCAVENGER, seat);
  if (slot == SLOT_TECHNICIAN) triggers.add(TECHNICIAN, seat);
  if (!isHero(cardOf(o))) return;
  if (option(OPT_BOUNTY_OWN_KILL) == 1 && isOwnKill(id, seat, byDamage)) return;
  triggers.add(BOUNTY, 1 - seat);
}
/** All damage since the last check, or else the running effect, came from its own controller. */
function isOwnKill(id: i32, seat: i32, byDamage: bool): bool {
  if (!byDamage) return actingFor != 1 - seat;
  for (let i = 0; i < hitCount; ++i) if (hitAt(i).to == id && hitAt(i).seat != seat) return false;
  return true;
}

/** One hero of the player gains two levels (CX-HERO-9, CX-HERO-10). */
export function payBounty(seat: i32): void {
  listAnswers();
  let found = false;
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (!isHero(cardOf(o)) || controllerOf(o) != seat || isAtMax(o)) continue;
    offer(THING, i, i);
    found = true;
  }
  if (!found) return;
  const place = ask(active(), ASK_BOUNTY);
  if (!stop) levelUp(faceAt(place).id, 2);
}

function tellLeaving(id: i32, dies: bool, byDamage: bool): void {
  const combat = byDamage && wasHitInCombat(id);
  if (dies) tell(EVENT_DIES, id).combat = combat;
  tell(EVENT_LOST, id);
  if (!dies || !byDamage) return;
  for (let i = 0; i < hitCount; ++i) {
    const killer = hitAt(i).source;
    if (hitAt(i).to != id || !killer || isTold(id, killer, i)) continue;
    tell(EVENT_KILLS, killer, id);
  }
}
function isTold(id: i32, killer: i32, before: i32): bool {
  for (let i = 0; i < before; ++i) if (hitAt(i).to == id && hitAt(i).source == killer) return true;
  return false;
}

/** Where the card of a thing goes: to a zone of its owner (CX-ZONE-4); tokens vanish (CX-TOKEN-3). Where it lies then. */
function putAway(card: i32, owner: i32, dies: bool, to: i32): i32 {
  if (isToken(card)) return 0;
  if (isHero(card)) {
    // A dead hero has two cooldown markers (CX-HERO-13), one that returned has none (CX-HERO-14).
    setCommand(owner, teamPlace(owner, card), dies ? 3 : 1);
    return 0;
  }
  const kind = placeOf(owner, card);
  if (to == TO_DECK_TOP) {
    putOnTop(owner, kind);
    return 0;
  }
  const pile = to == TO_HAND ? PILE_HAND : to == TO_CODEX ? PILE_CODEX : to == TO_TRASH ? PILE_TRASHED : PILE_DISCARD;
  addOpenly(owner, pile, kind);
  return pile == PILE_TRASHED ? 0 : cardObj(owner, pile, kind);
}

/** A lost tech building or add-on deals 2 to its base at once (CX-TECH-12, CX-ADD-4). */
function fall(card: i32, owner: i32): void {
  if (card < FACE_TOWER) setSide(owner, LOST, ofSide(owner, LOST) | (1 << printed(card, ROW_TECH)));
  if (card == FACE_TECH_LAB) setSide(owner, LAB_SPEC, 0);
  const base = techBuilding(owner, 0);
  setField(base, OBJ_DAMAGE, min(255, fieldOf(base, OBJ_DAMAGE) + 2));
}

/** All that are marked leave play. `byDamage`: from damage since the last check, as far as they were hit. */
export function leave(dies: bool, to: i32 = TO_DISCARD_PILE, byDamage: u64 = 0, alsoByDamage: u64 = 0): void {
  const n = leaving;
  leaving = 0;
  if (n == 0) return;
  for (let i = 0; i < n; ++i) tellLeaving(ids[i], dies, isFrom(byDamage, alsoByDamage, i));
  emit();
  if (stop) return;
  if (dies) for (let i = 0; i < n; ++i) noteBonuses(ids[i], isFrom(byDamage, alsoByDamage, i));
  for (let i = 0; i < n; ++i) {
    if (dies) dead[deathCount++ & 511] = (ids[i] << 1) | i32(isFrom(byDamage, alsoByDamage, i));
    remember(placeOfId(ids[i]));
  }
  const first = goneCount - n;
  for (let i = 0; i < n; ++i) {
    const o = record(placeOfId(ids[i]));
    const card = cardOf(o);
    const owner = ownerOf(o);
    if (!dies) noteVanished(ids[i]);
    forgetObject(ids[i]);
    remove(ids[i]);
    if (isBuilding(card)) fall(card, owner);
    else goneTo[first + i] = putAway(card, owner, dies, to);
  }
}
@inline function isFrom(low: u64, high: u64, index: i32): bool {
  return ((index < 64 ? low >> index : high >> (index - 64)) & 1) != 0;
}

/** They die, are destroyed or sacrificed. */
export function kill(id: i32): void {
  mark(id);
  leave(true);
}
