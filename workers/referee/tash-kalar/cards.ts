import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import type { Figure, Measure, Step } from './language';
import type { DeckId } from './options';
import type { Offset } from './squares';
import type { Rank } from './pieces';

/** The English name without spaces and hyphens: how actions and positions call a card or a task. */
export const joined = (name: string): string => name.replace(/[^A-Za-z]/g, '');

export type ListId = 'imperial' | 'highland' | 'sylvan' | 'legends';

/** A being or a legend: its pattern (TS-SUM-2) as offsets from the target square. */
export interface Being extends Figure {
  name: string;
  list: ListId;
  rank: Rank;
  pattern: (Offset & { rank: Rank })[];
  /** TS-SUM-11: a pattern square; its own piece has at least the pattern's rank there. */
  ownTarget: boolean;
  /** Whether the player chooses among several matches (TS-SUM-13). */
  matchMatters: boolean;
  effect: Step[];
}

export interface Half {
  lead: number;
  compares: Measure;
  effect: Step[];
}

/** TS-FLARE-3, TS-FLARE-4. */
export interface Flare {
  name: string;
  upper: Half;
  lower: Half;
}

const LISTS: readonly string[] = ['imperial', 'highland', 'sylvan', 'legends'] satisfies ListId[];

type Entry = (typeof data.beings)[number];

const plainBeing = (entry: Entry): Being => ({
  name: joined(entry.name),
  list: entry.deck as ListId,
  rank: entry.rank as Rank,
  pattern: entry.pattern as Being['pattern'],
  ownTarget: entry.target.kind === 'own',
  marks: entry.marks as Being['marks'],
  arrows: entry.arrows as Offset[],
  matchMatters: entry.orientationMatters || entry.usedMatters,
  effect: entry.effect as Step[],
});

/** Beings and legends of the first scope by name, in the order of the data. */
export const BEINGS: ReadonlyMap<string, Being> = new Map(
  data.beings
    .filter(({ deck }) => LISTS.includes(deck))
    .map(plainBeing)
    .map((being) => [being.name, being]),
);

export const FLARES: ReadonlyMap<string, Flare> = new Map(
  data.flares.map(({ id, upper, lower }) => [id, { name: id, upper: upper as Half, lower: lower as Half }]),
);

/** Throws a RangeError if there is no such being. */
export function findBeing(name: string): Being {
  const being = BEINGS.get(name);
  if (!being) throw new RangeError(`unknown being ${name}`);
  return being;
}

/** Throws a RangeError if there is no such flare. */
export function findFlare(name: string): Flare {
  const flare = FLARES.get(name);
  if (!flare) throw new RangeError(`unknown flare ${name}`);
  return flare;
}

/** The beings of a list, the legends included as `legends`, in the order of the data. */
export const listNames = (list: ListId): string[] =>
  [...BEINGS.values()].filter((being) => being.list === list).map(({ name }) => name);

export const LEGENDS = listNames('legends');
export const FLARE_NAMES = [...FLARES.keys()];

/** TS-CARD-1: the 18 beings of a deck. */
export const deckNames = (deck: DeckId): string[] =>
  listNames(deck === 'northern' || deck === 'southern' ? 'imperial' : deck);

export const isFlare = (card: string): boolean => FLARES.has(card);
export const isLegend = (card: string): boolean => LEGENDS.includes(card);
export const isOwnBeing = (card: string): boolean => BEINGS.has(card) && !isLegend(card);

const ORDER: ReadonlyMap<string, number> = new Map(
  [...BEINGS.keys(), ...FLARE_NAMES].map((name, index) => [name, index]),
);

export const isCard = (name: string): boolean => ORDER.has(name);

/** Cards in the order of the data: beings, legends, flares. */
export const sortedCards = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => ORDER.get(a)! - ORDER.get(b)!);
