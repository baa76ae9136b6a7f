// Positions as one line: `game` with what is common, `A` and `B` with what each side has, one item for each thing by
// number, then ` / ` and each answer since the running script began. An item lists `field=value` for every field that is
// not as at the start, values as JSON without spaces. The referee writes the same.

import { OPTION_NAMES, OPTION_VALUES, SEATS, TURN_CAP, type Options, type Side, type Table, type Thing } from './table';

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
const SIDE: Side = {
  team: [],
  gold: 0,
  workers: 0,
  spec: null,
  labSpec: null,
  lost: [],
  constructed: false,
  command: [],
  hand: [],
  top: [],
  pile: [],
  discard: [],
  codex: [],
  hired: [],
  trashed: [],
  choice: [],
  counts: { actions: 0, hired: false, tech: false, addon: false, spells: 0, reshuffled: false, detected: null },
};
const THING: Omit<Thing, 'id'> = {
  card: 'base',
  owner: 'A',
  controller: 'A',
  stamp: 0,
  since: 0,
  level: 0,
  bands: [],
  exhausted: false,
  disabled: false,
  fatigue: false,
  slot: null,
  damage: 0,
  armor: 0,
  armorFrom: {},
  runes: {},
  host: null,
  memory: {},
  attacked: false,
  arrived: false,
  uses: {},
  maxed: false,
  form: null,
  underConstruction: false,
};

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
  return `${name}:${told.join(';')}`;
}

/** Options that are not the default. */
const chosenOptions = (options: Options): Fields => ({
  ...Object.fromEntries(
    OPTION_NAMES.filter((name) => options[name] !== OPTION_VALUES[name][0]).map((name) => [name, options[name]]),
  ),
  ...(options.turn_cap === TURN_CAP ? {} : { turn_cap: options.turn_cap }),
});

/** A table and the answers since, as one line. */
export function printPosition(table: Table, answers: readonly string[]): string {
  const items = [
    printItem('game', { ...table, options: chosenOptions(table.options) }, GAME),
    ...SEATS.map((seat) => printItem(seat, table.sides[seat] as unknown as Fields, SIDE as unknown as Fields)),
    ...table.things.map((thing) => printItem(`#${thing.id}`, thing as unknown as Fields, THING as unknown as Fields)),
  ];
  return [items.join(' '), ...answers].join(' / ');
}

function parseItem(text: string, defaults: Fields): Fields {
  const parts = text === '' ? [] : text.split(';');
  const read = parts.map((part) => {
    const at = part.indexOf('=');
    const key = part.slice(0, at);
    if (!(key in defaults)) throw new RangeError(`no field ${key}`);
    return [key, JSON.parse(part.slice(at + 1)) as unknown] as const;
  });
  return { ...defaults, ...Object.fromEntries(read) };
}

/** Reads a line that was written as above. Throws a RangeError or SyntaxError on anything else. */
export function parsePosition(line: string): { table: Table; answers: string[] } {
  const [told = '', ...answers] = line.split(' / ');
  const items = told.split(' ').map((item) => {
    const at = item.indexOf(':');
    return { name: item.slice(0, at), fields: item.slice(at + 1) };
  });
  const find = (name: string): string => {
    const found = items.find((item) => item.name === name);
    if (!found) throw new RangeError(`no item ${name}`);
    return found.fields;
  };
  const game = parseItem(find('game'), GAME);
  const side = (name: string): Side => parseItem(find(name), SIDE as unknown as Fields) as unknown as Side;
  const defaults = Object.fromEntries(OPTION_NAMES.map((name) => [name, OPTION_VALUES[name][0]]));
  const things = items
    .filter(({ name }) => /^#\d+$/.test(name))
    .map(
      ({ name, fields }) => ({ ...parseItem(fields, THING as unknown as Fields), id: Number(name.slice(1)) }) as Thing,
    );
  const options = { ...defaults, turn_cap: TURN_CAP, ...(game.options as object) } as unknown as Options;
  return { table: { ...(game as unknown as Table), options, sides: { A: side('A'), B: side('B') }, things }, answers };
}
