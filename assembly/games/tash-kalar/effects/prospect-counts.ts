// How much can still come of an effect at most, in numbers, and what one step adds to them. The pieces a step may affect
// are those `picked` answers.

import { HEROIC, LEGEND } from '../layout';
import { any, none, size } from '../squares';
import { appear, LEVELS, mayBeOf, picked, vacate } from './whereabouts';

/** Squares on which a piece, an upgraded piece, a legendary piece of the player can newly stand. */
export let arrivals: i32 = 0;
export let risen: i32 = 0;
export let crowned: i32 = 0;
/** Enemy pieces that can be destroyed, all and by rank, and those that can leave their square in any way. */
export let kills: i32 = 0;
export let heroicKills: i32 = 0;
export let legendKills: i32 = 0;
export let departures: i32 = 0;
/** Upgraded enemy pieces that can leave their square or be common afterwards. */
export let fallen: i32 = 0;
/** What the enemy pieces that can be destroyed are worth in a duel, in half points (TS-DUEL-1, TS-DUEL-2). */
export let bounty: i32 = 0;
/** Legendary pieces the player and the opponent can gain and lose. */
export let ownLegendsUp: i32 = 0;
export let ownLegendsDown: i32 = 0;
export let enemyLegendsUp: i32 = 0;
export let enemyLegendsDown: i32 = 0;
/** How much further the player can fall behind in pieces and in upgraded pieces. */
export let behind: i32 = 0;
export let behindUpgraded: i32 = 0;
/** Squares enemy pieces can leave. */
export let gone: v128 = i64x2.splat(0);
/** Own pieces that can be upgraded where they stand. */
export let raised: i32 = 0;
/** Actions that can be gained. */
export let gained: i32 = 0;
/** An enemy piece may count as the player's in the next summoning. */
export let borrowed: bool = false;

export function countNothing(): void {
  arrivals = 0;
  risen = 0;
  crowned = 0;
  kills = 0;
  heroicKills = 0;
  legendKills = 0;
  departures = 0;
  fallen = 0;
  bounty = 0;
  ownLegendsUp = 0;
  ownLegendsDown = 0;
  enemyLegendsUp = 0;
  enemyLegendsDown = 0;
  behind = 0;
  behindUpgraded = 0;
  gone = none();
  raised = 0;
  gained = 0;
  borrowed = false;
}

export function gainActions(most: i32): void {
  gained += most;
}

export function borrow(): void {
  borrowed = true;
}

function atMost(most: i32, pieces: v128): i32 {
  return min(most, size(pieces));
}

/** Up to so many of the picked pieces leave the board; `counted`: enemy pieces among them count as destroyed. */
export function strike(most: i32, counted: bool): void {
  if (any(picked(1, 7))) strikeEnemies(most, most, most, i32.MAX_VALUE, counted);
  strikeOwn(most);
}

/** Up to so many of the picked enemy pieces leave it, so many of them heroic and legendary, worth so many half points. */
export function strikeEnemies(most: i32, heroics: i32, legends: i32, worth: i32, counted: bool): void {
  const enemies = picked(1, 7);
  const all = atMost(most, enemies);
  const legendary = atMost(legends, picked(1, 4));
  const heroic = atMost(heroics, picked(1, 2));
  departures += all;
  fallen += min(all, legendary + heroic);
  enemyLegendsDown += legendary;
  if (counted) {
    kills += all;
    heroicKills += heroic;
    legendKills += legendary;
    const second = min(all - legendary, heroic);
    bounty += min(worth, 4 * legendary + 2 * second + atMost(all - legendary - second, picked(1, 1)));
  }
  gone = v128.or(gone, enemies);
  vacate(enemies);
}

/** Up to so many of the picked own pieces leave it. */
export function strikeOwn(most: i32): void {
  const own = picked(0, 7);
  if (!any(own)) return;
  behind += atMost(most, own);
  behindUpgraded += atMost(most, picked(0, 6));
  ownLegendsDown += atMost(most, picked(0, 4));
  vacate(own);
}

/** The player's pieces come to up to so many squares, of any of these ranks. */
export function arrive(most: i32, ranks: i32): void {
  arrivals += most;
  if (ranks & 6) risen += most;
  if (ranks & 4) crowned += most;
}

/** An own piece of one of these ranks is put elsewhere, with whatever rank. */
export function lift(ranks: i32): void {
  vacate(mayBeOf(0, ranks));
  if (ranks & 2) ++behindUpgraded;
}

