import data from '../../../assembly/games/toy-battle/data/maps.json' with { type: 'json' };
import type { Side, State } from './node';
import type { TroopCode } from './piles';

/** A base that does something (TB-BASE-1) or forbids something (gate TB-POOL-1, nullify TB-METAL-1). */
export type Special = 'recall' | 'gate' | 'draw1' | 'shove' | 'exhume' | 'nullify' | 'suppress';

export interface Region {
  id: string;
  /** Exactly the bases needed; an HQ on the outline is not (TB-REGION-2). */
  bases: string[];
  medals: number;
}

/** One map of the data file, as far as the rules need it (rule file 6.1). */
export interface GameMap {
  id: string;
  /** Medals that win; null means there is no win by medals. */
  objective: number | null;
  bases: { id: string; special?: Special; gate?: TroopCode[] }[];
  hqs: { id: string; side: Side; gate?: TroopCode[] }[];
  edges: [string, string][];
  regions: Region[];
}

export const MAPS = data.maps as unknown as GameMap[];

const byId = new Map(MAPS.map((map) => [map.id, map]));

export const findMap = (id: string): GameMap | null => byId.get(id) ?? null;

/** The map a state is played on. Throws if there is no such map. */
export function mapOf(state: { map: string }): GameMap {
  const map = findMap(state.map);
  if (!map) throw new RangeError(`unknown map ${state.map}`);
  return map;
}

export const isHq = (map: GameMap, node: string): boolean => map.hqs.some((hq) => hq.id === node);
export const isBase = (map: GameMap, node: string): boolean => map.bases.some((base) => base.id === node);
export const isNode = (map: GameMap, node: string): boolean => isBase(map, node) || isHq(map, node);
export const isHqOf = (map: GameMap, node: string, side: Side): boolean =>
  map.hqs.some((hq) => hq.id === node && hq.side === side);

export const basesOf = (map: GameMap): string[] => map.bases.map((base) => base.id);
export const hqsOf = (map: GameMap, side: Side): string[] =>
  map.hqs.filter((hq) => hq.side === side).map((hq) => hq.id);

/** Every node in list order: bases 1, 2, ..., then blue HQs, then red HQs (rule file 4.2). */
export const nodesOf = (map: GameMap): string[] => [...basesOf(map), ...hqsOf(map, 'blue'), ...hqsOf(map, 'red')];

/** TB-KIT-3: two nodes joined by one path are adjacent. */
export const areAdjacent = (map: GameMap, a: string, b: string): boolean =>
  map.edges.some(([p, q]) => (p === a && q === b) || (p === b && q === a));

const adjacency = new Map(
  MAPS.map((map) => {
    const nodes = nodesOf(map);
    return [map.id, new Map(nodes.map((a) => [a, nodes.filter((b) => areAdjacent(map, a, b))]))];
  }),
);

/** The nodes adjacent to a node, in list order. */
export const neighbours = (map: GameMap, node: string): string[] => adjacency.get(map.id)!.get(node)!;

/** What is special about a base; nothing in the beginner game (TB-BASE-8). */
export function specialOf(state: State, node: string): Special | null {
  if (state.options.specials === 'off') return null;
  return mapOf(state).bases.find((base) => base.id === node)?.special ?? null;
}

/** The troops a gated node admits, Kwak included (TB-POOL-2), or null without a gate; no gates in the beginner game. */
export function gateOf(state: State, node: string): TroopCode[] | null {
  if (state.options.specials === 'off') return null;
  const map = mapOf(state);
  return [...map.bases, ...map.hqs].find(({ id }) => id === node)?.gate ?? null;
}
