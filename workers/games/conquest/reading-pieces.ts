/** Items of a position line that say what stands on the map and what players hold; reading. */
import { malformed } from '../../reading/problems';
import type { Word } from '../../reading/words';
import { parseArgument } from './arguments';
import { compositionOf, NO_DIVISIONS, parseDivisions, sizeOf, type Divisions } from './divisions';
import { CODES, COLOURS, placeOf } from './map';
import { EMPTY_TABLE, emptyLands, NOBODY, type Force, type Front, type Hand, type Land } from './state';

/** What is read so far of the map and of what players hold. */
export interface Pieces {
  lands: Land[];
  fronts: Map<number, Front>;
  forces: Map<number, Force>;
  /** Seat to territory. */
  capitals: Map<number, number>;
  airfields: number[];
  hands: Map<number, Hand>;
  table: readonly number[];
}

export const noPieces = (): Pieces => ({
  lands: emptyLands(),
  fronts: new Map(),
  forces: new Map(),
  capitals: new Map(),
  airfields: [],
  hands: new Map(),
  table: EMPTY_TABLE,
});

/** Pieces of a word, with the column of each. */
export function split({ text, column }: Word, sign: string): Word[] {
  let start = column;
  return text.split(sign).map((part) => {
    const word = { text: part, column: start };
    start += part.length + 1;
    return word;
  });
}

const KIND_NUMBERS = 'IAD';

export const divisionsIn = ({ text, column }: Word): Divisions =>
  parseDivisions(text) ?? malformed(column, text, 'bad-divisions');

/** At most two divisions (CQ-FRONT-2). */
export function groupIn(word: Word): Divisions {
  const divisions = divisionsIn(word);
  return compositionOf(divisions) < 0 ? malformed(word.column, word.text, 'bad-divisions', 'CQ-FRONT-2') : divisions;
}

/** `NAFck=R:III/EGY*:II`. */
export function readLand(left: Word, right: Word, pieces: Pieces): void {
  const code = left.text.slice(0, 3);
  const t = parseArgument('land', code, left.column);
  const [home, ...fronts] = split(right, '/');
  const { owner, rear } = readHome(home!);
  pieces.lands[t] = { ...pieces.lands[t]!, owner, rear };
  readFlags({ text: left.text.slice(3), column: left.column + 3 }, t, pieces);
  for (const front of fronts) readFront(front, t, pieces);
}

function readHome(word: Word): { owner: number; rear: Divisions } {
  if (word.text === '-') return { owner: NOBODY, rear: NO_DIVISIONS };
  const [colour, divisions, more] = split(word, ':');
  const owner = parseArgument('player', colour!.text, colour!.column);
  if (!divisions || more) return malformed(word.column, word.text, 'bad-divisions');
  return { owner, rear: divisionsIn(divisions) };
}

const FLAGS = /^(c?)((?:k[RBGYP]?)*)(a{0,2})([tf]?)((?:m[IAD]{1,3})?)$/;

function readFlags(word: Word, t: number, pieces: Pieces): void {
  const match = FLAGS.exec(word.text);
  if (!match) return malformed(word.column, word.text, 'bad-flags');
  const [, city, capitals, airfields, taken, arrived] = match;
  const land = pieces.lands[t]!;
  for (const [capital] of capitals!.matchAll(/k[RBGYP]?/g)) {
    const seat = capital === 'k' ? land.owner : COLOURS.indexOf(capital[1]!);
    if (seat === NOBODY) malformed(word.column, word.text, 'bad-flags', 'CQ-PIECE-5');
    if (pieces.capitals.has(seat)) malformed(word.column, word.text, 'said-twice', 'CQ-PIECE-5');
    pieces.capitals.set(seat, t);
  }
  for (let i = 0; i < airfields!.length; i++) pieces.airfields.push(t);
  const kinds = [...arrived!.slice(1)].map((letter) => KIND_NUMBERS.indexOf(letter));
  if (new Set(kinds).size < kinds.length) malformed(word.column, word.text, 'bad-flags');
  pieces.lands[t] = {
    ...land,
    city: city !== '',
    taken: taken !== '',
    fought: taken === 'f',
    arrived: kinds.sort((a, b) => a - b),
  };
}

