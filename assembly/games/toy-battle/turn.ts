// The order of a turn (TB-SEQ-1 .. TB-SEQ-10): what happens by itself between two questions.

import { adjacent, baseMask, special } from './board';
import {
  AGAIN, ASK_CLOUD, ASK_DEAL, ASK_EXHUME, ASK_EXTRA, ASK_FREEZE, ASK_JUMBO, ASK_RECALL, ASK_SHOVE, ASK_SKULLY,
  ASK_STAR, ASK_TURN, ASK_XB42, CAPN, CAPTOR, CAPTURED, DISCARD, FROZEN, JUMBO, LEFT, MAX_TURNS, MAX_WAITING, NOWHERE,
  OPT_FROZEN_LOSES_TURN, OPT_SHOVE_ONTO_FORBIDDEN, OPT_TRIGGER_ONCE, QUESTION, QUESTION_BASE,
  RACK_LIMIT, SKULLY, STAR, TILE_SIDE, TO_MOVE, TROOPS, TURNS, TURN_LIMIT, WAITING, WAITING_COUNT, WON_HQ, WON_LIMIT,
  WON_STUCK, XB42,
} from './layout';
import { finish, settleBase } from './medals';
import { canPlace, isHq } from './placement';
import { has, height, mapOf, medals, mover, occupied, push, rackOut, rackSize, reserve, specialsOn, total, turns } from './state';
import { DRAW1, EXHUME, GATE, NULLIFY, RECALL, SHOVE, SUPPRESS } from './tables';

export function ask(s: usize, question: i32, base: i32): void {
  store<u8>(s, question, QUESTION);
  store<u8>(s, base, QUESTION_BASE);
}

/** TB-DRAW-2, TB-DRAW-5: how many of `wanted` tiles a draw of the mover really brings. */
export function drawable(s: usize, wanted: i32): i32 {
  const side = mover(s);
  return min(wanted, min(RACK_LIMIT - rackSize(s, side), reserve(s, side)));
}

/** TB-SEQ-3: fixes the number of tiles of a draw and lets chance deal the first one. */
export function beginDraw(s: usize, tiles: i32, again: bool): void {
  ask(s, ASK_DEAL, NOWHERE);
  store<u8>(s, tiles, LEFT);
  store<u8>(s, again ? 1 : 0, AGAIN);
}

/** What follows one dealt tile: the next one, Skully's second offer, or the rest of the turn. */
export function afterDeal(s: usize): void {
  const left = load<u8>(s, LEFT) - 1;
  store<u8>(s, left, LEFT);
  if (left > 0) return;
  if (load<u8>(s, AGAIN)) {
    store<u8>(s, 0, AGAIN);
    if (drawable(s, 1) > 0) {
      ask(s, ASK_SKULLY, NOWHERE);
      store<u8>(s, 1, LEFT);
      return;
    }
  }
  nextBaseEffect(s);
}

/** TB-SEQ-4 .. TB-SEQ-7: the tile leaves the rack, takes its node, regions are settled, then its effect is offered. */
export function place(s: usize, troop: i32, node: i32): void {
  const side = mover(s);
  const tile = side * TILE_SIDE + troop;
  rackOut(s, side, troop);
  if (isHq(s, node)) {
    store<u8>(s, node, CAPTURED);
    store<u8>(s, tile, CAPTOR);
    finish(s, WON_HQ, side);
    return;
  }
  push(s, node, tile);
  const kind = specialsOn(s) ? special(mapOf(s), node) : 0;
  if (kind != 0 && kind != GATE && kind != NULLIFY) wait(s, node);
  if (settleBase(s, node)) return;
  if (kind != NULLIFY && offerTroopEffect(s, troop, node)) return;
  nextBaseEffect(s);
}

function wait(s: usize, base: i32): void {
  const length: i32 = load<u8>(s, WAITING_COUNT);
  if (has(s, OPT_TRIGGER_ONCE)) {
    for (let i = 0; i < length; ++i) if (load<u8>(s + WAITING + 2 * i) == base) return;
  }
  store<u8>(s + WAITING + 2 * length, base);
  store<u8>(s + WAITING + 2 * length + 1, height(s, base));
  store<u8>(s, length + 1, WAITING_COUNT);
}

/** Removes entry `index` of the waiting list and keeps the bytes beyond it zero. */
function unwait(s: usize, index: i32): void {
  memory.copy(s + WAITING + 2 * index, s + WAITING + 2 * index + 2, 2 * (MAX_WAITING - 1 - index));
  store<u16>(s + WAITING + 2 * (MAX_WAITING - 1), 0);
  store<u8>(s, load<u8>(s, WAITING_COUNT) - 1, WAITING_COUNT);
}

/** TB-CASTLE-3: the tile that had `at` tiles up to and including itself left its base before the base took effect. */
export function cancelWaiting(s: usize, base: i32, at: i32): void {
  for (let i: i32 = load<u8>(s, WAITING_COUNT) - 1; i >= 0; --i) {
    const entry = s + WAITING + 2 * i;
    if (load<u8>(entry) == base && load<u8>(entry, 1) == at) unwait(s, i);
  }
}

