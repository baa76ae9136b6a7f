/** What is printed on a card, without what its text is made of. */
import { CARDS, HEROES, TOKENS, type Card, type Colour, type Hero } from './data';
import { isPlayable } from './playable';
import type { Kw } from './text/program';

export type FaceKind = 'unit' | 'spell' | 'building' | 'upgrade' | 'hero' | 'token';

/** One of the three bands of a hero, or the only values of another face. */
export interface Values {
  readonly atk?: number;
  readonly hp?: number;
  /** The level at which the band begins. */
  readonly from?: number;
}

/** A keyword as an explanation needs it. */
export type FaceKeyword = readonly [id: string, n?: number];

export interface Face {
  readonly id: string;
  /** English in every language. */
  readonly name: string;
  readonly colour: Colour;
  /** None for starter cards and tokens. */
  readonly spec?: string;
  readonly kind: FaceKind;
  readonly subtypes: readonly string[];
  /** Gold; of a hero what it costs to summon. */
  readonly cost: number;
  /** 0 to 3; spells and heroes have none. */
  readonly tech?: number;
  /** One, or one for each band of a hero; empty where there is neither ATK nor HP. */
  readonly values: readonly Values[];
  readonly keywords: readonly FaceKeyword[];
  readonly starter?: true;
  readonly ongoing?: true;
  readonly ultimate?: true;
  readonly legendary?: true;
  /** Shown but not played yet. */
  readonly unfinished?: true;
  /** Of a hero. */
  readonly maxLevel?: number;
  /** The tokens it makes. */
  readonly tokens?: readonly string[];
}

const keywordsOf = (kws: readonly Kw[]): FaceKeyword[] => kws.map(({ k, n }) => (n === undefined ? [k] : [k, n]));

const flag = <K extends string>(key: K, on: boolean | undefined): Partial<Record<K, true>> =>
  on ? ({ [key]: true } as Record<K, true>) : {};

function madeBy(id: string): { tokens?: string[] } {
  const tokens = TOKENS.filter(({ made_by }) => made_by?.includes(id)).map((token) => token.id);
  return tokens.length ? { tokens } : {};
}

function cardFace(card: Card, kind: FaceKind): Face {
  const { id, name, color, spec, subtypes, cost, tech, atk, hp } = card;
  return {
    id,
    name,
    colour: color,
    ...(spec && { spec }),
    kind,
    subtypes,
    cost,
    ...(tech !== undefined && { tech }),
    values:
      atk === undefined && hp === undefined
        ? []
        : [{ ...(atk !== undefined && { atk }), ...(hp !== undefined && { hp }) }],
    keywords: keywordsOf(card.keywords),
    ...flag('starter', card.set === 'starter'),
    ...flag('ongoing', card.ongoing),
    ...flag('ultimate', card.ultimate),
    ...flag('legendary', card.legendary),
    ...flag('unfinished', kind !== 'token' && !isPlayable(id)),
    ...madeBy(id),
  };
}

function heroFace({ id, name, color, spec, summon_cost, max_level, bands }: Hero): Face {
  return {
    id,
    name,
    colour: color,
    spec,
    kind: 'hero',
    subtypes: [],
    cost: summon_cost,
    values: bands.map(({ atk, hp, from_level }) => ({ atk, hp, from: from_level })),
    keywords: keywordsOf(bands.flatMap(({ keywords }) => keywords)),
    ...flag('unfinished', !isPlayable(id)),
    maxLevel: max_level,
    ...madeBy(id),
  };
}

/** All cards, heroes and tokens that two players use, in the order of the data. */
export const FACES: readonly Face[] = [
  ...HEROES.map(heroFace),
  ...CARDS.map((card) => cardFace(card, card.type)),
  ...TOKENS.filter(({ unused }) => !unused).map((token) => cardFace(token, 'token')),
];
