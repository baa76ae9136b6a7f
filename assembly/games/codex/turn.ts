// The scripts of a turn but for the main phase (2.25, A to C and D2 to F5), and those before the first.

import {
  AT_END_OF_TURN, AT_MAIN_END, AT_YOUR_UPKEEP, EVENT_TURN_END, EVENT_UPKEEP, KW_EPHEMERAL, KW_HEALING,
} from './effects/codes';
import { endLasting, forgetGone } from './effects/verbs-lasting';
import { renewArmor } from './armor';
import { askChance, listAnswers, offer, stop } from './ask';
import { finishBuildings } from './building';
import { check, endGame } from './check';
import { discardHand, drawCards, nextPhase } from './drawing';
import { emit, tell } from './events';
import { beginAction, faces, view } from './faces';
import {
  ACTIONS, ACTIVE, ASK_FIRST_PLAYER, BIT_ARRIVED, BIT_ATTACKED, BIT_DISABLED, BIT_EXHAUSTED, BIT_FATIGUE, BIT_MAXED,
  BUILT_ADDON, BUILT_TECH, DETECTED, FIRST, HIRED, NOTED_EVENTS, NOTED_FORM, NOTED_USES, NOTED_USES_EFFECT, OBJ_FORM,
  OBJ_SLOT, OPT_FIRST_PLAYER, OPT_TECH_CHOICE_TIME, OWES, PILE_CHOICE, PILE_DISCARD, PILE_HAND, RESHUFFLED,
  RESULT_DRAW, SPELLS, STAGE, STAGE_MAIN, STAGE_OPENING, STAGE_READY, TURN, TURN_CAP, WORKERS,
} from './layout';
import { isAtMax } from './levels';
import { noteDelayed, noteDue } from './moments';
import { forgetKinds, note, noted } from './notes';
import { cardOf, controllerOf, count, has, idAt, record, setBit, setField, setHalfField } from './objects';
import { placePatrol } from './patrol';
import { isHero } from './printed';
import { chooseTech } from './tech';
import {
  active, addToPile, command, half, inPile, kinds, ofSide, option, pileSize, setByte, setCommand, setHalf,
  setHalfOfSide, setSide,
} from './table';
import { EPHEMERAL, HEALING, items, triggers, WORKER_GOLD } from './waiting';
import { carryWaiting, workOff } from './work-off';

const HAND_LIMIT: i32 = 5;
const FIRST_WORKERS: i32 = 4;
/** End of an effect for a time: END_UPKEEP and END_NEXT_TURN of layout.ts. */
const UPKEEP_ENDS: i32 = 1;
const TURN_BEGINS: i32 = 2;
const TURN_ENDS: i32 = 0;

/** Who starts: chosen, or drawn by lot (CX-SETUP-4). */
export function setUp(): void {
  if (option(OPT_FIRST_PLAYER) == 1) {
    listAnswers();
    offer(FIRST, 0, 0, 1);
    offer(FIRST, 1, 1, 1);
    const first = askChance(ASK_FIRST_PLAYER);
    if (stop) return;
    setByte(ACTIVE, first);
    for (let seat = 0; seat < 2; ++seat) setSide(seat, WORKERS, FIRST_WORKERS + i32(seat != first));
  }
  setByte(STAGE, STAGE_OPENING);
}
/** Both players draw five cards (CX-SETUP-5). */
export function drawOpening(): void {
  for (let seat = 0; seat < 2 && !stop; ++seat) drawCards(seat, HAND_LIMIT);
  if (!stop) setByte(STAGE, STAGE_READY);
}

function clearCounts(seat: i32): void {
  setSide(seat, ACTIONS, 0);
  setSide(seat, HIRED, 0);
  setSide(seat, BUILT_TECH, 0);
  setSide(seat, BUILT_ADDON, 0);
  setSide(seat, SPELLS, 0);
  setSide(seat, RESHUFFLED, 0);
  setHalfOfSide(seat, DETECTED, 0);
}

/** B: the ready phase (B1 to B5). */
function readyPhase(seat: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_CHOICE, i);
    addToPile(seat, PILE_CHOICE, i, -copies);
    addToPile(seat, PILE_DISCARD, i, copies);
  }
  clearCounts(0);
  clearCounts(1);
  forgetKinds(NOTED_EVENTS, NOTED_EVENTS);
  forgetKinds(NOTED_USES, NOTED_USES_EFFECT);
  for (let i = 0, n = count(); i < n; ++i) if (controllerOf(record(i)) == seat) setField(record(i), OBJ_SLOT, 0);
  renewArmor();
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    setBit(o, BIT_ATTACKED, false);
    setBit(o, BIT_ARRIVED, false);
    if (controllerOf(o) != seat) continue;
    if (!has(o, BIT_DISABLED)) setBit(o, BIT_EXHAUSTED, false);
    setBit(o, BIT_DISABLED, false);
    setBit(o, BIT_FATIGUE, false);
    setBit(o, BIT_MAXED, isHero(cardOf(o)) && isAtMax(o));
  }
  check();
}

