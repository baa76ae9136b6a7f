import { describe, expect, it } from 'vitest';
import cases from '../../../assembly/games/token-battle/data/cases.json' with { type: 'json' };
import { ONLY_MOVE } from '../../../assembly/games/token-battle/goal-kinds';
import { OVER } from '../../../workers/engine/abi';
import { bestLine, lineOf, lineRows, runLines, startLines, type LineRow } from '../../../workers/engine/lines';
import { engineFromFile } from '../../../workers/engine/node';
import { forecast } from '../../../workers/engine/token-battle';
import { FIELDS } from '../../../workers/games/token-battle/board-fields';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { optionsOf } from '../../../workers/games/token-battle/default-options';
import { SIDES } from '../../../workers/games/token-battle/state';
import { gains } from '../../../workers/referee/token-battle';
import { enter, randomGame, rowsByDepth } from './engine-support';

const engine = await engineFromFile(new URL('../../../build/token-battle.test.wasm', import.meta.url));

/** Options under which games end in every way, by the points, by the board and by the turn. */
const OPTIONS: Readonly<Record<string, string>>[] = [
  {},
  { pointLimit: '150' },
  { turnLimit: '14' },
  { goldenFactor: '4', betweenTurns: 'owner' },
  { coveredOffBoard: 'ignored', mirrorOffBoard: 'destroy', pointLimit: '400' },
];

/** Decisions of random games: `back` turns before the end, and further back. */
function positions(count: number, back: number, spread = 1): Uint8Array[] {
  return Array.from({ length: count }, (_, i) => {
    const game = randomGame(engine, i + 1, OPTIONS[i % OPTIONS.length]);
    return game[Math.min(game.length - 1, back - 1 + (i % spread))]!;
  });
}

/** What rows say, whatever their order; what is proven may come to light sooner or later. */
const values = (rows: readonly LineRow[]): [number, number][] =>
  rows.map(({ action, margin }): [number, number] => [action, margin]).sort(([a], [b]) => a - b);

