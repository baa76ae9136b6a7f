import * as Comlink from 'comlink';
import { describe, expect, it } from 'vitest';
import type { WordedRow } from '../../../workers/analysis/worded';
import type { SearchReport } from '../../../workers/analysis/contract';
import { EngineTrap } from '../../../workers/engine/engine';
import { EnginePool } from '../../../workers/analysis/pool';

const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

type Lines = (actions: string[]) => string[][] | null;

/** A pool of one worker in the same thread that has searched one move and is asked for its line. */
function poolWith(lines: Lines) {
  const row: WordedRow = {
    action: 'draw',
    picks: ['button:draw'],
    visits: 10,
    mean: 0.5,
    error: 0.1,
    proof: 'none',
    live: 0,
    sums: [5, 5],
    means: [0.5, 0.5],
  };
  const service = {
    open: () => {},
    root: () => ({ seat: 0, byLines: false }),
    search: (_: unknown, progress: (rows: WordedRow[], playouts: number) => void) => progress([row], 10),
    lines,
    cancel: () => {},
  };
  const makeWorker = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    Comlink.expose(service, port2);
    return Object.assign(port1, { terminate: () => port2.close() }) as unknown as Worker;
  };
  return new EnginePool('toy-battle', 'https://example.test/engine.wasm', makeWorker, 1);
}

async function lastOf(pool: EnginePool): Promise<SearchReport> {
  const reports: SearchReport[] = [];
  await pool.search({ notation: START, playouts: 10, spread: 'best', seed: 1 }, (report) => reports.push(report));
  return reports.at(-1)!;
}

describe('the lines of a search', () => {
  it('are told with its last report', async () => {
    const report = await lastOf(poolWith(() => [['draw', 'place 2@1']]));
    expect(report).toMatchObject({ done: true, moves: [{ action: 'draw', line: ['draw', 'place 2@1'] }] });
  });

  it('are the moves alone where the worker took the place of the one that searched', async () => {
    const report = await lastOf(poolWith(() => null));
    expect(report).toMatchObject({ done: true, moves: [{ line: ['draw'] }] });
  });

  it('are the moves alone, and the worker is replaced, where its engine trapped', async () => {
    const pool = poolWith(() => {
      throw new EngineTrap('unreachable');
    });
    let replaced = 0;
    pool.onReplaced = () => replaced++;
    expect(await lastOf(pool)).toMatchObject({ done: true, moves: [{ line: ['draw'] }] });
    expect(replaced).toBe(1);
  });

  it('hide no defect: what else goes wrong with them is told', async () => {
    const pool = poolWith(() => {
      throw new RangeError('no match m0');
    });
    await expect(lastOf(pool)).rejects.toThrow('no match m0');
  });
});
