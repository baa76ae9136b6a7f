import { describe, expect, it, vi } from 'vitest';
import cases from '../../../assembly/games/toy-battle/data/cases.json' with { type: 'json' };
import { Analysis } from '../../../workers/analysis/analysis';
import { mergeRows } from '../../../workers/analysis/merge';
import { wording } from '../../../workers/analysis/worded';
import type { SearchRow } from '../../../workers/engine/engine';
import { engineFromFile } from '../../../workers/engine/node';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import { Cancelled } from '../../../workers/analysis/jobs';

const engine = await engineFromFile(new URL('../../../build/toy-battle.test.wasm', import.meta.url));

function enter(id: string): string {
  const parsed = toyBattle.parse(JSON.stringify(cases.cases.find((one) => one.id === id)!.position));
  if (!parsed.ok) throw new Error(id);
  const bytes = new Uint8Array(toyBattle.stateBytes);
  toyBattle.write(parsed.value, bytes);
  expect(engine.load(bytes)).toBe(0);
  return toyBattle.print(parsed.value);
}

function search(id: string, slices: number[], seed = 1): SearchRow[] {
  enter(id);
  engine.seed(seed);
  engine.searchStart(false);
  for (const playouts of slices) engine.searchRun(playouts);
  return engine.searchRows();
}

describe('mcts', () => {
  it('gives the same answer for the same seed, node for node', () => {
    expect(search('TB-C01', [1500])).toEqual(search('TB-C01', [1500]));
  });

  it('does not care how the work is sliced', () => {
    expect(search('TB-C01', [1500])).toEqual(search('TB-C01', [1, 99, 700, 700]));
  });

  it('depends on the seed', () => {
    expect(search('TB-C01', [1500], 1)).not.toEqual(search('TB-C01', [1500], 2));
  });

  const wins = cases.cases.filter((one) => 'winningStarts' in one.expect);
  it.each(wins.map((one) => one.id))('%s: proves a win exactly where the exhaustive solver finds one', (id) => {
    const one = cases.cases.find((other) => other.id === id)! as unknown as { expect: { winningStarts: string[] } };
    const rows = search(id, [4000]);
    const state = toyBattle.read(engine.save());
    const proven = rows.filter((row) => row.proof === 'win').map((row) => toyBattle.actionText(row.action, state));
    expect(proven.length).toBeGreaterThan(0);
    for (const action of proven) expect(one.expect.winningStarts).toContain(action);
  });

  it('never loses a proven win by more work', () => {
    enter('TB-C61');
    engine.seed(3);
    engine.searchStart(true);
    let proven: number[] = [];
    for (let i = 0; i < 20; ++i) {
      engine.searchRun(200);
      const now = engine
        .searchRows()
        .filter((row) => row.proof === 'win')
        .map((row) => row.action);
      expect(now).toEqual(expect.arrayContaining(proven));
      proven = now;
    }
    expect(proven.length).toBeGreaterThan(0);
  });

  it('does not call a win proven that hangs on tiles the player cannot see', () => {
    // Red is stuck after place 4@8 only because of the tiles Red happens to hold; others would fit.
    const locked = {
      map: 'backyard',
      toMove: 'blue',
      stacks: { 8: 'r2' },
      taken: { a: 'blue' },
      rack: { blue: '46', red: '13' },
      unseen: { blue: '', red: '77' },
      removed: { blue: 0, red: 2 },
    };
    const parsed = toyBattle.parse(JSON.stringify(locked));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const bytes = new Uint8Array(toyBattle.stateBytes);
    toyBattle.write(parsed.value, bytes);
    engine.load(bytes);
    const action = [...engine.legal()].find((a) => toyBattle.actionText(a, parsed.value) === 'place 4@8')!;
    expect(engine.winsAlone(action)).toBe(false);
    engine.seed(1);
    engine.searchStart(true);
    engine.searchRun(500);
    expect(engine.searchRows().find((row) => row.action === action)!.proof).toBe('none');
  });

  it('a sweep spreads its work evenly over all moves that are not proven', () => {
    enter('TB-C01');
    engine.seed(1);
    engine.searchStart(true);
    engine.searchRun(2000);
    const visits = engine.searchRows().map((row) => row.visits);
    expect(Math.max(...visits) - Math.min(...visits)).toBeLessThanOrEqual(1);
    expect(visits.length).toBe(20);
  });

  it('stays within its pool of nodes, however long it runs', () => {
    enter('TB-C05');
    const before = engine.memoryBytes;
    engine.seed(1);
    engine.searchStart(false);
    expect(engine.searchRun(60_000)).toBe(60_000);
    expect(engine.memoryBytes).toBe(before);
    expect(before).toBeLessThanOrEqual(64 * 1024 * 1024);
  });
});

describe('analysis', () => {
  it('adds up what two instances found out', () => {
    const parts = [search('TB-C01', [600], 1), search('TB-C01', [900], 2)];
    const state = toyBattle.read(engine.save());
    const moves = mergeRows(parts.map(wording(toyBattle, state)), toyBattle.seat(state));
    expect(moves.reduce((sum, move) => sum + move.visits, 0)).toBe(1500);
    for (const move of moves) {
      expect(move.chance).toBeGreaterThanOrEqual(0);
      expect(move.chance).toBeLessThanOrEqual(1);
      if (move.visits < 8) expect(move.certainty).toBe('unknown');
    }
  });

  it('reports progress, stops when told, and starts again', async () => {
    const notation = enter('TB-C01');
    const analysis = new Analysis(toyBattle, engine);
    const job = { notation, playouts: 1e9, spread: 'sweep' as const, seed: 1 };
    const reports: number[] = [];
    const running = analysis.search(job, (_, playouts) => reports.push(playouts));
    // A timer that comes to its turn shows that the job lets others in.
    await vi.waitUntil(() => reports.length > 2, { timeout: 20_000 });
    analysis.cancel();
    await expect(running).rejects.toBeInstanceOf(Cancelled);
    expect([...reports].sort((a, b) => a - b)).toEqual(reports);
    let last = 0;
    await analysis.search({ ...job, playouts: 500 }, (_, playouts) => (last = playouts));
    expect(last).toBe(500);
  });

  it('a new job takes the place of the running one', async () => {
    const notation = enter('TB-C01');
    const analysis = new Analysis(toyBattle, engine);
    const job = { notation, playouts: 1e9, spread: 'best' as const, seed: 1 };
    const first = analysis.search(job, () => {});
    const dropped = expect(first).rejects.toBeInstanceOf(Cancelled);
    await analysis.search({ ...job, playouts: 300 }, () => {});
    await dropped;
  });

  it('finds the sure wins at the first look', () => {
    const notation = enter('TB-C60');
    const best = new Analysis(toyBattle, engine).look(notation).reduce((a, b) => (b.chance > a.chance ? b : a));
    expect(best).toMatchObject({ action: 'place 2@9', chance: 1 });
  });

  it('says who ends up holding what, as shares', async () => {
    const notation = enter('TB-C05');
    let report: { playouts: number; holding: Record<string, number[]>; wins: number[] } | undefined;
    await new Analysis(toyBattle, engine).holding(notation, 0, 40, 1, (found) => (report = found));
    expect(report!.playouts).toBe(40);
    expect(report!.wins[0]! + report!.wins[1]!).toBeCloseTo(1);
    for (const [blue, red] of Object.values(report!.holding)) expect(blue! + red!).toBeLessThanOrEqual(1);
  });
});