describe('lines', () => {
  it('do not depend on how the work is sliced, nor on what is asked in between', () => {
    for (const position of positions(6, 5, 12)) {
      const results = [7, 1000].map((slice) => {
        engine.restore(position);
        return rowsByDepth(engine, 3, { lines: 3 }, slice).rows.get(3);
      });
      engine.restore(position);
      startLines(engine, { lines: 3 });
      while (lineRows(engine)[0]!.depth < 3 && !runLines(engine, 50)) {
        enter(engine, 'A a1=4; cards A milestone');
        engine.perft(2);
      }
      results.push(lineRows(engine));
      engine.restore(position);
      expect(results[1]).toEqual(results[0]);
      if (results[0]) expect(results[2]).toEqual(results[0]);
    }
  });

  it('have the same values with and without the table of positions', () => {
    let compared = 0;
    for (const position of positions(40, 2, 25)) {
      engine.restore(position);
      const deepest = engine.legal().length > 50 ? 3 : engine.legal().length > 24 ? 4 : 6;
      const [fast, slow] = [1, 0].map((enabled) => {
        engine.restore(position);
        engine.ask('linesTable', enabled);
        return rowsByDepth(engine, deepest);
      });
      engine.ask('linesTable', 1);
      for (const [depth, rows] of fast!.rows) {
        const other = slow!.rows.get(depth);
        if (!other) continue;
        expect(values(rows)).toEqual(values(other));
        compared += rows.length;
      }
    }
    expect(compared).toBeGreaterThan(4000);
  });

  it('have the values of a plain search without any shortcut', () => {
    let compared = 0;
    for (const position of positions(200, 3, 6)) {
      engine.restore(position);
      if (engine.legal().length > 28) continue;
      const end = expectedEnd();
      const { rows } = rowsByDepth(engine, 3);
      for (const depth of [1, 2, 3]) {
        for (const row of rows.get(depth) ?? []) {
          engine.restore(position);
          const seat = engine.actor();
          engine.apply(row.action);
          const value = minimax(seat, depth - 1, end);
          if (value === null) continue;
          expect(row.margin).toBeCloseTo(value - WON * Math.sign(Math.round(value / WON)), 1);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(400);
  });

  it('prove what the exhaustive solver finds, answer by answer', () => {
    const found = new Set<string>();
    for (const position of positions(35, 2, 3)) {
      engine.restore(position);
      const { rows, finished } = rowsByDepth(engine, 9, {}, 4000);
      const last = [...rows.values()].at(-1)!;
      if (!finished) continue;
      engine.restore(position);
      engine.goalStart(ONLY_MOVE, last[0]!.depth);
      for (const row of last) {
        const value = engine.goalSolve(row.action, 4_000_000);
        expect(value).not.toBeNull();
        expect(row.exact).toBe(true);
        expect(row.result).toBe(value!.den === 2 ? 'draw' : value!.num ? 'win' : 'loss');
        found.add(row.result!);
      }
    }
    expect([...found].sort()).toEqual(['draw', 'loss', 'win']);
  });

  it.each(cases.puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s: count the ways to win', (_, puzzle) => {
    enter(engine, puzzle.position);
    const state = tokenBattle.read(engine.save());
    const { rows, finished } = rowsByDepth(engine, 8, {}, 4000);
    const last = [...rows.values()].at(-1)!;
    const count = (result: string): number => last.filter((row) => row.result === result).length;
    expect(finished).toBe(true);
    expect([count('win'), count('draw'), count('loss')]).toEqual([puzzle.win, puzzle.draw, puzzle.lose]);
    expect(tokenBattle.actionText(last[0]!.action, state)).toBe(puzzle.best[0]);
  });

  it('find the same best answer alone as among all', () => {
    for (const position of positions(12, 8, 14)) {
      engine.restore(position);
      const all = rowsByDepth(engine, 3).rows.get(3);
      engine.restore(position);
      const one = rowsByDepth(engine, 3, { lines: 1 }).rows.get(3);
      if (!all || !one) continue;
      expect(one[0]!.margin).toBe(all[0]!.margin);
      expect(one[0]!.bound).toBe('value');
      for (const row of one) {
        const exact = all.find(({ action }) => action === row.action)!;
        if (row.bound === 'atMost') expect(exact.margin).toBeLessThanOrEqual(row.margin);
        else expect(exact.margin).toBe(row.margin);
      }
    }
  });

  it('lead where they say', () => {
    for (const position of positions(12, 4, 10)) {
      engine.restore(position);
      const { rows } = rowsByDepth(engine, 3);
      const last = [...rows.values()].at(-1)!;
      expect(last.map(({ margin }) => margin)).toEqual([...last.map(({ margin }) => margin)].sort((a, b) => b - a));
      expect(bestLine(engine)).toBe(last[0]!.action);
      for (const row of last.slice(0, 5)) {
        const line = lineOf(engine, row.action);
        expect(line[0]).toBe(row.action);
        engine.restore(position);
        for (const action of line) {
          expect(engine.whyNot(action)).toEqual([]);
          engine.apply(action);
        }
        expect(engine.actor() === OVER || line.length >= Math.min(3, row.depth)).toBe(true);
      }
    }
  });

  it('stay within the memory the engine has, however long they are looked at', () => {
    const before = engine.memoryBytes;
    engine.restore(positions(1, 30)[0]!);
    startLines(engine);
    runLines(engine, 400_000);
    expect(engine.memoryBytes).toBe(before);
    expect(before).toBeLessThanOrEqual(64 * 1024 * 1024);
  });
});

/** Beyond every margin of points. */
const WON = 1e6;

/** The turn with which the game is expected to end by points or by the turn limit (rule file, section 9.2). */
function expectedEnd(): number {
  const state = tokenBattle.read(engine.save());
  const { points, ply, options } = state;
  const income = gains(state);
  const { pointLimit, turnLimit } = optionsOf(options);
  const turns = SIDES.map(
    (side) => (Math.sqrt(income[side] ** 2 + 4 * (pointLimit - points[side])) - income[side]) / 2,
  );
  return Math.min(ply + Math.min(...turns), turnLimit === 'none' ? Infinity : turnLimit);
}

/**
 * The value of the current state for a seat, all answers looked at. A search fixes the expected end of the game at its
 * start; null if a forecast somewhere in the tree would take another one.
 */
function minimax(seat: number, depth: number, end: number): number | null {
  const actor = engine.actor();
  if (actor === OVER) {
    const { points } = tokenBattle.read(engine.save());
    const margin = (points.A - points.B) * (seat ? -1 : 1);
    return margin + WON * Math.sign(margin);
  }
  if (depth === 0) {
    const { board, ply } = tokenBattle.read(engine.save());
    const { terms, turnsLeft } = forecast(engine, seat);
    const fixed = Math.max(1, Math.min(FIELDS.length - Object.keys(board).length, end - ply));
    return Math.abs(turnsLeft - fixed) < 1e-9 ? terms.reduce((sum, term) => sum + term) : null;
  }
  const here = engine.save();
  const found: number[] = [];
  for (const action of engine.legal()) {
    engine.restore(here);
    engine.apply(action);
    const value = minimax(seat, depth - 1, end);
    if (value === null) return null;
    found.push(value);
  }
  return actor === seat ? Math.max(...found) : Math.min(...found);
}
