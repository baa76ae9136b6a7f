/** The JSON form of a position: an object whose members are the items of its line, `{ "NAF": "R:III" }`. */
import type { Parsed } from '../../contract';
import { asObject, asText, parseJson } from '../../reading/json';
import { attempt, Malformed, malformed } from '../../reading/problems';
import { parse } from './notation';
import type { State } from './state';

/** Reads a JSON value; `path` is the member of a larger file that holds it. Throws Malformed. */
export function readPosition(value: unknown, path = ''): State {
  const items = Object.entries(asObject(value, path || 'position'));
  const at = (key: string): string => (path ? `${path}.${key}` : key);
  for (const [key, text] of items) {
    const item = asText(text, at(key));
    if (/[\s=]/.test(key) || !key) malformed(1, at(key), 'unknown-key');
    if (/\s/.test(item)) malformed(1, `${at(key)}: ${item}`, 'bad-value');
  }
  const line = items.map(([key, text]) => `${key}=${String(text)}`).join(' ');
  const parsed = parse(line);
  if (parsed.ok) return parsed.value;
  // A column of a line nobody wrote says nothing: the member does.
  const { column, found } = parsed.error;
  const member = items.find(([key, text], i) => column <= startOf(items, i) + key.length + String(text).length + 1);
  throw new Malformed({ ...parsed.error, column: 1, found: `${at(member?.[0] ?? '')}: ${found}` });
}

/** Column at which an item begins in the line. */
const startOf = (items: readonly [string, unknown][], index: number): number =>
  items.slice(0, index).reduce((column, [key, text]) => column + key.length + String(text).length + 2, 1);

/** The JSON text of a position. Never throws. */
export const parsePosition = (text: string): Parsed<State> => attempt(() => readPosition(parseJson(text)));
