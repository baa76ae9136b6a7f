import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import data from '../../../assembly/games/__game__/data/rules.json' with { type: 'json' };
import { engineFromFile } from '../../../workers/engine/node';
import { codec } from '../../../workers/games/__game__/game';
import { Session } from '../../../workers/session';
import * as referee from '../../../workers/referee/__game__';

/** What a rule is tried on: the engine and the referee answer the same questions. */
interface Table {
  /** The rule that makes a text no position, null for one. */
  broken(position: string): string | null;
  whyNot(position: string, action: string): string[] | null;
  /** The node after an action, and who has won there. */
  after(position: string, action: string): { line: string; winner: number | null };
}

const machine = await engineFromFile(new URL('../../../build/__game__.test.wasm', import.meta.url));
const session = new Session(codec, machine);

const engine: Table = {
  broken(position) {
    const parsed = session.parse(position);
    return parsed.ok ? null : parsed.error.rule;
  },
  whyNot: (position, action) => session.whyNot(position, action),
  after(position, action) {
    const { view } = session.play(position, [action]);
    return { line: view.notation, winner: view.result?.shares.indexOf(1) ?? null };
  },
};

const enter = (position: string): referee.Node => {
  const loaded = referee.load(position);
  if (!loaded.ok) throw new Error(`${position} is no position`);
  return loaded.node;
};

const second: Table = {
  broken(position) {
    const loaded = referee.load(position);
    return loaded.ok ? null : loaded.rule;
  },
  whyNot: (position, action) => referee.whyNot(enter(position), action),
  after(position, action) {
    const { seats, heap, turn } = referee.apply(enter(position), action);
    const over = heap === 0;
    return {
      line: `seats ${seats}; heap ${heap}; turn ${turn}`,
      winner: over ? referee.winner({ seats, heap, turn }) : null,
    };
  },
};

const rule = (id: string, check: (table: Table) => void): void =>
  it.each([
    ['engine', engine],
    ['referee', second],
  ] as const)(`${id}: %s`, (_name, table) => check(table));

rule('__PREFIX__-GAME-1', (table) => {
  expect(table.broken('seats 5; heap 15; turn 0')).toBeNull();
  expect(table.broken('seats 6; heap 15; turn 0')).toBe('__PREFIX__-GAME-1');
  expect(table.broken('seats 2; heap 16; turn 0')).toBe('__PREFIX__-GAME-1');
});

rule('__PREFIX__-TAKE-1', (table) => {
  expect(table.broken('seats 2; heap 11; turn 1')).toBe('__PREFIX__-TAKE-1');
  for (const count of [1, 2, 3]) expect(table.whyNot('seats 2; heap 15; turn 0', `take ${count}`)).toEqual([]);
  for (const count of [0, 4, 99])
    expect(table.whyNot('seats 2; heap 15; turn 0', `take ${count}`)).toEqual(['__PREFIX__-TAKE-1']);
  expect(table.after('seats 2; heap 15; turn 0', 'take 2').line).toBe('seats 2; heap 13; turn 1');
});

rule('__PREFIX__-TAKE-2', (table) => {
  expect(table.whyNot('seats 2; heap 2; turn 6', 'take 3')).toEqual(['__PREFIX__-TAKE-2']);
  expect(table.whyNot('seats 2; heap 2; turn 6', 'take 2')).toEqual([]);
});

rule('__PREFIX__-END-1', (table) => {
  expect(table.after('seats 3; heap 2; turn 7', 'take 2')).toEqual({ line: 'seats 3; heap 0; turn 8', winner: 1 });
  expect(table.after('seats 3; heap 2; turn 7', 'take 1').winner).toBeNull();
  expect(table.whyNot('seats 3; heap 0; turn 8', 'take 1')).toEqual(['__PREFIX__-END-1']);
});

test('every rule has a test', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  const tested = [...source.matchAll(/^rule\('([^']+)'/gm)].map(([, id]) => id!);
  expect(tested.sort()).toEqual(data.rules.map(({ id }) => id).sort());
});
