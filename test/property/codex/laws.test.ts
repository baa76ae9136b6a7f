import { expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { readTable } from '../../../workers/games/codex/position';
import { writeTable } from '../../../workers/games/codex/start';
import type { Table } from '../../../workers/games/codex/table';
import { CARDS } from '../../../workers/referee/codex/data';
import { engine, nodesOf, seed } from './games';

const GAMES = 30;
const PLIES = 60;
const SEATS = ['A', 'B'] as const;
const NAMES: ReadonlySet<string> = new Set(CARDS.map(({ id }) => id));

const isBetweenScripts = (state: Uint8Array): boolean => state[L.ANSWER_COUNT] === 0;

/** Everything a player owns, wherever it is; tokens, heroes and buildings aside. */
function owned(table: Table, player: 'A' | 'B'): string[] {
  const { hand, pile, top, discard, codex, choice, hired, trashed } = table.sides[player];
  const inPlay = table.things.filter(({ owner, card }) => owner === player && NAMES.has(card)).map(({ card }) => card);
  return [...hand, ...pile, ...top, ...discard, ...codex, ...(choice ?? []), ...hired, ...trashed, ...inPlay].sort();
}

it(`no card comes into the game or out of it (seed ${seed})`, () => {
  let [lastGame, last]: [number, string[]] = [-1, []];
  for (const { game } of nodesOf(GAMES, PLIES)) {
    const state = engine.save();
    if (!isBetweenScripts(state)) continue;
    const table = readTable(state);
    const cards = SEATS.flatMap((player) => [player, ...owned(table, player)]);
    if (lastGame === game) expect(cards, `${seed}, game ${game}`).toEqual(last);
    [lastGame, last] = [game, cards];
  }
});

it(`numbers stay within their bounds (seed ${seed})`, () => {
  for (const { game } of nodesOf(GAMES, PLIES)) {
    const { sides, things } = readTable(engine.save());
    for (const { gold, command } of SEATS.map((player) => sides[player])) {
      expect(gold >= 0 && gold <= 20, `${seed}, game ${game}`).toBe(true);
      expect(command.length).toBeLessThanOrEqual(3);
    }
    for (const player of SEATS) {
      const slots = things
        .filter(({ controller, slot }) => controller === player && slot !== null)
        .map(({ slot }) => slot);
      expect(new Set(slots).size, `${seed}, game ${game}`).toBe(slots.length);
      expect(things.filter(({ controller, card }) => controller === player && card === 'base')).toHaveLength(1);
    }
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
    expect(things.length).toBeLessThanOrEqual(L.MAX_OBJECTS);
  }
});

it(`states go through tables and come back, byte by byte (seed ${seed})`, () => {
  for (const { game } of nodesOf(GAMES, PLIES)) {
    const state = engine.save();
    if (!isBetweenScripts(state)) continue;
    const bytes = new Uint8Array(L.STATE_BYTES);
    writeTable(readTable(state), bytes);
    expect(engine.load(bytes), `${seed}, game ${game}`).toBe(0);
    expect(Buffer.compare(engine.save(), state), `${seed}, game ${game}`).toBe(0);
  }
});
