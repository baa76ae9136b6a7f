// Abilities with a cost (CX-ABIL).

import {
  ABILITY_ACT, KW_HASTE, PAY_DISCARD, PAY_EXHAUST, PAY_GOLD, PAY_RUNE, PAY_SACRIFICE, SEL_REF,
} from './effects/codes';
import { maySacrifice, TO_SACRIFICE } from './effects/allowed';
import { noteAsking } from './effects/asked';
import { addCandidates } from './effects/candidates';
import { leastOf, select } from './effects/choosing';
import { beginEffect, Effect, endEffect } from './effects/effect';
import { runesOn } from './effects/match';
import { giveBackLists, lendList } from './effects/obj-list';
import { canDoSomething } from './effects/possible';
import { carryOut } from './effects/steps';
import { keyDetail, usesKind } from './ability-keys';
import { exhaust } from './arriving';
import { ask, listAnswers, offer, stop } from './ask';
import { check } from './check';
import { discardCard } from './drawing';
import { Face } from './face';
import {
  ASK_DISCARD, BIT_EXHAUSTED, BIT_FATIGUE, DISCARD, GOLD, OBJ_SINCE, OBJ_STAMP, OPT_NO_EFFECT_SPELL, PILE_HAND,
} from './layout';
import { leave, mark } from './leaving';
import { note, noted } from './notes';
import { halfOf, has, recordOf } from './objects';
import { word } from './printed';
import { forbid, reasonCount } from './reasons';
import { CX_ABIL_3, CX_ABIL_5, CX_ABIL_6, CX_ABIL_7, CX_COST_2, CX_CTRL_1, CX_KW_32, CX_PLAY_2 } from './rule-numbers';
import { addRunes } from './runes';
import { gold, inPile, kinds, option, payGold, pileSize, setTally } from './table';

/** A fresh thing cannot pay with exhausting itself unless it has haste (CX-PLAY-2, CX-CTRL-1, CX-KW-1); 0 if it can. */
export function fatigueReason(face: Face): i32 {
  const o = recordOf(face.id);
  if (!has(o, BIT_FATIGUE) || face.has(KW_HASTE)) return 0;
  return halfOf(o, OBJ_STAMP) == halfOf(o, OBJ_SINCE) ? CX_PLAY_2 : CX_CTRL_1;
}

const looked: Effect = new Effect();
function isEnough(face: Face, sel: i32): bool {
  const all = lendList();
  addCandidates(looked.clear(face.id, face.card, face.side), word(sel + 1), word(sel + 2), all);
  giveBackLists();
  return all.count >= leastOf(sel);
}

/** Adds why one part of a cost cannot be paid. */
function listCostReasons(face: Face, cost: i32): void {
  const what = word(cost + 1);
  switch (word(cost)) {
    case PAY_GOLD: if (gold(face.side) < what) forbid(CX_COST_2); return;
    case PAY_EXHAUST: {
      if (what) {
        if (!isEnough(face, what)) forbid(CX_ABIL_6);
      } else if (has(recordOf(face.id), BIT_EXHAUSTED)) forbid(CX_ABIL_5);
      else if (fatigueReason(face)) forbid(fatigueReason(face));
      return;
    }
    case PAY_SACRIFICE: {
      if (word(what) == SEL_REF) {
        if (!maySacrifice(face.id)) forbid(CX_KW_32);
      } else if (!isEnough(face, what)) forbid(CX_ABIL_6);
      return;
    }
    case PAY_DISCARD: if (pileSize(face.side, PILE_HAND) < what) forbid(CX_ABIL_6); return;
    case PAY_RUNE: if (runesOn(face.id, what) < word(cost + 2)) forbid(CX_ABIL_6);
  }
}

function usesOf(face: Face, index: i32): i32 {
  return noted(face.id, usesKind(face.keys[index]), keyDetail(face.keys[index]), face.granters[index]);
}

/** Adds every rule that forbids using an ability now; `index` among all abilities of the face. */
export function listUseReasons(seat: i32, face: Face, index: i32): void {
  if (face.side != seat) return forbid(CX_ABIL_3);
  const ability = face.abilities[index];
  const costs = word(ability + 1);
  let spent = 0;
  for (let i = 1, n = word(costs); i <= n; ++i) {
    listCostReasons(face, word(costs + i));
    if (word(word(costs + i)) == PAY_GOLD) spent += word(word(costs + i) + 1);
  }
  const limit = word(ability + 2);
  if (limit && usesOf(face, index) >= limit) forbid(CX_ABIL_3);
  if (reasonCount || option(OPT_NO_EFFECT_SPELL) != 0) return;
  const before = gold(seat);
  setTally(seat, GOLD, before - spent);
  const canDo = canDoSomething(looked.clear(face.id, face.card, seat), word(ability + 3));
  setTally(seat, GOLD, before);
  if (!canDo) forbid(CX_ABIL_7);
}

/** Costs are paid before the effect, in the order they are written (CX-COST-2, CX-ABIL-6). */
function pay(b: Effect, cost: i32): void {
  const what = word(cost + 1);
  switch (word(cost)) {
    case PAY_GOLD: return payGold(b.you, what);
    case PAY_EXHAUST: {
      if (!what) {
        exhaust(b.self);
        return;
      }
      const chosen = lendList();
      select(b, what, chosen);
      for (let i = 0; i < chosen.count && !stop; ++i) exhaust(chosen.at(i));
      return giveBackLists();
    }
    case PAY_SACRIFICE: {
      const chosen = lendList();
      select(b, what, chosen, 0, TO_SACRIFICE);
      for (let i = 0; i < chosen.count && !stop; ++i) mark(chosen.at(i));
      leave(true);
      return giveBackLists();
    }
    case PAY_DISCARD: {
      for (let n = 0; n < what && !stop; ++n) payCard(b, b.you);
      return;
    }
    case PAY_RUNE: addRunes(b.self, what, -word(cost + 2));
  }
}
function payCard(b: Effect, seat: i32): void {
  listAnswers();
  for (let i = 0, n = kinds(seat); i < n; ++i) if (inPile(seat, PILE_HAND, i)) offer(DISCARD, (seat << 6) | i, i);
  const place = ask(seat, ASK_DISCARD);
  if (stop) noteAsking(b);
  else discardCard(seat, place);
}

export function useAbility(face: Face, index: i32): void {
  const ability = face.abilities[index];
  const b = beginEffect(face.id, face.card, face.side);
  note(face.id, usesKind(face.keys[index]), keyDetail(face.keys[index]), face.granters[index], usesOf(face, index) + 1);
  b.steps = word(ability + 3);
  const costs = word(ability + 1);
  for (let i = 1, n = word(costs); i <= n && !stop; ++i) pay(b, word(costs + i));
  if (!stop) check();
  if (!stop) carryOut(b, b.steps);
  endEffect();
}

/** Place among all abilities of the one that is `number` of those with a cost; -1 without it. */
export function actAt(face: Face, number: i32): i32 {
  for (let i = 0, n = 0; i < face.abilityCount; ++i) {
    if (word(face.abilities[i]) == ABILITY_ACT && n++ == number) return i;
  }
  return -1;
}
