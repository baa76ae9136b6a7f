// Tech buildings and add-ons (CX-TECH, CX-ADD, CX-COLOR).

import { COLOR_NEUTRAL, MOD_INSTANT_TECH } from './effects/codes';
import { isNamed } from './effects/refs';
import { arrive, FROM_NOWHERE } from './arriving';
import { ask, listAnswers, offer, stop } from './ask';
import { check } from './check';
import { view } from './faces';
import {
  ASK_LAB_SPEC, ASK_SPEC, BIT_DISABLED, BIT_UNFINISHED, BUILT_ADDON, BUILT_TECH, CHOOSE_SPEC, CONSTRUCTED, LAB_SPEC,
  LOST, OPT_CONSTRUCT_LIMIT, OPT_MULTICOLOUR_BUILD, OPT_REBUILD_WORKERS, SPEC,
} from './layout';
import { kill } from './leaving';
import { controllerOf, cardOf, count, has, record, recordOf, setBit } from './objects';
import { printed, specOfHero, word } from './printed';
import { forbid } from './reasons';
import { addonOf, techBuilding } from './requirements';
import {
  CX_COST_2, CX_MAIN_2, CX_TECH_1, CX_TECH_10, CX_TECH_11, CX_TECH_2, CX_TECH_5,
} from './rule-numbers';
import { firstMod, modAt, nextMod, sourceOf } from './sources';
import { FACE_BASE, FACE_TECH_LAB, FACE_TOWER, ROW_COLOR, ROW_COST, ROW_MOST } from './tables';
import { gold, hero, ofSide, option, payGold, setSide, teamSize, workers } from './table';

/** The lowest tech building a player does not have; 4 with all three (CX-TECH-1). */
export function nextLevel(seat: i32): i32 {
  for (let level = 1; level <= 3; ++level) if (!techBuilding(seat, level)) return level;
  return 4;
}
function isRebuilt(seat: i32, level: i32): bool { return (ofSide(seat, LOST) & (1 << level)) != 0; }

/** Heroes of two or more real colours (CX-TEAM-5). */
export function isMulticolour(seat: i32): bool {
  let colors = 0;
  for (let i = 0, n = teamSize(); i < n; ++i) colors |= 1 << printed(hero(seat, i), ROW_COLOR);
  colors &= ~(1 << COLOR_NEUTRAL);
  return (colors & (colors - 1)) != 0;
}
/** A multicolour team pays 1 more for its first construction of the game (CX-COLOR-1). */
function penalty(seat: i32, level: i32): i32 {
  const rule = option(OPT_MULTICOLOUR_BUILD);
  if (rule == 2 || !isMulticolour(seat)) return 0;
  if (rule == 1) return level == 1 && !isRebuilt(seat, 1) ? 1 : 0;
  return ofSide(seat, CONSTRUCTED) ? 0 : 1;
}
/** Tech buildings are finished when paid, and as many a turn as one likes. */
function isInstant(seat: i32): bool {
  view();
  for (let m = firstMod(MOD_INSTANT_TECH); m >= 0; m = nextMod(m, MOD_INSTANT_TECH)) {
    if (sourceOf(m).isOn && isNamed(sourceOf(m).binding, word(modAt(m) + 1), seat)) return true;
  }
  return false;
}

/** A rebuild costs no gold (CX-TECH-9). */
export function techCost(seat: i32, level: i32): i32 {
  return (isRebuilt(seat, level) ? 0 : printed(FACE_BASE + level, ROW_COST)) + penalty(seat, level);
}
export function listTechReasons(seat: i32, level: i32): void {
  if (level < 1 || level > 3) return forbid(CX_TECH_1);
  const again = isRebuilt(seat, level);
  if (ofSide(seat, BUILT_TECH) && option(OPT_CONSTRUCT_LIMIT) == 0 && !isInstant(seat)) forbid(again ? CX_TECH_10 : CX_MAIN_2);
  if (level != nextLevel(seat)) forbid(CX_TECH_1);
  const below = techBuilding(seat, level - 1);
  if (below && (has(below, BIT_UNFINISHED) || has(below, BIT_DISABLED))) forbid(CX_TECH_5);
  const needed = again && option(OPT_REBUILD_WORKERS) == 1 ? 0 : printed(FACE_BASE + level, ROW_MOST);
  if (workers(seat) < needed) forbid(again ? CX_TECH_11 : CX_TECH_2);
  if (gold(seat) < techCost(seat, level)) forbid(CX_COST_2);
}

/** The player's own specs, but for one; -1 leaves out none. */
function askSpec(seat: i32, kind: i32, but: i32): i32 {
  listAnswers();
  for (let i = 0, n = teamSize(); i < n; ++i) {
    const spec = specOfHero(hero(seat, i));
    if (spec != but) offer(CHOOSE_SPEC, spec, spec);
  }
  return ask(seat, kind);
}
/** The Tech Lab opens another one of the player's own specs (CX-ADD-9), if there is one. */
function chooseLabSpec(seat: i32): void {
  if (teamSize() == 1) return;
  const spec = askSpec(seat, ASK_LAB_SPEC, ofSide(seat, SPEC) - 1);
  if (!stop) setSide(seat, LAB_SPEC, spec + 1);
}

export function buildTech(seat: i32, level: i32): void {
  const unfinished = !isInstant(seat);
  payGold(seat, techCost(seat, level));
  arrive(FACE_BASE + level, seat, seat, FROM_NOWHERE, unfinished);
  setSide(seat, BUILT_TECH, 1);
  setSide(seat, CONSTRUCTED, 1);
  if (stop || level != 2 || ofSide(seat, SPEC)) return;
  const spec = askSpec(seat, ASK_SPEC, -1);
  if (stop) return;
  setSide(seat, SPEC, spec + 1);
  const addon = addonOf(seat);
  if (addon && cardOf(recordOf(addon)) == FACE_TECH_LAB) chooseLabSpec(seat);
}

export function addonCost(seat: i32, card: i32): i32 { return printed(card, ROW_COST) + penalty(seat, 0); }
export function listAddonReasons(seat: i32, addon: i32): void {
  if (ofSide(seat, BUILT_ADDON) && option(OPT_CONSTRUCT_LIMIT) == 0) forbid(CX_MAIN_2);
  if (gold(seat) < addonCost(seat, FACE_TOWER + addon)) forbid(CX_COST_2);
}
/** The old add-on counts as destroyed (CX-ADD-3, CX-ADD-4). */
export function buildAddon(seat: i32, addon: i32): void {
  const card = FACE_TOWER + addon;
  payGold(seat, addonCost(seat, card));
  const old = addonOf(seat);
  if (old) kill(old);
  if (!stop) check();
  if (stop) return;
  arrive(card, seat, seat, FROM_NOWHERE, true);
  setSide(seat, BUILT_ADDON, 1);
  setSide(seat, CONSTRUCTED, 1);
  if (card == FACE_TECH_LAB && ofSide(seat, SPEC)) chooseLabSpec(seat);
}

/** F3: what was under construction is finished (CX-TECH-4, CX-END-3). */
export function finishBuildings(seat: i32): void {
  for (let i = 0, n = count(); i < n; ++i) {
    const o = record(i);
    if (controllerOf(o) == seat && has(o, BIT_UNFINISHED)) setBit(o, BIT_UNFINISHED, false);
  }
}
