/** The drawings of the Toy Battle boards and the names of the troops, as `data/maps.json` holds them (rule file section 6.1). */
import type { MapData, Special, TroopData } from '$workers/games/toy-battle/board-data';
import data from '../../../../assembly/games/toy-battle/data/maps.json';

export type { MapData, Special };

export const MAPS = data.maps as unknown as readonly MapData[];
export const TROOPS = data.troops as unknown as readonly TroopData[];

/** Width of a board divided by its height. */
export const ASPECT = data.board.aspect;

/** @throws RangeError naming the id if there is no such map. */
export function mapOf(id: string): MapData {
  const map = MAPS.find((m) => m.id === id);
  if (!map) throw new RangeError(`toy-battle: there is no map "${id}"`);
  return map;
}

/** @throws RangeError naming the code if there is no such troop. */
export function troopOf(code: string): TroopData {
  const troop = TROOPS.find((t) => t.code === code);
  if (!troop) throw new RangeError(`toy-battle: there is no troop "${code}"`);
  return troop;
}
