/** Every card, hero, token and building of Codex as the card data has it (section 6 of the rules). */
import data from '../../../test/referee/codex/data/codex-cards.json';
import type { Ability, Kw } from './text/program';

export type Colour = 'neutral' | 'red' | 'green' | 'blue' | 'black' | 'white' | 'purple';
export type CardType = 'unit' | 'spell' | 'building' | 'upgrade';

interface Common {
  readonly id: string;
  /** English in every language. */
  readonly name: string;
}

/** A card of a codex or a starter deck, or a token. */
export interface Card extends Common {
  readonly color: Colour;
  /** None for starter cards and tokens. */
  readonly spec?: string | null;
  readonly set?: 'codex' | 'starter';
  readonly type: CardType;
  readonly subtypes: readonly string[];
  readonly cost: number;
  /** 0 to 3; spells have none. */
  readonly tech?: number;
  readonly atk?: number;
  readonly hp?: number;
  readonly ongoing?: boolean;
  readonly minor?: boolean;
  readonly ultimate?: boolean;
  readonly legendary?: boolean;
  readonly keywords: readonly Kw[];
  readonly abilities: readonly Ability[];
  /** Tokens only: the ids of what makes it. */
  readonly made_by?: readonly string[];
  /** Tokens only: not used by two players. */
  readonly unused?: boolean;
}

export interface Band {
  readonly band: 'low' | 'mid' | 'max';
  readonly from_level: number;
  readonly atk: number;
  readonly hp: number;
  readonly keywords: readonly Kw[];
  readonly abilities: readonly Ability[];
}

export interface Hero extends Common {
  readonly title: string;
  readonly color: Colour;
  readonly spec: string;
  readonly summon_cost: number;
  readonly max_level: number;
  readonly bands: readonly Band[];
}

/** A base, tech building or add-on. */
export interface Building extends Common {
  readonly kind: 'base' | 'tech' | 'addon';
  /** Null for the base. */
  readonly cost: number | null;
  readonly hp: number;
  readonly abilities: readonly Ability[];
}

interface Spec {
  readonly color: Colour;
  readonly hero: string;
  /** Three spells, the ultimate one, then by tech level. */
  readonly cards: readonly string[];
}

const read = data as unknown as {
  cards: Card[];
  tokens: Card[];
  heroes: Hero[];
  buildings: Building[];
  specs: Record<string, Spec>;
  starters: Record<Colour, { cards: string[] }>;
};

export const COLOURS: readonly Colour[] = ['neutral', 'red', 'green', 'blue', 'black', 'white', 'purple'];
export const CARDS: readonly Card[] = read.cards;
export const TOKENS: readonly Card[] = read.tokens;
export const HEROES: readonly Hero[] = read.heroes;
export const BUILDINGS: readonly Building[] = read.buildings;
/** By spec, in the order of the colours. */
export const SPECS: Readonly<Record<string, Spec>> = Object.fromEntries(
  COLOURS.flatMap((color) => Object.entries(read.specs).filter(([, spec]) => spec.color === color)),
);
export const STARTERS: Readonly<Record<Colour, { readonly cards: readonly string[] }>> = read.starters;

const names = new Map([...CARDS, ...TOKENS, ...HEROES, ...BUILDINGS].map(({ id, name }) => [id, name]));

/** @throws RangeError for an unknown id */
export function nameOf(id: string): string {
  const name = names.get(id);
  if (name === undefined) throw new RangeError(`nothing is called ${id}`);
  return name;
}

const cards = new Map([...CARDS, ...TOKENS].map((card) => [card.id, card]));

/** @throws RangeError for an unknown id */
export function cardOf(id: string): Card {
  const card = cards.get(id);
  if (!card) throw new RangeError(`no card is called ${id}`);
  return card;
}
