// Why an action cannot be played: every broken rule, in the order of the refusal table. Total over all u32.

import { adjacent, admits, hqs, special } from './board';
import {
  ASK_CLOUD, ASK_DEAL, ASK_EXHUME, ASK_EXTRA, ASK_FREEZE, ASK_ICES, ASK_JUMBO, ASK_LOSES, ASK_OVER, ASK_RECALL,
  ASK_SHOVE, ASK_SKULLY, ASK_STAR, ASK_TURN, ASK_XB42, DEALT, DISCARD, DRAW, EXHUME, FREEZE, HIT, HOOK,
  OPT_SHIELD_HOOK_FREE, OPT_SHOVE_ONTO_FORBIDDEN, PLACE, QUESTION, QUESTION_BASE, RACK, RACK_LIMIT, RAID, RECALL,
  SHOVE, SKIP, TROOPS,
} from './layout';
import { reach } from './line';
import { weight } from './answers';
import { covers, isHq, isNode, placeable } from './placement';
import {
  TB_BASE_5, TB_CASTLE_2, TB_CEM_1, TB_DRAW_3, TB_DRAW_4, TB_END_7, TB_FIELD_2, TB_HOOK_2, TB_JUMBO_1, TB_JUMBO_2,
  TB_JUNGLE_1, TB_JUNGLE_3, TB_KIT_4, TB_METAL_2, TB_PLACE_1, TB_PLACE_4, TB_PLACE_5, TB_PLACE_7, TB_POOL_1,
  TB_REACH_1, TB_REACH_5, TB_TURN_3, TB_TURN_4,
} from './rule-numbers';
import { count, has, mapOf, mover, occupied, rackSize, reserve, specialsOn, tileTroop, top } from './state';
import { NULLIFY } from './tables';

let list: usize = 0;
let length: i32 = 0;

function refuse(rule: i32): void {
  store<u32>(list + (length++ << 2), rule);
}

function fits(question: i32, verb: i32): bool {
  switch (verb) {
    case DRAW: return question == ASK_TURN || question == ASK_SKULLY || question == ASK_STAR || question == ASK_CLOUD;
    case PLACE: return question == ASK_TURN || question == ASK_EXTRA;
    case HIT: return question == ASK_JUMBO;
    case RAID: return question == ASK_XB42;
    case RECALL: return question == ASK_RECALL;
    case SHOVE: return question == ASK_SHOVE;
    case EXHUME: return question == ASK_EXHUME;
    case FREEZE: return question == ASK_FREEZE;
    case DEALT: return question == ASK_DEAL || question == ASK_LOSES || question == ASK_ICES;
    case SKIP: return question != ASK_TURN && question < ASK_DEAL;
    default: return false;
  }
}

/** Writes the numbers of all rules that forbid the action and returns how many; none means legal. */
export function refusals(s: usize, action: u32, out: usize): i32 {
  list = out;
  length = 0;
  const verb: i32 = action >> 16;
  const a: i32 = (action >> 8) & 255;
  const b: i32 = action & 255;
  const question: i32 = load<u8>(s, QUESTION);
  if (question == ASK_OVER) refuse(TB_END_7);
  else if (verb == SKIP && question == ASK_TURN) refuse(TB_TURN_3);
  else if (!fits(question, verb) || !wellFormed(s, verb, a, b)) refuse(TB_TURN_4);
  else if (verb == PLACE) refusePlace(s, a, b);
  else if (verb == DRAW) refuseDraw(s);
  else if (verb == HIT) refuseHit(s, b);
  else if (verb == RECALL) refuseRecall(s, b);
  else if (verb == SHOVE) refuseShove(s, a, b);
  else if (verb == EXHUME && !count(s, DISCARD, mover(s), b)) refuse(TB_CEM_1);
  else if (verb == DEALT && weight(s, b) <= 0) refuse(TB_TURN_4);
  return length;
}

/** Numbers that name no troop or node cannot be written in the notation, yet whyNot is total. */
function wellFormed(s: usize, verb: i32, a: i32, b: i32): bool {
  switch (verb) {
    case PLACE: return a < TROOPS && isNode(s, b);
    case HIT: case RECALL: return a == 0 && isNode(s, b);
    case SHOVE: return isNode(s, a) && isNode(s, b);
    case EXHUME: case DEALT: return a == 0 && b < TROOPS;
    default: return a == 0 && b == 0;
  }
}

function refusePlace(s: usize, troop: i32, node: i32): void {
  const side = mover(s);
  const map = mapOf(s);
  if (!count(s, RACK, side, troop)) return refuse(TB_PLACE_1);
  if (placeable(s, side, troop) <= 0) refuse(TB_FIELD_2);
  if ((hqs(map, side) >> node) & 1) return refuse(TB_PLACE_7);
  if (specialsOn(s) && !((admits(map, node) >> troop) & 1)) refuse(TB_POOL_1);
  refuseConnection(s, side, troop, node);
  if ((occupied(s, side ^ 1) >> node) & 1) refuseStrength(troop, tileTroop(top(s, node)));
}

function refuseConnection(s: usize, side: i32, troop: i32, node: i32): void {
  if ((reach(s, side) >> node) & 1) return;
  if (troop == HOOK) {
    if (isHq(s, node)) return refuse(TB_HOOK_2);
    const shield = specialsOn(s) && special(mapOf(s), node) == NULLIFY;
    if (shield && !has(s, OPT_SHIELD_HOOK_FREE)) refuse(TB_METAL_2);
    return;
  }
  refuse((occupied(s, side) >> node) & 1 ? TB_REACH_5 : TB_REACH_1);
}

function refuseStrength(troop: i32, enemy: i32): void {
  if (!covers(troop, enemy)) refuse(troop == enemy ? TB_PLACE_5 : TB_PLACE_4);
}

function refuseDraw(s: usize): void {
  const side = mover(s);
  if (rackSize(s, side) >= RACK_LIMIT) refuse(TB_DRAW_3);
  if (reserve(s, side) <= 0) refuse(TB_DRAW_4);
}

function next(s: usize, a: i32, b: i32): bool {
  return ((adjacent(mapOf(s), a) >> b) & 1) != 0;
}

function refuseHit(s: usize, node: i32): void {
  if (isHq(s, node)) return refuse(TB_KIT_4);
  if (!next(s, load<u8>(s, QUESTION_BASE), node)) refuse(TB_JUMBO_1);
  if (!((occupied(s, mover(s) ^ 1) >> node) & 1)) refuse(TB_JUMBO_2);
}

function refuseRecall(s: usize, node: i32): void {
  if (isHq(s, node)) return refuse(TB_KIT_4);
  if (node == load<u8>(s, QUESTION_BASE)) refuse(TB_CASTLE_2);
  if (!((occupied(s, mover(s)) >> node) & 1)) refuse(TB_BASE_5);
}

function refuseShove(s: usize, from: i32, to: i32): void {
  const volcano: i32 = load<u8>(s, QUESTION_BASE);
  if (isHq(s, from) || isHq(s, to)) return refuse(TB_KIT_4);
  if (!next(s, volcano, from) || !next(s, from, to)) refuse(TB_JUNGLE_1);
  if (!((occupied(s, mover(s) ^ 1) >> from) & 1)) refuse(TB_BASE_5);
  if (to == volcano && has(s, OPT_SHOVE_ONTO_FORBIDDEN)) refuse(TB_JUNGLE_3);
}
