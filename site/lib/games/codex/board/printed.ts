/** What is printed on cards, tokens, heroes and buildings as far as the table shows it; texts come with the whole card. */
import data from '../../../../../assembly/games/codex/data/codex-cards.json?keys=cards,tokens,heroes,buildings,id,name,color,cost,type,tech,atk,hp,bands,from_level,spec,summon_cost,keywords,k,n';

export interface Printed {
  readonly id: string;
  /** English in every language. */
  readonly name: string;
  readonly colour: string;
  readonly spec: string | null;
  /** Gold; null for what is never paid for. */
  readonly cost: number | null;
  readonly type: string;
  readonly atk: number | null;
  readonly hp: number | null;
  /** Of a hero those of its first band. */
  readonly keywords: readonly (readonly [keyword: string, n: number])[];
  /** Of a hero: the levels its bands begin with. */
  readonly bands: readonly number[];
}

interface Keyword {
  k: string;
  n?: number;
}
interface Row {
  id: string;
  name: string;
  color?: string;
  spec?: string | null;
  cost?: number | null;
  summon_cost?: number;
  type?: string;
  atk?: number;
  hp?: number;
  keywords?: Keyword[];
  bands?: { atk: number; hp: number; from_level: number; keywords?: Keyword[] }[];
}
const { cards, tokens, heroes, buildings } = data as Record<'cards' | 'tokens' | 'heroes' | 'buildings', Row[]>;

const printed = (row: Row, type: string): Printed => ({
  id: row.id,
  name: row.name,
  colour: row.color ?? 'neutral',
  spec: row.spec ?? null,
  cost: row.cost ?? row.summon_cost ?? null,
  type: row.type ?? type,
  atk: row.atk ?? row.bands?.[0]?.atk ?? null,
  hp: row.hp ?? row.bands?.[0]?.hp ?? null,
  keywords: (row.keywords ?? row.bands?.[0]?.keywords ?? []).map(({ k, n }) => [k, n ?? 0]),
  bands: (row.bands ?? []).map(({ from_level }) => from_level),
});

const all = new Map<string, Printed>(
  [
    ...[...cards, ...tokens].map((row) => printed(row, 'unit')),
    ...heroes.map((row) => printed(row, 'hero')),
    ...buildings.map((row) => printed(row, 'building')),
  ].map((one) => [one.id, one]),
);

/** @throws RangeError for an unknown id */
export function printedOn(id: string): Printed {
  const found = all.get(id);
  if (!found) throw new RangeError(`no card ${id}`);
  return found;
}

const order = new Map([...all.keys()].map((id, i) => [id, i]));
/** Different cards with how many there are of each, in card order. */
export function counted(cards: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => order.get(a.id)! - order.get(b.id)!);
}

/** The English name of a spec. */
export const specTitle = (id: string): string => id[0]!.toUpperCase() + id.slice(1);

/** Letters of a line of a small card. */
const LINE = 8;
/** Whether a name has a word that only fits into a small card in smaller letters. */
export const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > LINE);
