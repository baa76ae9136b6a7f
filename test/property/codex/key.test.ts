import { expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { keyOf } from '../../../workers/engine/codex';
import { readTable } from '../../../workers/games/codex/position';
import { writeTable } from '../../../workers/games/codex/start';
import type { Counted, Table, Thing } from '../../../workers/games/codex/table';
import type { Random } from '../../../workers/random';
import { engine, nodesOf, seed } from './games';

const GAMES = 60;
const PLIES = 60;

const mapKeys = <T>(record: Readonly<Record<string, T>>, name: (key: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [name(key), value]));

/** The same table with its things in another order, and so with other numbers. */
function reordered(table: Table, random: Random): Table {
  const order = table.things.map((thing) => ({ thing, rank: random(1 << 30) })).sort((a, b) => a.rank - b.rank);
  const ids = table.things.map(({ id }) => id).sort((a, b) => a - b);
  const renamed = new Map(order.map(({ thing }, i) => [thing.id, ids[i]!]));
  const id = (old: number): number => renamed.get(old) ?? old;
  const maybe = (old: number | null): number | null => (old === null ? null : id(old));
  // Uses and armor granted by a thing are counted under its number.
  const key = (name: string): string => name.replace(/^s(\d+)/, (_, old) => `s${id(Number(old))}`);
  const counted = (counts: Counted): Counted => mapKeys(counts, key);
  const thing = (old: Thing): Thing => ({
    ...old,
    id: id(old.id),
    host: maybe(old.host),
    uses: counted(old.uses),
    armorFrom: counted(old.armorFrom),
    memory: Object.fromEntries(
      Object.entries(old.memory).map(([name, those]) => [name, those.map(id).sort((a, b) => a - b)]),
    ),
  });
  const side = (of: Table['sides']['A']): Table['sides']['A'] => ({
    ...of,
    counts: { ...of.counts, detected: maybe(of.counts.detected) },
  });
  return {
    ...table,
    things: order.map((one) => thing(one.thing)).sort((a, b) => a.id - b.id),
    sides: { A: side(table.sides.A), B: side(table.sides.B) },
    lasting: table.lasting.map((one) => ({
      ...one,
      on: one.on.map(id),
      binding: { ...one.binding, self: maybe(one.binding.self) },
    })),
    delayed: table.delayed.map((one) => ({
      ...one,
      binding: {
        ...one.binding,
        self: maybe(one.binding.self),
        names: Object.fromEntries(
          Object.entries(one.binding.names).map(([name, objs]) => [
            name,
            objs.map((obj) => ({ kind: 'thing', id: id((obj as { id: number }).id) })),
          ]),
        ),
      },
    })),
    nth: mapKeys(table.nth, (name) => name.replace(/#(\d+)$/, (_, old) => `#${id(Number(old))}`)),
  };
}

/** A swap of ATK tells its two things apart by their order in a state. */
const isSwapped = ({ lasting }: Table): boolean => lasting.some(({ printedAtk }) => Object.keys(printedAtk).length > 0);

it(`a key asks nothing of the places things have in a state (seed ${seed})`, () => {
  let moved = 0;
  for (const { game, random } of nodesOf(GAMES, PLIES)) {
    const state = engine.save();
    if (state[L.ANSWER_COUNT] !== 0) continue;
    const table = readTable(state);
    if (isSwapped(table)) continue;
    const key = keyOf(engine);
    const bytes = new Uint8Array(L.STATE_BYTES);
    writeTable(reordered(table, random), bytes);
    expect(engine.load(bytes), `${seed}, game ${game}`).toBe(0);
    expect(keyOf(engine), `${seed}, game ${game}`).toBe(key);
    if (Buffer.compare(bytes, state) !== 0) moved++;
  }
  expect(moved).toBeGreaterThan(GAMES);
});

it(`positions that differ have keys that differ (seed ${seed})`, () => {
  const known = new Map<string, string>();
  for (const { game } of nodesOf(GAMES, PLIES)) {
    const state = engine.save();
    if (state[L.ANSWER_COUNT] !== 0) continue;
    // Time stamps are left out of a key, and with them the numbers things get next.
    const { stamp: _, nextId: __, things, ...rest } = readTable(state);
    const timeless = things.map(({ id: _, stamp: __, since: ___, ...thing }) => JSON.stringify(thing)).sort();
    const text = JSON.stringify([rest.sides, rest.turn, rest.stage, timeless]);
    const key = keyOf(engine);
    if (rest.sides.A.counts.detected ?? rest.sides.B.counts.detected) continue;
    if (timeless.some((thing) => /"(?:host|memory|uses|armorFrom|bands|form)":(?!\{\}|\[\]|null)/.test(thing)))
      continue;
    expect(known.get(key) ?? text, `${seed}, game ${game}`).toBe(text);
    known.set(key, text);
  }
});
