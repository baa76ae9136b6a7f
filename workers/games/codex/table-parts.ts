// A table from the items of a position, whether they come from a line or from JSON.

import { MAX_OBJECTS, STATE_BYTES } from '../../../assembly/games/codex/layout';
import { malformed, show } from '../../reading/problems';
import { GAME, SIDE, THING, USUAL_OPTIONS, type Form } from './fields';
import { readTable } from './position';
import { writeTable } from './start';
import { SEATS, type Options, type Side, type Table, type Thing } from './table';

/** A value with where it stands: its column, and what it is a member of. */
export interface Place {
  readonly value: unknown;
  readonly column: number;
  readonly path: string;
}

function fieldsOf(item: ReadonlyMap<string, Place>, form: Form): object {
  for (const [key, { value, column, path }] of item) {
    if (!Object.hasOwn(form, key)) malformed(column, path, 'unknown-key');
    if (!form[key]!.check(value)) malformed(column, `${path}: ${show(value)}`, 'bad-value');
  }
  return Object.fromEntries(
    Object.entries(form).map(([key, { usual }]) => [key, item.has(key) ? item.get(key)!.value : usual]),
  );
}

/**
 * The table of items by name: `game`, `A`, `B`, and `#12` for each thing. What a state has no room for is refused, and
 * what has no order comes in that of a state.
 */
export function tableOf(items: ReadonlyMap<string, ReadonlyMap<string, Place>>): Table {
  const item = (name: string): ReadonlyMap<string, Place> => items.get(name) ?? malformed(1, name, 'missing-field');
  const game = fieldsOf(item('game'), GAME) as Table;
  const [a, b] = SEATS.map((seat) => fieldsOf(item(seat), SIDE) as Side) as [Side, Side];
  const things = [...items]
    .filter(([name]) => name.startsWith('#'))
    .map(([name, fields]) => ({ ...fieldsOf(fields, THING), id: Number(name.slice(1)) }) as Thing)
    .sort((one, other) => one.id - other.id);
  if (things.length > MAX_OBJECTS) malformed(1, `${things.length} > ${MAX_OBJECTS}`, 'bad-value', 'CX-ZONE-7');
  const options = { ...USUAL_OPTIONS, ...(game.options as object) } as Options;
  return inState({ ...game, options, sides: { A: a, B: b }, things });
}

/** The table as a state holds it. */
function inState(table: Table): Table {
  const bytes = new Uint8Array(STATE_BYTES);
  try {
    writeTable(table, bytes);
    return readTable(bytes);
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return malformed(1, problem.message, 'bad-value');
  }
}
