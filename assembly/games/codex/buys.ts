// What may be bought in the rest of a main phase: cards of the hand, heroes of the command zone and cards that may be drawn, as far
// as they can change the damage of the turn.

import { IS_UNIT, KW_HASTE, MOD_GIVE } from './effects/codes';
import { MAX_KINDS, PILE_HAND } from './layout';
import { bandCount, printed, word } from './printed';
import { SUMMON_COST, hasBandWith, isWithinReach, leastCost, mayHaste, purse } from './purse';
import { ABLE, FLAGS, MIMICS, PLAY, STAY, USED, bandRow, column, isEmptyGroup } from './reach-rows';
import { firstMod, modAt, nextMod } from './sources';
import { ROW_KEYWORDS, ROW_KINDS } from './tables';
import { command, hero, inPile, kinds, owned } from './table';
import { listsKeyword } from './way';

const HEROES: i32 = 3;
/** Places of what can be bought: cards of the hand by place in OWNED, heroes, cards that are drawn. */
const FIRST_HERO: i32 = MAX_KINDS;
const FIRST_DRAWN: i32 = FIRST_HERO + HEROES;
const PLACES: i32 = FIRST_DRAWN + MAX_KINDS;

/** Copies that are bought, by place. */
const copies: StaticArray<i32> = new StaticArray<i32>(PLACES);
/** What there is to buy: its place, how many of it, and the gold that one takes at least. */
const items: StaticArray<i32> = new StaticArray<i32>(PLACES);
const stock: StaticArray<i32> = new StaticArray<i32>(PLACES);
const costs: StaticArray<i32> = new StaticArray<i32>(PLACES);
export let itemCount: i32 = 0;
/** Something may give haste to others. */
let givesHaste: bool = false;

/** Those of a kind that are bought, from the hand and as they are drawn. */
export function cardsBought(kind: i32): i32 { return copies[kind] + copies[FIRST_DRAWN + kind]; }
export function isSummoned(index: i32): bool { return copies[FIRST_HERO + index] != 0; }
/** How many of the cards that are bought are drawn before. */
export function drawnBought(seat: i32): i32 {
  let n = 0;
  for (let i = 0, all = kinds(seat); i < all; ++i) n += copies[FIRST_DRAWN + i];
  return n;
}
export function stockOf(item: i32): i32 { return stock[item]; }
export function costOf(item: i32): i32 { return costs[item]; }
export function isDrawn(item: i32): bool { return items[item] >= FIRST_DRAWN; }
export function buy(item: i32, n: i32): void { copies[items[item]] = n; }

/** What is in force may give haste to all of a kind. */
export function givesHasteNow(): bool {
  for (let m = firstMod(MOD_GIVE); m >= 0; m = nextMod(m, MOD_GIVE)) {
    if (listsKeyword(word(modAt(m) + 2), KW_HASTE)) return true;
  }
  return false;
}
function canMatter(row: i32, isFast: bool): bool {
  return !isEmptyGroup(row, PLAY) || !isEmptyGroup(row, STAY) || (isFast && !(isEmptyGroup(row, ABLE) && isEmptyGroup(row, USED)));
}
function cardMatters(card: i32): bool {
  const isFast = givesHaste || listsKeyword(printed(card, ROW_KEYWORDS), KW_HASTE) || (column(card, STAY + FLAGS) & MIMICS) != 0;
  return canMatter(card, isFast) || (isFast && (printed(card, ROW_KINDS) & IS_UNIT) != 0);
}
function heroMatters(card: i32): bool {
  if (givesHaste || hasBandWith(card, 99, KW_HASTE)) return true;
  for (let band = 0, n = bandCount(card); band < n; ++band) if (canMatter(bandRow(card, band), false)) return true;
  return false;
}
function addItem(at: i32, most: i32, cost: i32): void {
  items[itemCount] = at;
  stock[itemCount] = copies[at] = most;
  costs[itemCount++] = cost;
}
/** Takes all of the hand and the heroes, whatever it costs together. Once the gold is counted (purse.ts). */
export function buyAll(seat: i32): void {
  itemCount = 0;
  for (let i = 0; i < PLACES; ++i) copies[i] = 0;
  givesHaste = mayHaste || givesHasteNow();
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    const card = owned(seat, i);
    const most = inPile(seat, PILE_HAND, i);
    if (most && cardMatters(card) && isWithinReach(seat, card, purse)) addItem(i, most, leastCost(card));
  }
  for (let i = 0; i < HEROES; ++i) {
    if (command(seat, i) == 1 && purse >= SUMMON_COST && heroMatters(hero(seat, i))) addItem(FIRST_HERO + i, 1, SUMMON_COST);
  }
}
/** One more thing to buy: up to so many cards of a kind when they are drawn. */
export function listDrawn(seat: i32, kind: i32, most: i32): void {
  const card = owned(seat, kind);
  if (cardMatters(card)) addItem(FIRST_DRAWN + kind, most, leastCost(card));
}
