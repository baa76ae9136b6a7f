/** The JSON form of a position: its items with their fields, `{ "game": {}, "A": { "gold": 5 }, "#1": {}, "answers": [] }`. */
import type { Parsed } from '../../contract';
import { asList, asObject, asText, parseJson } from '../../reading/json';
import { attempt, malformed } from '../../reading/problems';
import { itemsOf } from './notation';
import { told, type State } from './state';
import { tableOf } from './table-parts';

export function positionOf({ table, answers }: State): object {
  const items = itemsOf(table).map(([name, fields]) => [name, Object.fromEntries(fields)]);
  return { ...Object.fromEntries(items), ...(answers?.length ? { answers } : {}) };
}

/** Reads a JSON value; `path` is the member of a larger file that holds it. Throws Malformed. */
export function readPosition(value: unknown, path = ''): State {
  const { answers, ...items } = asObject(value, path || 'position');
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  const read = Object.entries(items).map(([name, fields]) => {
    if (!/^(?:game|A|B|#[1-9]\d{0,4})$/.test(name)) malformed(1, at(name), 'unknown-key');
    const places = Object.entries(asObject(fields, at(name))).map(
      ([key, one]) => [key, { value: one, column: 1, path: `${at(name)}.${key}` }] as const,
    );
    return [name, new Map(places)] as const;
  });
  const given = answers === undefined ? [] : asList(answers, at('answers'));
  return told(
    tableOf(new Map(read)),
    given.map((answer, i) => asText(answer, `${at('answers')}.${i}`)),
  );
}

/** The JSON text of a position. Never throws. */
export const parsePosition = (text: string): Parsed<State> => attempt(() => readPosition(parseJson(text)));