/** TB-TROOP-4: asks only if the effect can do something. */
function offerTroopEffect(s: usize, troop: i32, base: i32): bool {
  const side = mover(s);
  if (troop == SKULLY) {
    const tiles = drawable(s, 2);
    if (tiles <= 0) return false;
    ask(s, ASK_SKULLY, NOWHERE);
    store<u8>(s, tiles, LEFT);
    return true;
  }
  let question = 0;
  if (troop == CAPN && canPlace(s, side, false)) question = ASK_EXTRA;
  else if (troop == JUMBO && adjacent(mapOf(s), base) & occupied(s, side ^ 1)) question = ASK_JUMBO;
  else if (troop == XB42 && rackSize(s, side ^ 1) > 0) question = ASK_XB42;
  else if (troop == STAR && drawable(s, 1) > 0) question = ASK_STAR;
  if (!question) return false;
  ask(s, question, question == ASK_JUMBO ? base : NOWHERE);
  return true;
}

/** Base bits a tile on `from` may be shoved to (TB-JUNGLE-1 .. TB-JUNGLE-3). */
export function shoveTargets(s: usize, from: i32): u32 {
  const map = mapOf(s);
  const to = adjacent(map, from) & baseMask(map);
  return has(s, OPT_SHOVE_ONTO_FORBIDDEN) ? to & ~(<u32>1 << load<u8>(s, QUESTION_BASE)) : to;
}

/** True if the effect of this kind of base can do something for the mover; QUESTION_BASE is already set. */
function baseEffectPossible(s: usize, kind: i32, base: i32): bool {
  const side = mover(s);
  const room = rackSize(s, side) < RACK_LIMIT;
  if (kind == RECALL) return room && (occupied(s, side) & ~(<u32>1 << base)) != 0;
  if (kind == DRAW1) return drawable(s, 1) > 0;
  if (kind == EXHUME) return room && total(s, DISCARD, side) > 0;
  if (kind == SUPPRESS) return rackSize(s, side ^ 1) > total(s, FROZEN, side ^ 1);
  assert(kind == SHOVE, 'a base without an effect was waiting');
  for (let f = adjacent(mapOf(s), base) & occupied(s, side ^ 1); f; f &= f - 1) {
    if (shoveTargets(s, ctz(f))) return true;
  }
  return false;
}

function baseQuestion(kind: i32): i32 {
  if (kind == RECALL) return ASK_RECALL;
  if (kind == DRAW1) return ASK_CLOUD;
  if (kind == SHOVE) return ASK_SHOVE;
  return kind == EXHUME ? ASK_EXHUME : ASK_FREEZE;
}

/** TB-SEQ-8: the first waiting base effect that can do something is offered; without one the turn ends. */
export function nextBaseEffect(s: usize): void {
  store<u8>(s, 0, LEFT);
  while (load<u8>(s, WAITING_COUNT)) {
    const base = load<u8>(s, WAITING);
    unwait(s, 0);
    const kind = special(mapOf(s), base);
    ask(s, baseQuestion(kind), base);
    if (baseEffectPossible(s, kind, base)) return;
  }
  endTurn(s);
}

function passTurn(s: usize): bool {
  const side = mover(s);
  memory.fill(s + FROZEN + side * TROOPS, 0, TROOPS);
  store<u16>(s, min(turns(s) + 1, MAX_TURNS), TURNS);
  if (limitReached(s)) return false;
  store<u8>(s, side ^ 1, TO_MOVE);
  return true;
}

/** TB-SEQ-9, TB-SEQ-10. */
function endTurn(s: usize): void {
  if (passTurn(s)) startTurn(s);
}

/** TB-END-6. */
function limitReached(s: usize): bool {
  const limit = load<u16>(s, TURN_LIMIT);
  if (limit == 0 || turns(s) < <i32>limit) return false;
  const lead = medals(s, 0) - medals(s, 1);
  finish(s, WON_LIMIT, lead > 0 ? 0 : lead < 0 ? 1 : 2);
  return true;
}

/** TB-SEQ-1: asks the mover, or ends the game by TB-END-4 and TB-END-5. */
function startTurn(s: usize): void {
  const side = mover(s);
  ask(s, ASK_TURN, NOWHERE);
  if (drawable(s, 2) > 0 || canPlace(s, side, false)) return;
  if (has(s, OPT_FROZEN_LOSES_TURN) && canPlace(s, side, true)) {
    endTurn(s);
    return;
  }
  finish(s, WON_STUCK, medals(s, side) > medals(s, side ^ 1) ? side : side ^ 1);
}

/** Loading a position runs the start of its turn. */
export function enterTurn(s: usize): void {
  if (!limitReached(s)) startTurn(s);
}
