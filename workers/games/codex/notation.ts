// Positions as one line: `game` with what is common, `A` and `B` with what each side has, one item for each thing by
// number, then ` / ` and each answer since the running script began. An item lists `field=value` for every field that is
// not as at the start, values as JSON without spaces. The referee writes the same.

import type { Parsed } from '../../contract';
import { attempt, malformed } from '../../reading/problems';
import { wordsOf, type Word } from '../../reading/words';
import { GAME, SIDE, THING, type Fields, type Form } from './fields';
import { tableOf, type Place } from './table-parts';
import { told, type State } from './state';
import { OPTION_NAMES, OPTION_VALUES, SEATS, TURN_CAP, type Options, type Table } from './table';

/** JSON without a space, so that items can be told apart. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll(' ', '\\u0020');

/** Keys in the order of the alphabet: two records with the same members are written alike. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sorted(member)]));
};

/** Fields that are not as at the start, as text. */
const toldFields = (fields: object, form: Form): [key: string, value: unknown][] =>
  Object.entries(form).flatMap(([key, { usual }]) => {
    const value = sorted((fields as Fields)[key]);
    return json(value) === json(sorted(usual)) ? [] : [[key, value] as [string, unknown]];
  });

/** Options that are not the default. */
const chosenOptions = (options: Options): Fields => ({
  ...Object.fromEntries(
    OPTION_NAMES.filter((name) => options[name] !== OPTION_VALUES[name][0]).map((name) => [name, options[name]]),
  ),
  ...(options.turn_cap === TURN_CAP ? {} : { turn_cap: options.turn_cap }),
});

/** The items of a table, each with the fields it tells. */
export function itemsOf(table: Table): [name: string, fields: [key: string, value: unknown][]][] {
  return [
    ['game', toldFields({ ...table, options: chosenOptions(table.options) }, GAME)],
    ...SEATS.map((seat) => [seat, toldFields(table.sides[seat], SIDE)] as ReturnType<typeof itemsOf>[number]),
    ...table.things.map((thing) => [`#${thing.id}`, toldFields(thing, THING)] as ReturnType<typeof itemsOf>[number]),
  ];
}

/** A table and the answers since, as one line. */
export function printPosition(table: Table, answers: readonly string[]): string {
  const items = itemsOf(table).map(
    ([name, fields]) => `${name}:${fields.map(([key, value]) => `${key}=${json(value)}`).join(';')}`,
  );
  return [items.join(' '), ...answers].join(' / ');
}

/** Throws a RangeError for a state whose answers nobody knows (state.ts). */
export function print({ table, answers }: State): string {
  if (!answers) throw new RangeError('the answers of a state are known only where an engine stands at it');
  return printPosition(table, answers);
}

function readFields({ text, column }: Word): Map<string, Place> {
  const fields = new Map<string, Place>();
  let at = column;
  for (const part of text === '' ? [] : text.split(';')) {
    const cut = part.indexOf('=');
    if (cut < 0) malformed(at, part, 'bad-value');
    const [key, value] = [part.slice(0, cut), part.slice(cut + 1)];
    try {
      fields.set(key, { value: JSON.parse(value), column: at, path: key });
    } catch {
      malformed(at + cut + 1, value, 'not-json');
    }
    at += part.length + 1;
  }
  return fields;
}

/** Reads a line; never throws. What it says twice or leaves to be guessed is written as `print` has it. */
export const parse = (line: string): Parsed<State> =>
  attempt(() => {
    const [position = '', ...answers] = line.trim().split(' / ');
    const items = new Map<string, Map<string, Place>>();
    for (const { text, column } of wordsOf(position)) {
      const cut = text.indexOf(':');
      const name = text.slice(0, Math.max(cut, 0));
      if (!/^(?:game|A|B|#[1-9]\d{0,4})$/.test(name) || items.has(name)) malformed(column, text, 'unknown-key');
      items.set(name, readFields({ text: text.slice(cut + 1), column: column + cut + 1 }));
    }
    return told(
      tableOf(items),
      answers.map((answer) => answer.trim()),
    );
  });
