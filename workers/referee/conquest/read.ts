import { continentsOf } from './board';
import { colours, seatsUpTo } from './colours';
import { KINDS, sizeOf, type Kind } from './divisions';
import { isLand, isLane, isPlace } from './map';
import { DEFAULTS, isOption, optionValue, type Options } from './options';
import { Malformed, fail, landOf, numberOf, playerOf, readNode, troopsOf } from './read-node';
import { BARE, PLAYERS, emptyWorld, type Force, type Front, type Holding, type Player, type State } from './state';

export type Reading = { readonly ok: true; readonly state: State } | { readonly ok: false; readonly error: string };

/**
 * The state a line describes, exactly as written: nothing is checked against the rules and nothing is played on. Items
 * may come in any order. An error says which part cannot be read.
 */
export function read(line: string): Reading {
  try {
    return { ok: true, state: readLine(line) };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, error: error.message };
    throw error;
  }
}

function readLine(line: string): State {
  if (!/^[ -~]*$/.test(line)) fail(line, 'characters other than printable ASCII');
  const items = line.split(' ').filter((item) => item !== '');
  const seen = new Set<string>();
  let state = emptyWorld(DEFAULTS, PLAYERS);
  let moment = '';
  for (const item of items) {
    const [left, right] = split(item, '=');
    const subject = /^[A-Z]{3}(~[A-Z]{3})?|^@?.*/.exec(left)![0];
    if (seen.has(subject)) fail(item, 'said twice');
    seen.add(subject);
    if (left === '>') moment = right;
    else state = readItem(state, left, right);
  }
  return readMoment(state, moment);
}

function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? fail(text, `without ${by}`) : [text.slice(0, at), text.slice(at + 1)];
}

function readItem(state: State, left: string, right: string): State {
  if (left === '#') return { ...state, table: readTable(right) };
  if (left.startsWith('@')) {
    return { ...state, holdings: { ...state.holdings, [playerOf(left.slice(1))]: readHolding(right) } };
  }
  if (isOption(left)) return { ...state, options: readOption(state.options, left, right) };
  if (left[3] === '~') return { ...state, forces: { ...state.forces, ...readForce(left, right) } };
  return isLand(left.slice(0, 3)) ? readLand(state, left, right) : fail(left, 'nothing of this name');
}

function readOption(options: Options, name: keyof Options, text: string): Options {
  const value = optionValue(name, text);
  return value === null ? fail(text, `no value of ${name}`) : { ...options, [name]: value };
}

function readTable(text: string): (number | null)[] {
  const rows = text.split(',').map((row) => (row === '-' ? null : numberOf(row, 11)));
  return rows.length === 8 ? rows : fail(text, 'not eight rows');
}

const listOf = (text: string): string[] => (text === '-' ? [] : text.split(','));