function readFront(word: Word, t: number, pieces: Pieces): void {
  const [head, divisions, more] = split(word, ':');
  const match = /^([A-Z]{3})(\*?)(!?)$/.exec(head!.text);
  if (!match || !divisions || more) return malformed(word.column, word.text, 'bad-front');
  const [, code, across, alerted] = match;
  const facing = parseArgument('land', code!, head!.column);
  const place = placeOf(`${CODES[t]}/${CODES[facing]}`) ?? malformed(word.column, word.text, 'no-border', 'CQ-BOARD-2');
  if (pieces.fronts.has(place)) malformed(word.column, word.text, 'said-twice');
  const group = groupIn(divisions);
  if (sizeOf(group) && pieces.lands[t]!.owner === NOBODY) malformed(word.column, word.text, 'no-owner', 'CQ-BOARD-6');
  if (sizeOf(group) || across || alerted)
    pieces.fronts.set(place, { group, across: across !== '', alerted: alerted !== '' });
}

/** `NAF~BRA*=R:AI+-`. */
export function readForce(left: Word, right: Word, pieces: Pieces): void {
  const match = /^([A-Z]{3}~[A-Z]{3})(\*?)(!?)(\^?)$/.exec(left.text);
  if (!match) return malformed(left.column, left.text, 'bad-force');
  const [, lane, ashore, alerted, fresh] = match;
  const place = parseArgument('force', lane!, left.column);
  const [colour, divisions, more] = split(right, ':');
  const owner = parseArgument('player', colour!.text, colour!.column);
  const [front, rear, rest] = divisions ? split(divisions, '+') : [];
  if (!front || !rear || rest || more) return malformed(right.column, right.text, 'bad-force');
  pieces.forces.set(place, {
    owner,
    front: groupIn(front),
    rear: divisionsIn(rear),
    ashore: ashore !== '',
    alerted: alerted !== '',
    fresh: fresh !== '',
  });
}

/** `@R=NAF,EGY'/0,4/7`. */
export function readHand(left: Word, right: Word, pieces: Pieces): void {
  const seat = parseArgument('player', left.text.slice(1), left.column + 1);
  const [cards, missions, rewards, more] = split(right, '/');
  if (!cards || !missions || !rewards || more) return malformed(right.column, right.text, 'bad-hand');
  const held = listIn(cards).map((word): [number, boolean] => {
    const turned = word.text.endsWith("'");
    return [parseArgument('land', turned ? word.text.slice(0, -1) : word.text, word.column), turned];
  });
  for (const [t] of held) {
    const holder = [...pieces.hands.values()].some((hand) => hand.cards.has(t));
    if (holder || held.filter(([other]) => other === t).length > 1)
      malformed(cards.column, CODES[t]!, 'said-twice', 'CQ-CARD-1');
  }
  pieces.hands.set(seat, {
    cards: new Map(held.sort(([a], [b]) => a - b)),
    missions: indicesIn(missions, 'mission'),
    rewards: indicesIn(rewards, 'row'),
  });
}

const listIn = (word: Word): Word[] => (word.text === '-' ? [] : split(word, ','));

function indicesIn(word: Word, kind: 'mission' | 'row'): number[] {
  const indices = listIn(word).map(({ text, column }) => parseArgument(kind, text, column));
  if (new Set(indices).size < indices.length) malformed(word.column, word.text, 'said-twice');
  return indices.sort((a, b) => a - b);
}

/** `#=3,-,0,5,-,-,-,-`. */
export function readTable(right: Word, pieces: Pieces): void {
  const rows = split(right, ',');
  if (rows.length !== EMPTY_TABLE.length) malformed(right.column, right.text, 'bad-table');
  pieces.table = rows.map(({ text, column }) => (text === '-' ? NOBODY : parseArgument('mission', text, column)));
}
