import { expect } from 'vitest';
import { nodeOf, type Case, type Side } from './table';

const SIZES = [12, 7, 6, 4, 9, 4];
const BONUSES = [7, 5, 3, 2, 5, 2];
const TWO_STARS = 12;

const landsOf = ({ continents }: Side): string[] => continents.flat();
const neighbours = ({ places }: Side, land: string): string[] =>
  places.filter(({ text }) => text.startsWith(land)).map(({ text }) => text.slice(4));

/** Territories that hang together over some of the borders, piece by piece, largest first. */
function pieces(side: Side, isCrossed: (text: string, sea: boolean) => boolean): string[][] {
  const crossed = side.places.filter(({ text, sea }) => isCrossed(text, sea)).map(({ text }) => text);
  const left = new Set(landsOf(side));
  const all: string[][] = [];
  for (const first of left) {
    const piece = [first];
    left.delete(first);
    for (const land of piece) {
      const next = crossed
        .filter((text) => text.startsWith(land) && left.has(text.slice(4)))
        .map((text) => text.slice(4));
      for (const one of next) if (left.delete(one)) piece.push(one);
    }
    all.push(piece);
  }
  return all.sort((a, b) => b.length - a.length);
}

/** Units counted of what R owns, without any card. */
function income({ at }: Side, lands: readonly string[], foe: string): number {
  const node = nodeOf(at(`>=R/1start ${lands.map((land) => `${land}=R:I`).join(' ')} ${foe}=B:I`));
  return Number(/^1(?:raise:|drop:0,)(\d+)/.exec(node)?.[1]);
}

/** Units that the card of a territory brings to a player with a capital. */
function stars({ at }: Side, card: string): number {
  const [home, foe] = card === 'NAF' ? ['EGY', 'CON'] : ['NAF', card === 'EGY' ? 'CON' : 'EGY'];
  const table = at(`>=R/1start ${home}k=R:I ${foe}=B:I @R=${card}/-/-`).play(`turn-card ${card}`);
  return Number(/\d+$/.exec(nodeOf(table))![0]) - 1;
}

/** Section 10.1 without M-8, which measures the drawing. */
export const BOARD_CASES: readonly Case[] = [
  [
    'M-1',
    (side) => {
      const seas = side.places.filter(({ sea }) => sea).length;
      expect([new Set(landsOf(side)).size, side.places.length, seas]).toEqual([42, 166, 50]);
    },
  ],
  [
    'M-2',
    (side) => {
      expect(side.continents.map(({ length }) => length)).toEqual(SIZES);
      const bonuses = side.continents.map((lands, i) => income(side, lands, side.continents[(i + 1) % 6]![0]!));
      expect(bonuses).toEqual(BONUSES);
    },
  ],
  [
    'M-3',
    (side) => {
      const all = side.continents.map((lands) => lands.map((land) => stars(side, land)));
      expect(all.map((of) => of.filter((count) => count === 2).length)).toEqual([2, 2, 2, 2, 2, 2]);
      expect(all.flat().filter((count) => count === 1).length).toBe(42 - TWO_STARS);
    },
  ],
  [
    'M-4',
    (side) => {
      const degrees = landsOf(side).map((land) => neighbours(side, land).length);
      expect([2, 3, 4, 5, 6].map((degree) => degrees.filter((one) => one === degree).length)).toEqual([
        4, 13, 13, 5, 7,
      ]);
    },
  ],
  [
    'M-5',
    (side) => {
      const overLand = pieces(side, (_, sea) => !sea);
      expect(overLand.map(({ length }) => length)).toEqual([21, 12, 2, 1, 1, 1, 1, 1, 1, 1]);
      const islands = overLand.filter(({ length }) => length === 1).flat();
      expect(islands.sort()).toEqual(['GBR', 'GRE', 'ICE', 'INO', 'JAP', 'MAD', 'NGU']);
    },
  ],
  [
    'M-6',
    (side) => {
      const leads = (own: readonly string[]): string[] =>
        own.filter((land) => neighbours(side, land).some((next) => !own.includes(next))).sort();
      expect(side.continents.map((lands) => leads(lands).join(' '))).toEqual([
        'AFG KAM MEA SIA URA',
        'ICE SEU UKR WEU',
        'EAF EGY NAF',
        'INO',
        'ALA CAM GRE',
        'BRA VEN',
      ]);
    },
  ],
  [
    'M-7',
    (side) => {
      const beyond = ['ALA/KAM', 'KAM/ALA'];
      expect(pieces(side, () => true)).toHaveLength(1);
      expect(pieces(side, (text) => !beyond.includes(text))).toHaveLength(1);
    },
  ],
];
