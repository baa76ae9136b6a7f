// What the rest of a turn can pay for at most: gold with all that can still bring some, levels, and cards of the hand.

import { ABILITY_STATIC, IS_UNIT, MOD_INSTANT_TECH, MOD_WAIVE } from './effects/codes';
import { faces } from './faces';
import { BIT_EXHAUSTED, OBJ_LEVEL, PILE_DISCARD, PILE_DRAW, PILE_HAND, TOP, TOP_COUNT } from './layout';
import { cardOf, count, fieldOf, has, record } from './objects';
import { bandAt, bandCount, bandOf, isHero, maxLevel, printed, word } from './printed';
import {
  ABLE, ABLE_GOLD, CHEAP, CHEAPENS, DRAWS, DRAWS_BY_KILL, FLAGS, FLAT, HASTE, KILL, PER, PLAY, PLAY_GOLD, SHIFTS, STAY, STAY_GOLD,
  THEIR_FLAGS, THEIR_GOLD, USED, WILD, bandRow, bringsGold, column, drawsCards,
} from './reach-rows';
import { hasFinished, heroOfSpec, isSpecOpen } from './requirements';
import { firstMod, lastsForOthers } from './sources';
import { ROW_ABILITIES, ROW_COST, ROW_KINDS, ROW_SPEC, ROW_TECH } from './tables';
import { command, gold, hero, inPile, kinds, ofSide, owned, pileSize } from './table';
import { listsKeyword } from './way';

export const SUMMON_COST: i32 = 2;
/** Levels that a hero gains when one of the opponent's dies (CX-HERO-9). */
const BOUNTY: i32 = 2;

/** Gold there can be at most, and levels that cost none. */
export let purse: i32 = 0;
export let bounty: i32 = 0;

/** What the own cards can do before it is known which of them are bought: the most gold by a kill, shifts, discounts. */
let kill: i32 = 0;
let shifts: i32 = 0;
let more: i32 = 0;
let cheap: i32 = 0;
/** Bits of all rows, and whether one of them can give haste. */
let allFlags: i32 = 0;
export let mayHaste: bool = false;
/** Cards that are drawn at most, and whether there is no telling what else is done. */
let draws: i32 = 0;
let isWild: bool = false;

function noteGroup(row: i32, group: i32, copies: i32): void {
  allFlags |= column(row, group + FLAGS);
  draws += copies * column(row, group + DRAWS);
  if (copies && max(column(row, group + FLAT), column(row, group + PER)) >= WILD) isWild = true;
  if (column(row, group + HASTE)) mayHaste = true;
  if (column(row, group + FLAGS) & SHIFTS) shifts += copies;
}
function noteRow(row: i32, copies: i32, isNew: bool, isAble: bool): void {
  kill = max(kill, column(row, KILL));
  cheap += column(row, CHEAP);
  if (isNew) noteGroup(row, PLAY, copies);
  noteGroup(row, STAY, copies);
  if (isAble) {
    noteGroup(row, ABLE, copies);
    noteGroup(row, USED, copies);
  }
  more += copies * (column(row, STAY_GOLD) + (isNew ? column(row, PLAY_GOLD) : 0) + (isAble ? column(row, ABLE_GOLD) : 0));
}
/** Of a hero that has come as far as a band; -1 in the command zone. */
function noteHero(card: i32, reached: i32): void {
  for (let band = 0, n = bandCount(card); band < n; ++band) noteRow(bandRow(card, band), 1, band > reached, true);
}
function noteThing(o: usize): void {
  const card = cardOf(o);
  if (isHero(card)) noteHero(card, bandOf(card, fieldOf(o, OBJ_LEVEL)));
  else noteRow(card, 1, false, !has(o, BIT_EXHAUSTED));
}
function theirGoldOf(card: i32): i32 {
  if (!isHero(card)) return column(card, THEIR_GOLD);
  let all = 0;
  for (let band = 0, n = bandCount(card); band < n; ++band) all += column(bandRow(card, band), THEIR_GOLD);
  return all;
}

function theirFlagsOf(card: i32): i32 {
  if (!isHero(card)) return column(card, THEIR_FLAGS);
  let all = 0;
  for (let band = 0, n = bandCount(card); band < n; ++band) all |= column(bandRow(card, band), THEIR_FLAGS);
  return all;
}

/**
 * Gold that killing patrollers can bring at most: what the opponent has or gets is stolen, and for a scavenger that dies he gets
 * 1 (CX-PATROL-7) and others may as well.
 */