/** What was transformed until this upkeep is itself again (C1). */
function endForms(seat: i32): void {
  for (let i = 0, n = count(); i < n; ++i) {
    const id = idAt(i);
    if (!noted(id, NOTED_FORM, 1 + seat)) continue;
    note(id, NOTED_FORM, 1 + seat, 0, 0);
    setHalfField(record(i), OBJ_FORM, 0);
  }
}

/** C3: worker gold, healing, upkeep effects and what was put off until now. */
function gatherItems(seat: i32): void {
  items.clear();
  items.add(WORKER_GOLD, seat);
  view();
  for (let i = 0, n = count(); i < n; ++i) {
    const face = faces[i];
    if (face.side != seat) continue;
    const healing = face.unfinished ? 0 : face.sum(KW_HEALING);
    if (healing > 0) {
      const one = items.add(HEALING, seat);
      one.id = face.id;
      one.card = cardOf(record(i));
      one.n = healing;
    }
    tell(EVENT_UPKEEP, face.id);
  }
  emit();
  items.take(triggers);
  noteDue(AT_YOUR_UPKEEP, seat, items);
}

/** C: one item after another in the order the active player chooses (CX-UPK-5). */
function upkeep(seat: i32): void {
  endLasting(UPKEEP_ENDS, seat);
  endForms(seat);
  check();
  for (let i = 0; i < 3; ++i) if (command(seat, i) > 1) setCommand(seat, i, command(seat, i) - 1);
  if (!stop) gatherItems(seat);
  while (!stop && items.count > 0) {
    beginAction();
    const one = items.next();
    if (!one) return;
    carryWaiting(one);
    if (!stop) check();
    workOff();
  }
}

/** A to C, up to the first main action. */
export function beginTurn(): void {
  const seat = active();
  if (ofSide(seat, OWES)) chooseTech(seat);
  if (stop) return;
  endLasting(TURN_BEGINS, seat);
  check();
  if (!stop) readyPhase(seat);
  if (!stop) upkeep(seat);
  if (stop) return;
  nextPhase();
  setByte(STAGE, STAGE_MAIN);
}

/** E: the whole hand goes, as many cards and two more come, at most five (CX-DRAW-1, CX-DRAW-2). */
function drawPhase(seat: i32): void {
  nextPhase();
  const n = pileSize(seat, PILE_HAND);
  discardHand(seat);
  drawCards(seat, min(HAND_LIMIT, n + 2));
}

/** F1: effects of the end of the turn, of both sides (CX-END-1, CX-KW-22). */
function endEffects(): void {
  nextPhase();
  beginAction();
  view();
  for (let i = 0, n = count(); i < n; ++i) tell(EVENT_TURN_END, idAt(i));
  emit();
  view();
  for (let i = 0, n = count(); i < n; ++i) {
    if (!faces[i].has(KW_EPHEMERAL)) continue;
    const one = triggers.add(EPHEMERAL, faces[i].side);
    one.id = idAt(i);
    one.card = cardOf(record(i));
  }
  noteDelayed(AT_END_OF_TURN);
  workOff();
}

/** F5, or a draw when the turns are used up (option `turn_cap`). */
function passTurn(seat: i32): void {
  if (half(TURN) >= half(TURN_CAP)) return endGame(RESULT_DRAW);
  setHalf(TURN, half(TURN) + 1);
  setByte(ACTIVE, 1 - seat);
  setByte(STAGE, STAGE_READY);
}

/** D2 to F5. */
export function endTurn(): void {
  const seat = active();
  beginAction();
  noteDelayed(AT_MAIN_END);
  workOff();
  if (!stop) placePatrol();
  if (!stop) drawPhase(seat);
  if (!stop) endEffects();
  if (stop) return;
  endLasting(TURN_ENDS, seat);
  check();
  workOff();
  if (stop) return;
  finishBuildings(seat);
  forgetGone();
  setSide(seat, OWES, 1);
  if (option(OPT_TECH_CHOICE_TIME) == 1) chooseTech(seat);
  if (!stop) passTurn(seat);
}

