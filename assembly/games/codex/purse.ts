// What the rest of a turn can pay for at most: gold with all that can still bring some, levels, and cards of the hand.

import { ABILITY_STATIC, MOD_COST, MOD_INSTANT_TECH, MOD_WAIVE } from './effects/codes';
import { faces } from './faces';
import { PILE_HAND } from './layout';
import { cardOf, count, record } from './objects';
import { bandAt, bandCount, bandOf, isHero, maxLevel, printed, word } from './printed';
import { GOLD, KILL, bandRow, column } from './reach-rows';
import { hasFinished, heroOfSpec, isSpecOpen } from './requirements';
import { firstMod } from './sources';
import { ROW_ABILITIES, ROW_COST, ROW_SPEC, ROW_TECH } from './tables';
import { command, gold, hero, inPile, kinds, owned } from './table';
import { listsKeyword, patrollerCount } from './way';

export const SUMMON_COST: i32 = 2;
/** Levels that a hero gains when one of the opponent's dies (CX-HERO-9). */
const BOUNTY: i32 = 2;

/** Gold there can be at most, and levels that cost none. */
export let purse: i32 = 0;
export let bounty: i32 = 0;

/** Gold that a row can bring at most, of everything that is there or can come. */
function goldOf(card: i32): i32 {
  if (!isHero(card)) return column(card, GOLD);
  let all = 0;
  for (let band = 0, n = bandCount(card); band < n; ++band) all += column(bandRow(card, band), GOLD);
  return all;
}
function killGoldOf(card: i32): i32 {
  if (!isHero(card)) return column(card, KILL);
  let most = 0;
  for (let band = 0, n = bandCount(card); band < n; ++band) most = max(most, column(bandRow(card, band), KILL));
  return most;
}
/** Once the patrollers are known (way.ts). */
export function countGold(seat: i32): void {
  let more = 0;
  let kill = 0;
  bounty = 0;
  for (let i = 0, n = count(); i < n; ++i) {
    const card = cardOf(record(i));
    if (faces[i].side == seat) {
      more += goldOf(card);
      kill = max(kill, killGoldOf(card));
    } else if (isHero(card)) bounty += BOUNTY;
  }
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    more += inPile(seat, PILE_HAND, i) * goldOf(owned(seat, i));
    if (inPile(seat, PILE_HAND, i)) kill = max(kill, killGoldOf(owned(seat, i)));
  }
  for (let i = 0; i < 3; ++i) {
    if (command(seat, i) != 1) continue;
    more += goldOf(hero(seat, i));
    kill = max(kill, killGoldOf(hero(seat, i)));
  }
  purse = gold(seat) + more + kill * patrollerCount();
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
/** False only for a card that cannot be played in this main phase any more. */
export function isWithinReach(seat: i32, card: i32): bool {
  const tech = printed(card, ROW_TECH);
  const spec = printed(card, ROW_SPEC);
  const cost = firstMod(MOD_COST) >= 0 || changesCost(card) ? 0 : printed(card, ROW_COST);
  if (cost > purse) return false;
  if (firstMod(MOD_WAIVE) >= 0) return true;
  if (tech > 0 && firstMod(MOD_INSTANT_TECH) < 0 && !(hasFinished(seat, tech) && isSpecOpen(seat, card))) return false;
  return tech >= 0 || spec < 0 || heroOfSpec(seat, spec) || purse >= cost + SUMMON_COST;
}
