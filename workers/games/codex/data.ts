/**
 * The card data of Codex (section 6 of the rules) with all that texts are made of: too much for a page that only shows a
 * table, which takes printed.ts and specs.ts.
 */
import { buildings, cards, heroes, tokens } from '../../../assembly/games/codex/data/codex-cards.json';
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

export const CARDS = cards as unknown as readonly Card[];
export const TOKENS = tokens as unknown as readonly Card[];
export const HEROES = heroes as unknown as readonly Hero[];
export const BUILDINGS = buildings as unknown as readonly Building[];
