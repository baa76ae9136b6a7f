/** The drawings of the Toy Battle boards and the names of the troops, as `data/maps.json` holds them (rule file section 6.1). */
import type { MapData, Special, TroopData } from '$workers/games/toy-battle/board-data';
import aspect from '../../../../../assembly/games/toy-battle/data/maps.json?part=board/aspect';
import loaders from '../../../../../assembly/games/toy-battle/data/maps.json?each=maps';
import troops from '../../../../../assembly/games/toy-battle/data/maps.json?part=troops';
import patterns from './terrain.json?each=patterns';

export type { MapData, Special };

/** Width of a board divided by its height. */
export const ASPECT = aspect;

const TROOPS = troops as readonly TroopData[];

/** A tile of a map's terrain marks, which goes on at its opposite sides: its size, and its strokes with their width. */
export interface Terrain {
  w: number;
  h: number;
  line: number;
  d: string;
}

const known = new Map<string, { map: MapData; terrain: Terrain }>();

export const learnMap = (map: MapData, terrain: Terrain): void => void known.set(map.id, { map, terrain });

/**
 * Makes one map known to `mapOf`: a page that shows one board loads no other. Pages of all boards import `maps.ts`.
 * @throws RangeError naming the id if there is no such map.
 */
export async function loadMap(id: string): Promise<void> {
  if (known.has(id)) return;
  const load = loaders[id];
  if (!load) throw noMap(id);
  const [map, terrain] = await Promise.all([load(), patterns[id]!()]);
  learnMap(map.default as MapData, terrain.default as Terrain);
}

function knownOf(id: string) {
  const found = known.get(id);
  if (!found) throw noMap(id);
  return found;
}

/** @throws RangeError naming the id if there is no such map, or if it was not loaded. */
export const mapOf = (id: string): MapData => knownOf(id).map;

/** @throws RangeError as `mapOf` */
export const terrainOf = (id: string): Terrain => knownOf(id).terrain;

const noMap = (id: string): RangeError => new RangeError(`toy-battle: there is no map "${id}" here`);

/** @throws RangeError naming the code if there is no such troop. */
export function troopOf(code: string): TroopData {
  const troop = TROOPS.find((t) => t.code === code);
  if (!troop) throw new RangeError(`toy-battle: there is no troop "${code}"`);
  return troop;
}
