// The check (2.25, I): after every part of an effect and every batch of damage, until nothing changes (CX-DMG-8).

import { IS_BUILDING, KW_CHANNELING } from './effects/codes';
import { refreshArmor } from './armor';
import { isLegendary } from './arriving';
import { GAME_OVER, stop, stopWith } from './ask';
import { forgetHits, isDoomed, wasHit } from './damage';
import { Face } from './face';
import { faces, view } from './faces';
import {
  OBJ_DAMAGE, OBJ_HOST, OBJ_SINCE, OPT_BOTH_BASES, OPT_LEGENDARY_SECOND, RESULT, RESULT_A, RESULT_B, RESULT_DRAW, STAGE,
  STAGE_OVER,
} from './layout';
import { leave, mark, TO_DISCARD_PILE } from './leaving';
import { cardOf, controllerOf, count, fieldOf, halfOf, idAt, inPlay, record } from './objects';
import { heroOfSpec, techBuilding } from './requirements';
import { cancelRunes } from './runes';
import { active, option, setByte } from './table';

function isFallen(seat: i32): bool {
  const base = techBuilding(seat, 0);
  for (let i = 0, n = count(); i < n; ++i) if (record(i) == base) return fieldOf(base, OBJ_DAMAGE) >= faces[i].hp;
  return false;
}
export function endGame(result: i32): void {
  setByte(RESULT, result);
  setByte(STAGE, STAGE_OVER);
  stopWith(GAME_OVER);
}

function wins(seat: i32): i32 { return seat == 0 ? RESULT_A : RESULT_B; }

/** I1: a base without HP ends the game (CX-WIN-1 to 3). */
function checkBases(): void {
  view();
  const a = isFallen(0);
  const b = isFallen(1);
  if (!a && !b) return;
  if (a && b) {
    const rule = option(OPT_BOTH_BASES);
    endGame(rule == 0 ? RESULT_DRAW : wins(rule == 1 ? 1 - active() : active()));
  } else endGame(wins(a ? 1 : 0));
}

function isLost(face: Face, place: i32): bool {
  return fieldOf(record(place), OBJ_DAMAGE) >= face.hp || isDoomed(face.id);
}
/** I3 and I4: what has lethal damage or no HP dies or falls together (CX-DMG-2, CX-DMG-4). */
function bury(buildings: bool): bool {
  view();
  let low: u64 = 0;
  let high: u64 = 0;
  let marked = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const face = faces[i];
    const isOne = buildings ? (face.kinds & IS_BUILDING) != 0 : face.isBody;
    if (!isOne || !isLost(face, i)) continue;
    const byDamage = face.hp > 0 && wasHit(face.id);
    mark(face.id);
    if (byDamage) {
      if (marked < 64) low |= (<u64>1) << marked;
      else high |= (<u64>1) << (marked - 64);
    }
    ++marked;
  }
  if (!marked) return false;
  leave(true, TO_DISCARD_PILE, low, high);
  return true;
}

/** I5: attachments without a host, channeling without a hero (CX-DEATH-6, CX-KW-26). */
function dropLoose(): bool {
  view();
  let changed = false;
  for (let i = 0, n = count(); i < n; ++i) {
    const host = halfOf(record(i), OBJ_HOST);
    if (!host || inPlay(host)) continue;
    mark(faces[i].id);
    changed = true;
  }
  if (changed) {
    leave(false);
    return true;
  }
  for (let i = 0, n = count(); i < n; ++i) {
    if (!faces[i].has(KW_CHANNELING) || heroOfSpec(faces[i].side, faces[i].spec)) continue;
    mark(faces[i].id);
    changed = true;
  }
  if (changed) leave(true);
  return changed;
}

/** A second legendary thing of one name, by a copy or a change of control, is put away: the newer one (CX-LEG-1). */
function dropSecond(): bool {
  view();
  for (let i = 0, n = count(); i < n; ++i) {
    const card = cardOf(record(i));
    if (!isLegendary(card)) continue;
    for (let j = 0; j < n; ++j) {
      const other = record(j);
      if (j == i || cardOf(other) != card || controllerOf(other) != controllerOf(record(i))) continue;
      const isNewer = halfOf(other, OBJ_SINCE) > halfOf(record(i), OBJ_SINCE);
      mark(idAt(isNewer ? j : i));
      leave(option(OPT_LEGENDARY_SECOND) == 1);
      return true;
    }
  }
  return false;
}

export function check(): void {
  for (let changed = true; changed && !stop;) {
    refreshArmor();
    checkBases();
    if (stop) return;
    cancelRunes();
    changed = bury(false);
    if (stop) return;
    if (bury(true)) changed = true;
    if (stop) return;
    if (dropLoose() || (!stop && dropSecond())) changed = true;
  }
  if (!stop) forgetHits();
}

