// What a number names in a state: cards in card order, then tokens, heroes and buildings (tools/tables/codex.mjs).
import runes from '../../../assembly/games/codex/data/codex-cards.json?part=runes';
import { BUILDINGS, CARDS, FACES, HEROES, type Printed } from './printed';
import { SPECS } from './specs';

const ids = (all: readonly Printed[]): string[] => all.map(({ id }) => id);

export const CARD_IDS: readonly string[] = ids(CARDS);
export const HERO_IDS: readonly string[] = ids(HEROES);
export const ADDON_IDS: readonly string[] = ids(BUILDINGS.filter(({ kind }) => kind === 'addon'));
export const FACE_IDS: readonly string[] = ids(FACES);
export const SPEC_IDS: readonly string[] = Object.keys(SPECS);
export const RUNE_IDS: readonly string[] = Object.keys(runes);

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
