// How much can still come of an effect at most, in numbers, and what one step adds to them. The pieces a step may affect
// are those `picked` answers.

import { HEROIC, LEGEND } from '../layout';
import { any, none, size } from '../squares';
import { appear, picked, vacate } from './whereabouts';

/** Squares on which a piece, an upgraded piece, a legendary piece of the player can newly stand. */
export let arrivals: i32 = 0;
export let risen: i32 = 0;
export let crowned: i32 = 0;
/** Enemy pieces that can be destroyed, all and by rank, and those that can leave their square in any way. */
export let kills: i32 = 0;
export let heroicKills: i32 = 0;
export let legendKills: i32 = 0;
export let departures: i32 = 0;
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
/** Another action can be gained. */
export let action: bool = false;

export function countNothing(): void {
  arrivals = 0;
  risen = 0;
  crowned = 0;
  kills = 0;
  heroicKills = 0;
  legendKills = 0;
  departures = 0;
  ownLegendsUp = 0;
  ownLegendsDown = 0;
  enemyLegendsUp = 0;
  enemyLegendsDown = 0;
  behind = 0;
  behindUpgraded = 0;
  gone = none();
  action = false;
}

export function gainAction(): void {
  action = true;
}

function atMost(most: i32, pieces: v128): i32 {
  return min(most, size(pieces));
}

/** Up to so many of the picked pieces leave the board; `counted`: enemy pieces among them count as destroyed. */
export function strike(most: i32, counted: bool): void {
  const enemies = picked(1, 7);
  const own = picked(0, 7);
  if (any(enemies)) {
    const fallen = atMost(most, picked(1, 4));
    departures += atMost(most, enemies);
    enemyLegendsDown += fallen;
    if (counted) {
      kills += atMost(most, enemies);
      heroicKills += atMost(most, picked(1, 2));
      legendKills += fallen;
    }
    gone = v128.or(gone, enemies);
    vacate(enemies);
  }
  if (any(own)) {
    behind += atMost(most, own);
    behindUpgraded += atMost(most, picked(0, 6));
    ownLegendsDown += atMost(most, picked(0, 4));
    vacate(own);
  }
}

/** The player's pieces come to up to so many squares, of any of these ranks. */
export function arrive(most: i32, ranks: i32): void {
  arrivals += most;
  if (ranks & 6) risen += most;
  if (ranks & 4) crowned += most;
}

/** Enemy pieces go elsewhere up to so many times. */
export function depart(most: i32, from: v128): void {
  departures += most;
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
      if (owner == 0) risen += count;
      else if (rank < HEROIC) behindUpgraded += count;
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
