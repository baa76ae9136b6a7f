import data from '../../../assembly/games/codex/data/codex-cards.json' with { type: 'json' };
import type { Ability, Kw } from './grammar';
import { heroesUpTo, MILESTONES } from './milestones';

/** A card of a codex or a starter deck, or a token (6.2). */
export interface CardData {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly spec?: string | null;
  readonly type: 'unit' | 'spell' | 'building' | 'upgrade';
  readonly subtypes: readonly string[];
  readonly cost: number;
  readonly tech?: number;
  readonly atk?: number;
  readonly hp?: number;
  readonly ongoing?: boolean;
  readonly minor?: boolean;
  readonly ultimate?: boolean;
  readonly legendary?: boolean;
  readonly copies?: number;
  readonly keywords: readonly Kw[];
  readonly abilities: readonly Ability[];
}

export interface Band {
  readonly from_level: number;
  readonly atk: number;
  readonly hp: number;
  readonly keywords: readonly Kw[];
  readonly abilities: readonly Ability[];
}

export interface HeroData {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly spec: string;
  readonly summon_cost: number;
  readonly max_level: number;
  readonly bands: readonly Band[];
}

/** A base, tech building or add-on. */
export interface BuildingData {
  readonly id: string;
  readonly kind: 'base' | 'tech' | 'addon';
  readonly cost: number | null;
  readonly hp: number;
  readonly level?: number;
  readonly workers?: number;
  readonly abilities: readonly Ability[];
}

const read = data as unknown as {
  cards: CardData[];
  tokens: CardData[];
  heroes: HeroData[];
  buildings: BuildingData[];
  specs: Record<string, { color: string; hero: string; cards: string[] }>;
  starters: Record<string, { cards: string[] }>;
};

export const CARDS: readonly CardData[] = read.cards;
const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));
const cards = byId(read.cards);
export const TOKENS = byId(read.tokens);
const enabled = new Set(heroesUpTo(MILESTONES.length));
const numbersOnly = (band: Band): Band => ({ ...band, keywords: [], abilities: [] });
/** Until a hero is enabled it is its numbers only (section 12). */
export const HEROES = byId(
  read.heroes.map((hero) => (enabled.has(hero.id) ? hero : { ...hero, bands: hero.bands.map(numbersOnly) })),
);
export const BUILDINGS = byId(read.buildings);
export const SPECS: Readonly<Record<string, { color: string; hero: string; cards: readonly string[] }>> = read.specs;
export const STARTERS = read.starters;

export const isHero = (id: string): boolean => HEROES.has(id);
export const isToken = (id: string): boolean => TOKENS.has(id);
export const isBuilding = (id: string): boolean => BUILDINGS.has(id);

/** A card or token. Throws a RangeError on any other id. */
export function cardOf(id: string): CardData {
  const card = cards.get(id) ?? TOKENS.get(id);
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}
export const isCard = (id: string): boolean => cards.has(id);

const order = new Map(CARDS.map(({ id }, index) => [id, index]));
/** Card order: that of the data file (4.2, `tech`). */
export const inCardOrder = (ids: readonly string[]): string[] =>
  [...ids].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));

export const TECH_IDS = ['base', 'tech_i_building', 'tech_ii_building', 'tech_iii_building'] as const;
export const ADDONS: readonly string[] = read.buildings.filter(({ kind }) => kind === 'addon').map(({ id }) => id);

/** The bands a hero has reached, the lowest first (CX-HERO-7). */
export const bandsOf = (id: string, level: number): readonly Band[] =>
  HEROES.get(id)!.bands.filter(({ from_level }) => from_level <= level);
