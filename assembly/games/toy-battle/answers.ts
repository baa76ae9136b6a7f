// The answers to each question: listing them, and playing them.

import { adjacent } from './board';
import {
  ASK_CLOUD, ASK_DEAL, ASK_EXHUME, ASK_EXTRA, ASK_FREEZE, ASK_ICES, ASK_JUMBO, ASK_LOSES, ASK_RECALL, ASK_SHOVE,
  ASK_SKULLY, ASK_STAR, ASK_TURN, ASK_XB42, DEALT, DISCARD, DRAW, EXHUME, FREEZE, FROZEN, HIT, KNOWN, LEFT, NOWHERE,
  OPT_SHOVE_MOVER_FIRST, OPT_SKULLY_EACH, PLACE, QUESTION, QUESTION_BASE, RACK, RAID, RECALL, SHOVE, SKIP, TROOPS,
  UNSEEN,
} from './layout';
import { settleBase, settleShove } from './medals';
import { listPlacements } from './placement';
import { change, count, has, height, mapOf, mover, occupied, pop, push, rackIn, rackOut, tileTroop } from './state';
import { afterDeal, ask, beginDraw, cancelWaiting, drawable, nextBaseEffect, place, shoveTargets } from './turn';

function add(out: usize, length: i32, verb: u32, a: i32, b: i32): i32 {
  store<u32>(out + (length << 2), (verb << 16) | (a << 8) | b);
  return length + 1;
}

function addBases(out: usize, length: i32, verb: u32, a: i32, bases: u32): i32 {
  for (let m = bases; m; m &= m - 1) length = add(out, length, verb, a, ctz(m));
  return length;
}

/** Bases an answer to this question may name: Jumbo's victims, tiles to take back, tiles to shove. */
export function eligible(s: usize, question: i32): u32 {
  const side = mover(s);
  const base: i32 = load<u8>(s, QUESTION_BASE);
  if (question == ASK_RECALL) return occupied(s, side) & ~(<u32>1 << base);
  return adjacent(mapOf(s), base) & occupied(s, side ^ 1);
}

export function listAnswers(s: usize, out: usize): i32 {
  const question: i32 = load<u8>(s, QUESTION);
  if (question == ASK_TURN) {
    return listPlacements(s, out, drawable(s, 2) > 0 ? add(out, 0, DRAW, 0, 0) : 0, PLACE);
  }
  let length = 0;
  switch (question) {
    case ASK_EXTRA: length = listPlacements(s, out, 0, PLACE); break;
    case ASK_SKULLY: case ASK_STAR: case ASK_CLOUD: length = add(out, 0, DRAW, 0, 0); break;
    case ASK_JUMBO: length = addBases(out, 0, HIT, 0, eligible(s, question)); break;
    case ASK_XB42: length = add(out, 0, RAID, 0, 0); break;
    case ASK_RECALL: length = addBases(out, 0, RECALL, 0, eligible(s, question)); break;
    case ASK_SHOVE:
      for (let f = eligible(s, question); f; f &= f - 1) length = addBases(out, length, SHOVE, ctz(f), shoveTargets(s, ctz(f)));
      break;
    case ASK_EXHUME:
      for (let t = 0; t < TROOPS; ++t) if (count(s, DISCARD, mover(s), t)) length = add(out, length, EXHUME, 0, t);
      break;
    case ASK_FREEZE: length = add(out, 0, FREEZE, 0, 0); break;
    default: unreachable();
  }
  return add(out, length, SKIP, 0, 0);
}

/** Weight of chance naming this troop: unseen tiles at a deal, tiles on the enemy rack otherwise (TB-DRAW-6, TB-XB42-2, TB-FIELD-4). */
export function weight(s: usize, troop: i32): i32 {
  const question: i32 = load<u8>(s, QUESTION);
  const side = mover(s);
  if (question == ASK_DEAL) return count(s, UNSEEN, side, troop);
  const held = count(s, RACK, side ^ 1, troop);
  return question == ASK_LOSES ? held : held - count(s, FROZEN, side ^ 1, troop);
}

export function listOutcomes(s: usize, out: usize): i32 {
  let length = 0;
  for (let troop = 0; troop < TROOPS; ++troop) {
    const w = weight(s, troop);
    if (w <= 0) continue;
    store<u32>(out + (length << 3), (DEALT << 16) | troop);
    store<u32>(out + (length << 3) + 4, w);
    ++length;
  }
  return length;
}

export function playAnswer(s: usize, action: u32): void {
  const verb: i32 = action >> 16;
  const a: i32 = (action >> 8) & 255;
  const b: i32 = action & 255;
  switch (verb) {
    case DRAW: draw(s); break;
    case PLACE: place(s, a, b); break;
    case HIT: hit(s, b); break;
    case RAID: ask(s, ASK_LOSES, NOWHERE); break;
    case RECALL: recall(s, b); break;
    case SHOVE: shove(s, a, b); break;
    case EXHUME: exhume(s, b); break;
    case FREEZE: ask(s, ASK_ICES, NOWHERE); break;
    case DEALT: happen(s, b); break;
    case SKIP: nextBaseEffect(s); break;
    default: unreachable();
  }
}

function draw(s: usize): void {
  const question: i32 = load<u8>(s, QUESTION);
  if (question == ASK_TURN) return beginDraw(s, drawable(s, 2), false);
  if (question != ASK_SKULLY) return beginDraw(s, drawable(s, 1), false);
  const offered: i32 = load<u8>(s, LEFT);
  if (has(s, OPT_SKULLY_EACH)) beginDraw(s, 1, offered > 1);
  else beginDraw(s, offered, false);
}

/** TB-JUMBO-3. */
function hit(s: usize, base: i32): void {
  change(s, DISCARD, mover(s) ^ 1, tileTroop(pop(s, base)), 1);
  if (!settleBase(s, base)) nextBaseEffect(s);
}

/** TB-CASTLE-1, TB-INFO-5. */
function recall(s: usize, base: i32): void {
  cancelWaiting(s, base, height(s, base));
  takeUp(s, tileTroop(pop(s, base)));
  if (!settleBase(s, base)) nextBaseEffect(s);
}

/** TB-CEM-1, TB-INFO-5. */
function exhume(s: usize, troop: i32): void {
  change(s, DISCARD, mover(s), troop, -1);
  takeUp(s, troop);
  nextBaseEffect(s);
}

/** A tile both players have seen goes to the mover's rack. */
function takeUp(s: usize, troop: i32): void {
  rackIn(s, mover(s), troop);
  change(s, KNOWN, mover(s), troop, 1);
}

/** TB-JUNGLE-4. */
function shove(s: usize, from: i32, to: i32): void {
  push(s, to, pop(s, from));
  const over = has(s, OPT_SHOVE_MOVER_FIRST)
    ? settleShove(s, from, to, mover(s))
    : settleBase(s, to) || settleBase(s, from);
  if (!over) nextBaseEffect(s);
}

function happen(s: usize, troop: i32): void {
  const question: i32 = load<u8>(s, QUESTION);
  const side = mover(s);
  if (question == ASK_DEAL) {
    change(s, UNSEEN, side, troop, -1);
    rackIn(s, side, troop);
    return afterDeal(s);
  }
  if (question == ASK_LOSES) {
    rackOut(s, side ^ 1, troop);
    change(s, DISCARD, side ^ 1, troop, 1);
  } else {
    change(s, FROZEN, side ^ 1, troop, 1);
  }
  nextBaseEffect(s);
}