/** Enemy pieces go elsewhere up to so many times. */
export function depart(most: i32, from: v128): void {
  departures += most;
  fallen += most;
  gone = v128.or(gone, from);
}

/** Up to so many new pieces of these ranks come to some squares. */
export function emerge(most: i32, owner: i32, ranks: i32, where: v128): void {
  for (let left = ranks; left; left &= left - 1) appear(owner, 1 + ctz(left), where);
  if (owner == 0) {
    arrive(most, ranks);
    if (ranks & 4) ownLegendsUp += most;
  } else {
    behind += most;
    if (ranks & 6) behindUpgraded += most;
    if (ranks & 4) enemyLegendsUp += most;
  }
}

/** Up to so many of the picked pieces are upgraded. */
export function raise(most: i32): void {
  for (let rank = HEROIC; rank >= 1; --rank) {
    for (let owner = 0; owner < 2; ++owner) {
      const pieces = picked(owner, 1 << (rank - 1));
      if (!any(pieces)) continue;
      const count = atMost(most, pieces);
      appear(owner, rank + 1, pieces);
      if (owner == 0) {
        risen += count;
        raised += count;
      } else if (rank < HEROIC) behindUpgraded += count;
      if (rank < HEROIC) continue;
      if (owner == 0) {
        crowned += count;
        ownLegendsUp += count;
      } else enemyLegendsUp += count;
    }
  }
}

/** Up to so many of the picked pieces are downgraded. */
export function lower(most: i32): void {
  for (let rank = HEROIC; rank <= LEGEND; ++rank) {
    for (let owner = 0; owner < 2; ++owner) appear(owner, rank - 1, picked(owner, 1 << (rank - 1)));
  }
  behindUpgraded += atMost(most, picked(0, 2));
  fallen += atMost(most, picked(1, 2));
  ownLegendsDown += atMost(most, picked(0, 4));
  enemyLegendsDown += atMost(most, picked(1, 4));
}

/** Up to so many of the picked enemy pieces become the player's. */
export function takeOver(most: i32, toCommon: bool): void {
  for (let rank = 1; rank <= LEGEND; ++rank) {
    const pieces = picked(1, 1 << (rank - 1));
    if (any(pieces)) emerge(atMost(most, pieces), 0, toCommon ? 1 : 1 << (rank - 1), pieces);
  }
  strike(most, true);
}

/** The counts as they were kept, by level. */
const KEPT_BYTES: i32 = 96;
const KEPT: usize = memory.data(LEVELS * KEPT_BYTES, 16);

/** Keeps the counts, so that several things that may come next can be added to them one after another. */
export function keepCounts(level: i32): void {
  const at = KEPT + level * KEPT_BYTES;
  v128.store(at, gone);
  store<i32>(at, arrivals, 16);
  store<i32>(at, risen, 20);
  store<i32>(at, crowned, 24);
  store<i32>(at, kills, 28);
  store<i32>(at, heroicKills, 32);
  store<i32>(at, legendKills, 36);
  store<i32>(at, departures, 40);
  store<i32>(at, bounty, 44);
  store<i32>(at, ownLegendsUp, 48);
  store<i32>(at, ownLegendsDown, 52);
  store<i32>(at, enemyLegendsUp, 56);
  store<i32>(at, enemyLegendsDown, 60);
  store<i32>(at, behind, 64);
  store<i32>(at, behindUpgraded, 68);
  store<i32>(at, raised, 72);
  store<i32>(at, gained, 76);
  store<i32>(at, i32(borrowed), 80);
  store<i32>(at, fallen, 84);
}

export function recallCounts(level: i32): void {
  const at = KEPT + level * KEPT_BYTES;
  gone = v128.load(at);
  arrivals = load<i32>(at, 16);
  risen = load<i32>(at, 20);
  crowned = load<i32>(at, 24);
  kills = load<i32>(at, 28);
  heroicKills = load<i32>(at, 32);
  legendKills = load<i32>(at, 36);
  fallen = load<i32>(at, 84);
  departures = load<i32>(at, 40);
  bounty = load<i32>(at, 44);
  ownLegendsUp = load<i32>(at, 48);
  ownLegendsDown = load<i32>(at, 52);
  enemyLegendsUp = load<i32>(at, 56);
  enemyLegendsDown = load<i32>(at, 60);
  behind = load<i32>(at, 64);
  behindUpgraded = load<i32>(at, 68);
  raised = load<i32>(at, 72);
  gained = load<i32>(at, 76);
  borrowed = load<i32>(at, 80) != 0;
}
