import data from '../../../assembly/games/toy-battle/data/maps.json';
import type { RuleId } from '../../contract';
import type { Side, TroopCode } from './state';

export const LOCALES = ['en', 'zh-Hant', 'zh-Hans', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

export type Special = 'recall' | 'gate' | 'draw1' | 'shove' | 'exhume' | 'nullify' | 'suppress';

export interface TroopData {
  code: TroopCode;
  /** null for the joker. */
  strength: number | null;
  joker: boolean;
  copies: number;
  effect: string;
  rules: RuleId[];
  name: Record<Locale, string>;
}

/** One entry of `maps` in the data file, as it stands there. Coordinates are 0..100, origin top left. */
export interface MapData {
  id: string;
  number: number | null;
  kind: 'base' | 'extra' | 'teaching';
  name: Record<Locale, string>;
  /** Medals that win; null where medals do not win. */
  objective: number | null;
  totalMedals: number;
  bases: { id: string; xy: [number, number]; special?: Special; gate?: TroopCode[] }[];
  hqs: { id: string; side: Side; xy: [number, number]; gate?: TroopCode[] }[];
  edges: [string, string][];
  regions: {
    id: string;
    bases: string[];
    medals: number;
    hqOnOutline: string | null;
    outline: string[];
    labelAt: [number, number];
  }[];
  symmetries: { name: string; swapsSides: boolean; map: Record<string, string> }[];
}

/** A map with its names replaced by indexes: nodes are bases in map order, then Blue's HQs, then Red's. */
export interface BoardMap {
  id: string;
  /** Place in the data file, which is the byte that stands for the map in a state. */
  index: number;
  data: MapData;
  objective: number | null;
  /** Nodes 0 .. baseCount - 1 are bases, the rest are HQs. */
  baseCount: number;
  nodes: readonly string[];
  nodeIndex: ReadonlyMap<string, number>;
  /** Per node: the owner of an HQ, null for a base. */
  hqSide: readonly (Side | null)[];
  /** Per node: what is special about a base, null for plain bases and HQs. */
  special: readonly (Special | null)[];
  /** Per node: the troops its gate admits, null without a gate. */
  gate: readonly (readonly TroopCode[] | null)[];
  neighbours: readonly (readonly number[])[];
  regions: readonly { id: string; bases: readonly number[]; medals: number }[];
  regionIndex: ReadonlyMap<string, number>;
  /** Automorphisms but the identity; `nodes[n]` and `regions[r]` are the images of n and r. */
  symmetries: readonly { name: string; swapsSides: boolean; nodes: readonly number[]; regions: readonly number[] }[];
}

interface MapsFile {
  troops: TroopData[];
  specials: { id: Special; nickname: string; activates: boolean; rules: RuleId[] }[];
  maps: MapData[];
}

const file = data as unknown as MapsFile;

export const TROOPS: readonly TroopData[] = file.troops;

/** Specials that join the waiting list when a tile is placed on them (TB-SEQ-4); gates and shields do not. */
export const ACTIVATING: ReadonlySet<Special> = new Set(file.specials.filter((s) => s.activates).map((s) => s.id));

export const MAPS: readonly BoardMap[] = file.maps.map(indexed);

const byId = new Map(MAPS.map((map) => [map.id, map]));

export function mapById(id: string): BoardMap | undefined {
  return byId.get(id);
}

/** The map of a state that has been checked; an unknown id is a mistake of the caller. */
export function mapOf(state: { map: string }): BoardMap {
  const map = byId.get(state.map);
  if (!map) throw new RangeError(`unknown map "${state.map}"`);
  return map;
}

function indexed(source: MapData, index: number): BoardMap {
  const hqs = [...source.hqs.filter((hq) => hq.side === 'blue'), ...source.hqs.filter((hq) => hq.side === 'red')];
  const nodes = [...source.bases, ...hqs].map((node) => node.id);
  const nodeIndex = new Map(nodes.map((id, node) => [id, node]));
  const at = (id: string): number => nodeIndex.get(id)!;
  const regions = source.regions.map(({ id, bases, medals }) => ({ id, bases: bases.map(at), medals }));
  const neighbours: number[][] = nodes.map(() => []);
  for (const [a, b] of source.edges) {
    neighbours[at(a)]!.push(at(b));
    neighbours[at(b)]!.push(at(a));
  }
  for (const list of neighbours) list.sort((a, b) => a - b);
  return {
    id: source.id,
    index,
    data: source,
    objective: source.objective,
    baseCount: source.bases.length,
    nodes,
    nodeIndex,
    hqSide: [...source.bases.map(() => null), ...hqs.map((hq) => hq.side)],
    special: [...source.bases.map((base) => base.special ?? null), ...hqs.map(() => null)],
    gate: [...source.bases, ...hqs].map((node) => node.gate ?? null),
    neighbours,
    regions,
    regionIndex: new Map(regions.map((region, r) => [region.id, r])),
    symmetries: source.symmetries.map(({ name, swapsSides, map }) => {
      const image = nodes.map((id) => at(map[id]!));
      return {
        name,
        swapsSides,
        nodes: image,
        regions: regions.map((region) =>
          regionOn(
            regions,
            region.bases.map((b) => image[b]!),
          ),
        ),
      };
    }),
  };
}

function regionOn(regions: BoardMap['regions'], bases: readonly number[]): number {
  return regions.findIndex(
    (region) => region.bases.length === bases.length && region.bases.every((b) => bases.includes(b)),
  );
}
