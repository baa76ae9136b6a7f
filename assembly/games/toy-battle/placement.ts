// Where a tile may go (TB-PLACE-2 .. TB-PLACE-7 with connection, gates, Hook and shields).

import { admits, baseMask, hqs, nodes, shields } from './board';
import { FROZEN, HOOK, KWAK, OPT_SHIELD_HOOK_FREE, RACK, TROOPS } from './layout';
import { reach } from './line';
import { count, has, mapOf, mover, occupied, specialsOn, tileTroop, top } from './state';

/** Node bits whose top tile does not stop each troop from covering it; filled by `surveyCover`. */
const coverable = memory.data(TROOPS * 4, 4);

/** TB-KWAK-1, TB-KWAK-2, TB-PLACE-4: a joker covers and is covered by everything, otherwise higher beats lower. */
export function covers(troop: i32, enemy: i32): bool {
  return troop == KWAK || enemy == KWAK || troop > enemy;
}

function surveyCover(s: usize, side: i32): void {
  const enemies = occupied(s, side ^ 1);
  memory.fill(coverable, 0, TROOPS * 4);
  for (let e = enemies; e; e &= e - 1) {
    const base = ctz(e);
    const strength = tileTroop(top(s, base));
    // A base held by strength q opens to every troop above q; the running union below spreads it upward.
    const opensAt = strength == KWAK ? 1 : strength + 1;
    if (opensAt < TROOPS) store<u32>(coverable + (opensAt << 2), load<u32>(coverable + (opensAt << 2)) | (1 << base));
  }
  let open = ~enemies;
  for (let troop = 1; troop < TROOPS; ++troop) {
    open |= load<u32>(coverable + (troop << 2));
    store<u32>(coverable + (troop << 2), open);
  }
  store<u32>(coverable, 0xffffffff);
}

/** Bits of the nodes a Hook may drop onto without connection (TB-HOOK-1, TB-METAL-2). */
function hookTargets(s: usize): u32 {
  const map = mapOf(s);
  const free = !specialsOn(s) || has(s, OPT_SHIELD_HOOK_FREE);
  return baseMask(map) & ~(free ? 0 : shields(map));
}

let line: u32 = 0;
let surveyed: usize = 0;

/** Prepares `targets` for one state and side. Call it again after every change of the board. */
export function survey(s: usize, side: i32): void {
  line = reach(s, side);
  surveyed = s;
  surveyCover(s, side);
}

/** Node bits where the surveyed side may place this troop, rack aside. */
export function targets(troop: i32): u32 {
  const s = surveyed;
  const map = mapOf(s);
  let open = load<u32>(coverable + (troop << 2)) & (troop == HOOK ? line | hookTargets(s) : line);
  if (specialsOn(s)) {
    for (let o = open; o; o &= o - 1) {
      const node = ctz(o);
      if (!((admits(map, node) >> troop) & 1)) open &= ~(1 << node);
    }
  }
  return open;
}

/** Tiles of a troop on the rack that are not frozen (TB-FIELD-2). */
export function placeable(s: usize, side: i32, troop: i32): i32 {
  return count(s, RACK, side, troop) - count(s, FROZEN, side, troop);
}

/** True if the side could place something; `thawed` looks at the rack as if nothing on it were frozen. */
export function canPlace(s: usize, side: i32, thawed: bool): bool {
  survey(s, side);
  for (let troop = 0; troop < TROOPS; ++troop) {
    const tiles = thawed ? count(s, RACK, side, troop) : placeable(s, side, troop);
    if (tiles > 0 && targets(troop)) return true;
  }
  return false;
}

/** Writes every legal `place` action of the mover, ascending; returns the new length of the list. */
export function listPlacements(s: usize, out: usize, length: i32, verb: u32): i32 {
  const side = mover(s);
  survey(s, side);
  for (let troop = 0; troop < TROOPS; ++troop) {
    if (placeable(s, side, troop) <= 0) continue;
    for (let t = targets(troop); t; t &= t - 1) {
      store<u32>(out + (length++ << 2), (verb << 16) | (troop << 8) | ctz(t));
    }
  }
  return length;
}

export function isHq(s: usize, node: i32): bool {
  const map = mapOf(s);
  return (((hqs(map, 0) | hqs(map, 1)) >> node) & 1) != 0;
}

export function isNode(s: usize, node: i32): bool {
  return node < nodes(mapOf(s));
}
