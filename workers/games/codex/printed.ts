/** What is printed on cards, tokens, heroes and buildings, without their texts: the little of the data that a table needs. */
import { data } from '../../../assembly/games/codex/data/codex-cards.json?fetched&columns=cards,tokens,heroes,buildings,name,color,cost,type,kind,atk,hp,bands,from_level,spec,tech,summon_cost,keywords,k,n';

export interface Printed {
  readonly id: string;
  /** English in every language. */
  readonly name: string;
  readonly colour: string;
  /** Null for starter cards, tokens and buildings of the table. */
  readonly spec: string | null;
  /** 0 to 3; null for what has none, as spells and heroes. */
  readonly tech: number | null;
  /** Gold; null for what is never paid for. */
  readonly cost: number | null;
  readonly type: 'unit' | 'spell' | 'building' | 'upgrade' | 'hero';
  /** What building of the table it is; null for all else. */
  readonly kind: 'base' | 'tech' | 'addon' | null;
  readonly atk: number | null;
  readonly hp: number | null;
  /** Of a hero those of its first band. A number that is worked out is none that is printed, and 0 here. */
  readonly keywords: readonly Keyword[];
  /** Of a hero, from its first. */
  readonly bands: readonly Band[];
}

export type Keyword = readonly [keyword: string, n: number];

export interface Band {
  readonly atk: number;
  readonly hp: number;
  /** The level at which it begins. */
  readonly from_level: number;
  /** Those that come with the band. */
  readonly keywords: readonly Keyword[];
}

type Column<T> = readonly (T | null)[];
type Words = readonly { readonly k: string; readonly n?: unknown }[];
interface Columns {
  readonly name: readonly string[];
  readonly color?: Column<string>;
  readonly spec?: Column<string>;
  readonly tech?: Column<number>;
  readonly cost?: Column<number>;
  readonly summon_cost?: Column<number>;
  readonly type?: Column<Printed['type']>;
  readonly kind?: Column<Printed['kind']>;
  readonly atk?: Column<number>;
  readonly hp?: Column<number>;
  readonly keywords?: Column<Words>;
  readonly bands?: Column<readonly (Omit<Band, 'keywords'> & { readonly keywords: Words })[]>;
}

/** Ids are names in small letters without signs, `foxs_den_school`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, '_');

const keywordsOf = (words: Words): Keyword[] => words.map(({ k, n }) => [k, typeof n === 'number' ? n : 0]);

const rows = (of: Columns, type: Printed['type']): Printed[] =>
  of.name.map((name, i) => ({
    id: idOf(name),
    name,
    colour: of.color?.[i] ?? 'neutral',
    spec: of.spec?.[i] ?? null,
    tech: of.tech?.[i] ?? null,
    cost: of.cost?.[i] ?? of.summon_cost?.[i] ?? null,
    type: of.type?.[i] ?? type,
    kind: of.kind?.[i] ?? null,
    atk: of.atk?.[i] ?? of.bands?.[i]?.[0]?.atk ?? null,
    hp: of.hp?.[i] ?? of.bands?.[i]?.[0]?.hp ?? null,
    keywords: keywordsOf(of.keywords?.[i] ?? of.bands?.[i]?.[0]?.keywords ?? []),
    bands: (of.bands?.[i] ?? []).map((band) => ({ ...band, keywords: keywordsOf(band.keywords) })),
  }));

const { cards, tokens, heroes, buildings } = data as Record<'cards' | 'tokens' | 'heroes' | 'buildings', Columns>;

/** In the order of the data. */
export const CARDS: readonly Printed[] = rows(cards, 'unit');
export const HEROES: readonly Printed[] = rows(heroes, 'hero');
export const BUILDINGS: readonly Printed[] = rows(buildings, 'building');
const TOKENS: readonly Printed[] = rows(tokens, 'unit');
/** Cards, then tokens, heroes and buildings: the order in which the engine numbers them. */
export const FACES: readonly Printed[] = [...CARDS, ...TOKENS, ...HEROES, ...BUILDINGS];

export const isToken = (id: string): boolean => TOKENS.some((token) => token.id === id);

const byId = new Map(FACES.map((face) => [face.id, face]));

/** @throws RangeError for an unknown id */
export function printedOn(id: string): Printed {
  const found = byId.get(id);
  if (!found) throw new RangeError(`nothing is called ${id}`);
  return found;
}

/** @throws RangeError for an unknown id */
export const nameOf = (id: string): string => printedOn(id).name;
