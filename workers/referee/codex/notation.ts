import { BUILDINGS, HEROES, TECH_IDS, TOKENS, isBuilding, isCard } from './data';
import { apply, settle, type Node } from './game';
import { PLAYERS, type Player } from './grammar';
import { DEFAULTS } from './options';
import { baseThing, sideOf } from './setup';
import type { Side, Table, Thing } from './table';

/**
 * One line says a node: `game` with what is common, `A` and `B` with what each side has, one item for each thing by
 * number, then ` / ` and each answer given since. An item lists `field=value` for every field that is not as at the
 * start, values as JSON without spaces. What is printed so is canonical.
 */

type Fields = Readonly<Record<string, unknown>>;

const GAME: Fields = {
  turn: 1,
  active: 'A',
  stage: 'main',
  stamp: 0,
  nextId: 3,
  options: {},
  lasting: [],
  delayed: [],
  nth: {},
  result: null,
};
const SIDE: Side = { ...sideOf({ team: [], starter: [], codex: [] }, 0), command: [] };
const THING: Omit<Thing, 'id'> = (({ id: _, ...rest }) => rest)(baseThing(0, 'A'));

/** JSON without a space, so that items can be told apart. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll(' ', '\\u0020');

/** Keys in the order of the alphabet: two records with the same members are written alike. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sorted(member)]));
};

function printItem(name: string, fields: Fields, defaults: Fields): string {
  const told = Object.keys(defaults).flatMap((key) => {
    const value = json(sorted(fields[key]));
    return value === json(sorted(defaults[key])) ? [] : [`${key}=${value}`];
  });
  return [`${name}:`, told.join(';')].join('');
}

/** Options that are not the default. */
const chosenOptions = ({ options }: Table): Fields =>
  Object.fromEntries(
    Object.entries(options).filter(([key, value]) => DEFAULTS[key as keyof typeof DEFAULTS] !== value),
  );

function printTable(table: Table): string {
  const items = [
    printItem('game', { ...table, options: chosenOptions(table) }, GAME),
    ...PLAYERS.map((player) => printItem(player, table.sides[player] as unknown as Fields, SIDE as unknown as Fields)),
    ...table.things.map((thing) => printItem(`#${thing.id}`, thing as unknown as Fields, THING as unknown as Fields)),
  ];
  return items.join(' ');
}

export const toText = ({ start, answers }: Node): string => [printTable(start), ...answers].join(' / ');

export type Reading = { readonly ok: true; readonly node: Node } | { readonly ok: false; readonly error: string };

/** Thrown inside reading; what is read from outside gets it as a value. */
class Malformed extends Error {}

/** A value of another shape than the field has is none. Fields that may be null are told apart when they are used. */
function parseField(key: string, text: string, defaults: Fields): unknown {
  if (!(key in defaults)) throw new Malformed(`no field ${key}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Malformed(`${key}: ${text} is no value`);
  }
  const model = defaults[key];
  const shape = (one: unknown): string => (Array.isArray(one) ? 'list' : one === null ? 'null' : typeof one);
  if (model !== null && value !== null && shape(value) !== shape(model)) throw new Malformed(`${key}: ${text}`);
  return value;
}

/** What a player has seen changes nothing of what can be done. */
const isRemembered = (part: string): boolean => part.startsWith('seen=');

function parseItem(text: string, defaults: Fields): Fields {
  const parts = text === '' ? [] : text.split(';').filter((part) => !isRemembered(part));
  const read = parts.map((part) => {
    const at = part.indexOf('=');
    return [part.slice(0, at), parseField(part.slice(0, at), part.slice(at + 1), defaults)] as const;
  });
  return { ...defaults, ...Object.fromEntries(read) };
}

function parseTable(text: string): Table {
  const items = text.split(' ').map((item) => {
    const at = item.indexOf(':');
    return { name: item.slice(0, at), told: item.slice(at + 1) };
  });
  const find = (name: string): string => {
    const found = items.find((item) => item.name === name);
    if (!found) throw new Malformed(`no item ${name}`);
    return found.told;
  };
  const game = parseItem(find('game'), GAME);
  const side = (player: Player): Side => parseItem(find(player), SIDE as unknown as Fields) as unknown as Side;
  const things = items
    .filter(({ name }) => /^#\d+$/.test(name))
    .map(({ name, told }) => ({ ...parseItem(told, THING as unknown as Fields), id: Number(name.slice(1)) }) as Thing);
  return {
    ...(game as unknown as Table),
    options: { ...DEFAULTS, ...(game.options as object) },
    sides: { A: side('A'), B: side('B') },
    things,
    attack: null,
  };
}

const isThing = (card: string): boolean => isCard(card) || TOKENS.has(card) || HEROES.has(card) || BUILDINGS.has(card);

/** Why a table is no position to play on; none if it is. */
export function check(table: Table): string[] {
  const problems: string[] = [];
  const ids = table.things.map(({ id }) => id);
  if (new Set(ids).size < ids.length || ids.some((id) => id >= table.nextId)) problems.push('CX-ZONE-5');
  if (table.things.filter(({ card }) => !isBuilding(card)).length > 64) problems.push('CX-ZONE-7');
  if (!table.things.every(({ card }) => isThing(card))) problems.push('CX-ZONE-1');
  for (const player of PLAYERS) {
    const { gold, workers, hand, pile, top, discard, codex } = table.sides[player];
    const own = table.things.filter(({ controller }) => controller === player);
    const slots = own.flatMap(({ slot }) => slot ?? []);
    if (gold < 0 || gold > 20) problems.push('CX-UPK-4');
    if (workers < 0) problems.push('CX-WORK-2');
    if (![...hand, ...pile, ...top, ...discard, ...codex].every(isCard)) problems.push('CX-ZONE-1');
    if (new Set(slots).size < slots.length) problems.push('CX-PATROL-1');
    for (const card of TECH_IDS) {
      const count = own.filter((thing) => thing.card === card).length;
      if (count > 1 || (card === 'base' && count === 0)) problems.push('CX-SETUP-1');
    }
  }
  return [...new Set(problems)];
}

/** Never throws: a node, or why the text is none. */
export function fromText(text: string): Reading {
  const [line, ...answers] = text.split(' / ');
  try {
    const table = parseTable(line);
    const [broken] = check(table);
    if (broken) return { ok: false, error: broken };
    return { ok: true, node: answers.reduce(apply, settle(table)) };
  } catch (problem) {
    return { ok: false, error: problem instanceof Error ? problem.message : String(problem) };
  }
}
