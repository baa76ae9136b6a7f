// The scripts of a turn but for the main phase (2.25, A to C and D2 to F5), and those before the first.

import {
  AT_END_OF_TURN, AT_MAIN_END, EVENT_TURN_END, KW_EPHEMERAL,
} from './effects/codes';
import { endLasting, forgetGone } from './effects/endings';
import { renewArmor } from './armor';
import { askChance, listAnswers, offer, stop } from './ask';
import { finishBuildings } from './building';
import { check, endGame } from './check';
import { discardHand, drawCards, nextPhase } from './drawing';
import { emit, tell } from './events';
import { beginAction, faces, view } from './faces';
import {
  ACTIONS, ACTIVE, ASK_FIRST_PLAYER, BIT_ARRIVED, BIT_ATTACKED, BIT_DISABLED, BIT_EXHAUSTED, BIT_FATIGUE, BIT_MAXED,
  BUILT_ADDON, BUILT_TECH, DETECTED, END_NEXT_TURN, END_TURN, FIRST, HIRED, NOTED_EVENTS, NOTED_USES, NOTED_USES_EFFECT, OBJ_SLOT,
  OPT_FIRST_PLAYER, OPT_TECH_CHOICE_TIME, OWES, PILE_CHOICE, PILE_DISCARD, PILE_HAND, RESHUFFLED,
  RESULT_DRAW, SPELLS, STAGE, STAGE_MAIN, STAGE_OPENING, STAGE_READY, TURN, TURN_CAP, WORKERS,
} from './layout';
import { isAtMax } from './levels';
import { noteDelayed } from './moments';
import { forgetKinds } from './notes';
import { cardOf, controllerOf, count, has, idAt, record, setBit, setField } from './objects';
import { placePatrol } from './patrol';
import { isHero } from './printed';
import { choiceComes } from './sightings';
import { chooseTech } from './tech';
import {
  active, addToPile, half, inPile, kinds, ofSide, option, pileSize, setByte, setHalf,
  setHalfOfSide, setSide,
} from './table';
import { upkeep } from './upkeep';
import { EPHEMERAL, triggers } from './waiting';
import { workOff } from './work-off';

const HAND_LIMIT: i32 = 5;
const FIRST_WORKERS: i32 = 4;

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
  choiceComes(seat);
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

/** A to C, up to the first main action. */
export function beginTurn(): void {
  const seat = active();
  if (ofSide(seat, OWES)) chooseTech(seat);
  if (stop) return;
  endLasting(END_NEXT_TURN, seat);
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
  endLasting(END_TURN, seat);
  check();
  workOff();
  if (stop) return;
  finishBuildings(seat);
  forgetGone();
  setSide(seat, OWES, 1);
  if (option(OPT_TECH_CHOICE_TIME) == 1) chooseTech(seat);
  if (!stop) passTurn(seat);
}

