import { BUILDINGS, HEROES, TOKENS, bandsOf, inCardOrder, isCard, isHero } from '../../../workers/referee/codex/data';
import { PLAYERS, type Player, type Slot } from '../../../workers/referee/codex/grammar';
import { isAtMax } from '../../../workers/referee/codex/levels';
import { DEFAULTS, type Options } from '../../../workers/referee/codex/options';
import { baseThing, sideOf } from '../../../workers/referee/codex/setup';
import { settle, type Node } from '../../../workers/referee/codex/game';

import { facesOf } from '../../../workers/referee/codex/facts';
import type { Side, Table, Thing } from '../../../workers/referee/codex/table';

const SLOT_LETTERS: Readonly<Record<string, Slot>> = {
  L: 'leader',
  E: 'elite',
  S: 'scavenger',
  T: 'technician',
  K: 'lookout',
};

/** `zane` for Captain Zane, `troq` for Troq Bashar. Throws a RangeError on anything else. */
function cardNamed(name: string): string {
  if (isCard(name) || TOKENS.has(name) || BUILDINGS.has(name)) return name;
  const hero = [...HEROES.keys()].find((id) => id === name || id.split('_').includes(name));
  if (!hero) throw new RangeError(`nothing is called ${name}`);
  return hero;
}

/** One side while it is read. */
interface Reading {
  side: Side;
  things: Thing[];
}

let ids = 0;
const newThing = (card: string, owner: Player): Thing => {
  ids += 1;
  return { ...baseThing(ids, owner), card, stamp: ids, since: ids };
};

/** `iron_man-2@E+r!`: its suffixes in any order. */
function readThing(text: string, owner: Player): Thing {
  const [, name, suffixes] = /^([a-z_]+)(.*)$/.exec(text)!;
  let thing = newThing(cardNamed(name), owner);
  if (isHero(thing.card)) thing = { ...thing, level: 1 };
  return withSuffixes(thing, suffixes);
}

function withSuffixes(thing: Thing, suffixes: string): Thing {
  let read = thing;
  for (const [suffix] of suffixes.matchAll(/!|\*|\?|[+-][a-z]+|-\d+|@[A-Z]/g)) {
    const rune = { '+r': 'plus', '-r': 'minus' }[suffix] ?? suffix.slice(1);
    if (suffix === '!') read = { ...read, exhausted: true };
    else if (suffix === '*') read = { ...read, fatigue: true, arrived: true };
    else if (suffix === '?') read = { ...read, underConstruction: true };
    else if (suffix.startsWith('@')) read = { ...read, slot: SLOT_LETTERS[suffix[1]] };
    else if (/^-\d/.test(suffix)) read = { ...read, damage: Number(suffix.slice(1)) };
    else read = { ...read, runes: { ...read.runes, [rune]: (read.runes[rune] ?? 0) + 1 } };
  }
  return read;
}

function withLevel(thing: Thing, text: string): Thing {
  const [, level, suffixes] = /^L(\d+)(.*)$/.exec(text)!;
  const bands = bandsOf(thing.card, Number(level)).slice(1);
  return withSuffixes({ ...thing, level: Number(level), bands: bands.map(() => thing.stamp) }, suffixes);
}

const TECH = ['tech_i_building', 'tech_ii_building', 'tech_iii_building'];

function readWord(reading: Reading, word: string, owner: Player): void {
  const { side, things } = reading;
  const number = Number(/\d+$/.exec(word)?.[0]);
  const tech = /^T(\d)(?:\((\w+)\))?(.*)$/.exec(word);
  if (/^base\d+$/.test(word)) things[0] = { ...things[0], damage: 20 - number };
  else if (/^g\d+$/.test(word)) reading.side = { ...side, gold: number };
  else if (/^w\d+$/.test(word)) reading.side = { ...side, workers: number };
  else if (/^draw\d+$/.test(word)) reading.side = { ...side, pile: Array.from({ length: number }, () => 'tenderfoot') };
  else if (tech) {
    things.push(withSuffixes(newThing(TECH[Number(tech[1]) - 1], owner), tech[3]));
    if (tech[2]) reading.side = { ...side, spec: tech[2] };
  } else if (word.startsWith('+')) things.push(readThing(word.slice(1), owner));
  else if (word.startsWith('L')) things.push(withLevel(things.pop()!, word));
  else if (word.startsWith('(')) {
    const [name, cooldown = '0'] = word.slice(1, -1).split(':');
    reading.side = { ...side, command: [...side.command, { hero: cardNamed(name), cooldown: Number(cooldown) }] };
  } else things.push(readThing(word, owner));
}

/** Where the order of cards says nothing they stand as in a game: there it is that in which they are offered. */
const inOrder = (list: keyof typeof LISTS, cards: string[]): string[] =>
  list === 'hand' ? cards.sort() : list === 'codex' ? inCardOrder(cards) : cards;

const LISTS = { hand: 'hand', draw: 'top', disc: 'discard', codex: 'codex' } as const;

function readSide(text: string, owner: Player): Reading {
  const blank = { ...sideOf({ team: [], starter: [], codex: [] }, 5), command: [] };
  const reading: Reading = { side: blank, things: [newThing('base', owner)] };
  const rest = text.replace(/(hand|draw|disc|codex)\[([^\]]*)\]/g, (_, list: keyof typeof LISTS, cards: string) => {
    const named = cards.split(',').map((card) => card.trim()).filter(Boolean); // prettier-ignore
    reading.side = { ...reading.side, [LISTS[list]]: inOrder(list, named) };
    return '';
  });
  for (const word of rest
    .replace(/\((\w+) (\d)\)/g, '($1:$2)')
    .replaceAll(')(', ') (')
    .split(/[\s,]+/)
    .filter(Boolean))
    readWord(reading, word, owner);
  const heroes = [
    ...reading.things.map(({ card }) => card).filter(isHero),
    ...reading.side.command.map(({ hero }) => hero),
  ];
  reading.side = { ...reading.side, team: heroes };
  reading.things = reading.things.map((thing) => ({
    ...thing,
    maxed: isHero(thing.card) && !thing.fatigue && isAtMax(thing),
  }));
  return reading;
}

/** Armor as it is at the start of a turn. */
function armored(table: Table): Table {
  const faces = facesOf(table);
  const things = table.things.map((thing) => {
    const { armorFrom } = faces.get(thing.id)!;
    return { ...thing, armorFrom, armor: Object.values(armorFrom).reduce((sum, n) => sum + n, 0) };
  });
  return { ...table, things };
}

/**
 * The table of a line in the notation of 4.5, `A: ... B: ...`, with A to move and no action taken yet. Reads only what
 * lessons and cases write: it does not say everything that can be true of a position.
 */
export function tableOf(line: string, options: Partial<Options> = {}): Table {
  ids = 0;
  const [, a = '', b = ''] = /^A:(.*?)(?:B:(.*))?$/s.exec(line.replace(/\.\s*(?=B:|$)/g, ' ')) ?? [];
  const sides = { A: readSide(a, 'A'), B: readSide(b, 'B') };
  return armored({
    options: { ...DEFAULTS, ...options },
    stage: 'main',
    turn: 9,
    active: 'A',
    stamp: ids,
    nextId: ids + 1,
    sides: { A: sides.A.side, B: sides.B.side },
    things: PLAYERS.flatMap((player) => sides[player].things),
    lasting: [],
    delayed: [],
    nth: {},
    attack: null,
    result: null,
  });
}

export const nodeOf = (
  line: string,
  options: Partial<Options> = {},
  change: (table: Table) => Table = (t) => t,
): Node => settle(change(tableOf(line, options)));
