// What a number names in a state: cards in card order, then tokens, heroes and buildings (tools/tables/codex.mjs).

import data from '../../../assembly/games/codex/data/codex-cards.json' with { type: 'json' };

const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);

export const CARD_IDS: readonly string[] = ids(data.cards);
export const HERO_IDS: readonly string[] = ids(data.heroes);
export const ADDON_IDS: readonly string[] = ids(data.buildings.filter(({ kind }) => kind === 'addon'));
export const FACE_IDS: readonly string[] = [...CARD_IDS, ...ids(data.tokens), ...HERO_IDS, ...ids(data.buildings)];
export const SPEC_IDS: readonly string[] = Object.keys(data.specs);
export const RUNE_IDS: readonly string[] = Object.keys(data.runes);

const numbers = new Map(FACE_IDS.map((id, number) => [id, number]));
/** Number of a card, token, hero or building. Throws a RangeError on any other id. */
export function faceNumber(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new RangeError(`no card ${id}`);
  return number;
}
export const faceId = (number: number): string => FACE_IDS[number]!;

/** Card order: that of the data file. */
export const inCardOrder = (cards: readonly string[]): string[] =>
  cards
    .map(faceNumber)
    .sort((a, b) => a - b)
    .map(faceId);