function killGold(seat: i32, patrollers: i32, scavengers: i32, theirs: i32): i32 {
  return kill ? min(kill * patrollers, gold(1 - seat) + theirs + 2 * (scavengers + shifts)) : 0;
}
/** What there is to spend for so many patrollers, and so many scavengers among them. */
export function countGold(seat: i32, patrollers: i32, scavengers: i32): void {
  more = kill = shifts = cheap = bounty = allFlags = draws = 0;
  mayHaste = isWild = false;
  let theirs = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const card = cardOf(record(i));
    if (faces[i].side == seat) noteThing(record(i));
    else {
      theirs += theirGoldOf(card);
      allFlags |= theirFlagsOf(card) & CHEAPENS;
      if (isHero(card)) bounty += BOUNTY;
    }
  }
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const copies = inPile(seat, PILE_HAND, i);
    // What may be drawn brings no gold of its own (drawn.ts).
    if (copies || inPile(seat, PILE_DISCARD, i) || isDrawable(seat, i)) {
      noteRow(owned(seat, i), copies, true, true);
    }
  }
  for (let i = 0; i < 3; ++i) if (command(seat, i) == 1) noteHero(hero(seat, i), -1);
  if (allFlags & DRAWS_BY_KILL) draws += patrollers;
  purse = gold(seat) + more + killGold(seat, patrollers, scavengers, theirs);
}
/** Whether a card may lie where the next one is drawn from, without the discard pile. */
export function isDrawable(seat: i32, kind: i32): bool { return inPile(seat, PILE_DRAW, kind) > 0 || isOnTop(seat, kind); }
/** What kills bring is counted for the hand and what may be drawn, but not for what is taken over or fetched. */
function mayBring(card: i32): bool { return bringsGold(card) || (isWild && column(card, KILL) != 0); }
/**
 * Whether gold may come that the purse does not count: by a card that is drawn, or where there is no telling what else is done, by
 * any thing in play and any own card, wherever it lies. Once the purse is counted.
 */
export function mayFindMore(seat: i32): bool {
  if (!draws && !isWild) return false;
  // What is drawn may draw others in turn, until the discard pile is turned over with all that was played.
  let isAny = isWild || draws > pileSize(seat, PILE_DRAW) + ofSide(seat, TOP_COUNT);
  for (let i = 0, n = kinds(seat); i < n && !isAny; ++i) isAny = isDrawable(seat, i) && drawsCards(owned(seat, i));
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    if ((isAny || isDrawable(seat, i)) && mayBring(owned(seat, i))) return true;
  }
  for (let i = 0, n = isWild ? count() : 0; i < n; ++i) if (mayBring(cardOf(record(i)))) return true;
  return false;
}
/** Whether a card is known to lie on the draw pile. */
function isOnTop(seat: i32, kind: i32): bool {
  for (let i = 0, n = ofSide(seat, TOP_COUNT); i < n; ++i) if (ofSide(seat, TOP + i) == kind) return true;
  return false;
}

/** ATK of the highest band it can come to, if that is more. */
export function atkByLevels(card: i32, level: i32, coins: i32): i32 {
  const top = bandOf(card, min(maxLevel(card), level + bounty + coins));
  return max(0, word(bandAt(card, top) + 1) - word(bandAt(card, bandOf(card, level)) + 1));
}
export function hasBandWith(card: i32, level: i32, keyword: i32): bool {
  for (let band = 0, top = bandOf(card, min(maxLevel(card), level)); band <= top; ++band) {
    if (listsKeyword(word(bandAt(card, band) + 3), keyword)) return true;
  }
  return false;
}
/** Whether a card's own ability changes what it costs. */
function changesCost(card: i32): bool {
  const abilities = printed(card, ROW_ABILITIES);
  for (let i = 1, n = word(abilities); i <= n; ++i) {
    const ability = word(abilities + i);
    if (word(ability) == ABILITY_STATIC && word(ability + 2)) return true;
  }
  return false;
}
/** Gold that a card takes at least. */
export function leastCost(card: i32): i32 {
  if (allFlags & CHEAPENS || lastsForOthers() || changesCost(card)) return 0;
  const less = printed(card, ROW_TECH) == 0 && (printed(card, ROW_KINDS) & IS_UNIT) != 0 ? cheap : 0;
  return max(0, printed(card, ROW_COST) - less);
}
/** False only for a card that cannot be played in this main phase any more with so much gold. */
export function isWithinReach(seat: i32, card: i32, coins: i32): bool {
  const tech = printed(card, ROW_TECH);
  const spec = printed(card, ROW_SPEC);
  const cost = leastCost(card);
  if (cost > coins) return false;
  if (firstMod(MOD_WAIVE) >= 0) return true;
  if (tech > 0 && firstMod(MOD_INSTANT_TECH) < 0 && !(hasFinished(seat, tech) && isSpecOpen(seat, card))) return false;
  return tech >= 0 || spec < 0 || heroOfSpec(seat, spec) || purse >= cost + SUMMON_COST;
}
