// Typed access to the generated tables. Nodes are numbered bases first, then the HQs of Blue, then those of Red.

import {
  ADJACENT, ADMITS, BASES, HQS, MAPS, NODES, OBJECTIVE, REGIONS, REGIONS_AROUND, REGION_BASES, REGION_MEDALS, SHIELDS, SPECIAL,
} from './tables';
import { MAX_BASES, MAX_NODES, MAX_REGIONS } from './layout';

export const mapCount: i32 = MAPS;

export function bases(map: i32): i32 {
  return load<u8>(BASES + map);
}

export function nodes(map: i32): i32 {
  return load<u8>(NODES + map);
}

/** Medals that win; 255, more than any board holds, where medals do not win. */
export function objective(map: i32): i32 {
  return load<u8>(OBJECTIVE + map);
}

export function regions(map: i32): i32 {
  return load<u8>(REGIONS + map);
}

export function hqs(map: i32, side: i32): u32 {
  return load<u32>(HQS + ((map * 2 + side) << 2));
}

export function adjacent(map: i32, node: i32): u32 {
  return load<u32>(ADJACENT + ((map * MAX_NODES + node) << 2));
}

export function special(map: i32, base: i32): i32 {
  return load<u8>(SPECIAL + map * MAX_BASES + base);
}

export function shields(map: i32): u32 {
  return load<u32>(SHIELDS + (map << 2));
}

/** Troop bits a node admits (TB-POOL-1); all of them where there is no gate. */
export function admits(map: i32, node: i32): u32 {
  return load<u8>(ADMITS + map * MAX_NODES + node);
}

export function regionBases(map: i32, region: i32): u32 {
  return load<u16>(REGION_BASES + ((map * MAX_REGIONS + region) << 1));
}

export function regionMedals(map: i32, region: i32): i32 {
  return load<u8>(REGION_MEDALS + map * MAX_REGIONS + region);
}

export function regionsAround(map: i32, base: i32): u32 {
  return load<u16>(REGIONS_AROUND + ((map * MAX_BASES + base) << 1));
}

export function baseMask(map: i32): u32 {
  return (1 << bases(map)) - 1;
}
