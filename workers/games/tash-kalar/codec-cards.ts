import * as layout from '../../../assembly/games/tash-kalar/layout';
import { CARDS, cardOf, cardsIn, TASKS, taskOf } from './cards';
import type { CardKind } from './decks';
import { SIDES, type Deck, type Hand, type Placed } from './state';

/** Sets and lists of cards and tasks in the bytes of a state: hands, decks, discard piles. */

/** Tasks by number. */
export const TASK_IDS: readonly string[] = TASKS.map(({ id }) => id);
const lists = new Map(CARDS.map(({ list }) => [list, cardsIn(list).map(({ id }) => id)]));

/** Ids of a list by the numbers that the engine counts with. */
export const idsIn = (list: string): readonly string[] => lists.get(list)!;

/** Number of a card or task in its list. */
const indexOf = (id: string): number => (TASK_IDS.includes(id) ? taskOf(id) : cardOf(id)).index;

/** Members of a bit set, and the other way round. */
export const idsOf = (set: number, list: readonly string[]): string[] => list.filter((_, i) => (set >>> i) & 1);
export const setOf = (members: readonly string[]): number =>
  members.reduce((set, id) => set | (1 << indexOf(id)), 0) >>> 0;

type HandPlaces = Readonly<Record<CardKind, number>>;
/** Where the cards of a hand lie, and those the opponent knows of. */
export const HELD: HandPlaces = {
  beings: layout.HAND_BEINGS,
  legends: layout.HAND_LEGENDS,
  flares: layout.HAND_FLARES,
};
export const KNOWN: HandPlaces = {
  beings: layout.KNOWN_BEINGS,
  legends: layout.KNOWN_LEGENDS,
  flares: layout.KNOWN_FLARES,
};

export function readHand(data: DataView, places: HandPlaces, seat: number, list: string): Hand {
  return {
    beings: idsOf(data.getUint32(places.beings + 4 * seat, true), idsIn(list)),
    legends: idsOf(data.getUint16(places.legends + 2 * seat, true), idsIn('legends')),
    flares: idsOf(data.getUint16(places.flares + 2 * seat, true), idsIn('flares')),
  };
}

export function writeHand(hand: Hand, data: DataView, places: HandPlaces, seat: number): void {
  data.setUint32(places.beings + 4 * seat, setOf(hand.beings), true);
  data.setUint16(places.legends + 2 * seat, setOf(hand.legends), true);
  data.setUint16(places.flares + 2 * seat, setOf(hand.flares), true);
}

/** `list` are the ids of the deck's cards by number; `at` is where the deck begins. */
export function readDeck(data: DataView, at: number, list: readonly string[]): Deck {
  const topCount = data.getUint8(at + layout.DECK_TOP);
  const bottomCount = data.getUint8(at + layout.DECK_BOTTOM);
  const placed = (from: number, count: number): Placed[] =>
    Array.from({ length: count }, (_, i) => {
      const entry = data.getUint8(at + layout.DECK_LIST + from + i);
      const knownTo = SIDES.filter((side) => entry & (layout.KNOWER << SIDES.indexOf(side)));
      return { id: list[entry & layout.CARD_MASK]!, knownTo };
    });
  return {
    top: placed(0, topCount),
    unknown: idsOf(data.getUint32(at + layout.DECK_UNKNOWN, true), list),
    bottom: placed(list.length - bottomCount, bottomCount),
  };
}

/** `length` is the number of cards the deck has room for. */
export function writeDeck({ top, unknown, bottom }: Deck, data: DataView, at: number, length: number): void {
  const entry = ({ id, knownTo }: Placed): number =>
    knownTo.reduce((bits, side) => bits | (layout.KNOWER << SIDES.indexOf(side)), indexOf(id));
  data.setUint32(at + layout.DECK_UNKNOWN, setOf(unknown), true);
  data.setUint8(at + layout.DECK_TOP, top.length);
  data.setUint8(at + layout.DECK_BOTTOM, bottom.length);
  for (let i = 0; i < length; i++) {
    const card = top[i] ?? bottom[i - (length - bottom.length)];
    data.setUint8(at + layout.DECK_LIST + i, card ? entry(card) : layout.NOWHERE);
  }
}

/** Piles lie from the first card to the top one; states have the top one first. */
export function readPile(bytes: Uint8Array, seat: number, list: readonly string[]): string[] {
  const at = layout.PILES + seat * layout.PILE_BYTES;
  const count = bytes[at + layout.PILE_COUNT]!;
  return [...bytes.subarray(at, at + count)].reverse().map((card) => list[card]!);
}

export function writePile(topFirst: readonly string[], bytes: Uint8Array, seat: number): void {
  const at = layout.PILES + seat * layout.PILE_BYTES;
  bytes.fill(layout.NOWHERE, at, at + layout.PILE_COUNT);
  bytes.set(topFirst.map(indexOf).reverse(), at);
  bytes[at + layout.PILE_COUNT] = topFirst.length;
}