function readHolding(text: string): Holding {
  const parts = text.split('/');
  if (parts.length !== 3) fail(text, 'not cards, missions and rewards');
  const [cards, missions, rewards] = parts.map(listOf) as [string[], string[], string[]];
  const held = cards.map((card) => [landOf(card.replace(/'$/, '')), card.endsWith("'")] as const);
  const numbers = (all: string[], most: number): number[] =>
    all.map((one) => numberOf(one, most)).sort((a, b) => a - b);
  const distinct = [held.map(([card]) => card), missions, rewards].every(
    (all) => new Set<unknown>(all).size === all.length,
  );
  if (!distinct) fail(text, 'the same thing twice');
  return { cards: Object.fromEntries(held), missions: numbers(missions, 11), rewards: numbers(rewards, 7) };
}

function readForce(left: string, right: string): Record<string, Force> {
  const [, lane = '', ashore, alerted, fresh] =
    /^(.{7})(\*?)(!?)(\^?)$/.exec(left) ?? fail(left, 'not a landing force');
  if (!isLane(lane)) fail(lane, 'no sea border');
  const [owner, troops] = split(right, ':');
  const [front, rear] = split(troops, '+').map(troopsOf);
  if (sizeOf(front!) > 2) fail(troops, 'more than two divisions at a front');
  if (sizeOf(front!) + sizeOf(rear!) === 0) fail(troops, 'a landing force without divisions');
  return {
    [lane]: {
      owner: playerOf(owner),
      front: front!,
      rear: rear!,
      ashore: !!ashore,
      alerted: !!alerted,
      fresh: !!fresh,
    },
  };
}

function readLand(state: State, left: string, right: string): State {
  const flags = /^(c?)(k[RBGYP]?)?(a{0,2})([tf]?)(m[IAD]+)?$/.exec(left.slice(3)) ?? fail(left, 'unknown flags');
  const [, city, capital, airfields = '', taken, arrived = ''] = flags;
  const [land, [base = '', ...fronts]] = [left.slice(0, 3), right.split('/')];
  const [owner, rear] = base === '-' ? [null, '-'] : split(base, ':');
  const player = owner === null ? null : playerOf(owner);
  if (capital === 'k' && !player) fail(left, 'a capital of nobody');
  const kinds = KINDS.filter((kind) => arrived.includes(kind));
  if (arrived && arrived !== `m${kinds.join('')}`) fail(left, 'kinds out of order');
  const territory = {
    ...BARE,
    owner: player,
    rear: troopsOf(rear),
    city: !!city,
    capital: capital ? (capital === 'k' ? player : (capital[1] as Player)) : null,
    airfields: airfields.length,
    taken: taken === 't' ? ('taken' as const) : taken === 'f' ? ('fighting' as const) : ('no' as const),
    arrived: kinds as readonly Kind[],
  };
  const read = fronts.map((front) => readFront(land, front));
  if (new Set(read.map(([place]) => place)).size < read.length) fail(right, 'a front place twice');
  const says = read.filter(([, front]) => front.across || front.alerted || sizeOf(front.group) > 0);
  return {
    ...state,
    territories: { ...state.territories, [land]: territory },
    fronts: { ...state.fronts, ...Object.fromEntries(says) },
  };
}

function readFront(land: string, text: string): [string, Front] {
  const [, far, across, alerted, troops = ''] =
    /^([A-Z]{3})(\*?)(!?):(.*)$/.exec(text) ?? fail(text, 'not a front place');
  const place = `${land}/${far}`;
  if (!isPlace(place)) fail(place, 'no border');
  const group = troopsOf(troops);
  if (sizeOf(group) > 2) fail(text, 'more than two divisions at a front');
  return [place, { group, across: !!across, alerted: !!alerted }];
}

/** Player, node, round, order, continents; the arguments of a node may hold strokes themselves. */
const MOMENT = /^([^/]+)(?:\/(.+?)(?:\/(\d+)(?:\/([RBGYP]+)(?:\/(\d+|-))?)?)?)?$/;

/** Fields left out at the end of the moment are at their defaults. */
function readMoment(state: State, text: string): State {
  const [, who = '', where = '2attack', round = '1', order, continents] =
    MOMENT.exec(text || 'R') ?? fail(text, 'not a moment');
  const [, player = '', early, claimed] = /^(.)(e?)([1-9]?)$/.exec(who) ?? fail(who, 'not a player on turn');
  const { phase, node } = readNode(where);
  const begun = { ...state, player: playerOf(player), early: !!early, claimed: Number(claimed || 0), phase, node };
  const seats = order === undefined ? seatsUpTo(colours(begun)) : [...order].map(playerOf);
  const owned = continents === undefined ? continentsOf(begun, begun.player) : ascending(continents);
  return { ...begun, round: numberOf(round), order: seats, continents: owned };
}

function ascending(text: string): number[] {
  const numbers = text === '-' ? [] : [...text].map((one) => numberOf(one, 5));
  return numbers.every((one, i) => i === 0 || numbers[i - 1]! < one) ? numbers : fail(text, 'not in ascending order');
}
