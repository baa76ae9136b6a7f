import { cross } from 'd3-array';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineAsker } from '../../../workers/analysis/asker';
import { EnginePool } from '../../../workers/analysis/pool';
import { FakeWorkers } from './fake-worker';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Lets messages through while the clock goes on. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 500) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(Math.min(500, left));
  }
  await new Promise((resolve) => setImmediate(resolve));
}

function asker(workers: FakeWorkers) {
  const one = new EngineAsker('toy-battle', 'https://example.test/engine.wasm', workers.make);
  const heard: (string | null)[] = [];
  one.onUnavailable = (reason) => heard.push(reason && reason.message);
  return { asker: one, heard };
}

describe('an engine worker that is lost', () => {
  it('is replaced, and its question asked again', async () => {
    const workers = new FakeWorkers([{ play: 'silent' }]);
    const { asker: engine } = asker(workers);
    await engine.open();
    const answer = engine.play('here', ['draw']);
    await pass(10_000);
    expect(await answer).toBe('played by 1');
    expect(workers.terminated).toEqual([0]);
  });

  it('while none can be started keeps questions waiting, says why, and answers them in the end', async () => {
    const workers = new FakeWorkers([{ play: 'silent' }, { open: 'fails' }, { open: 'fails' }]);
    const { asker: engine, heard } = asker(workers);
    await engine.open();
    const answer = engine.play('here', ['draw']);
    await pass(MINUTE);
    expect(heard).toEqual(['cannot be fetched', 'cannot be fetched', null]);
    expect(await answer).toBe('played by 3');
  });

  it('is started at once by whoever does not want to wait', async () => {
    const workers = new FakeWorkers([{ play: 'silent' }, { open: 'fails' }]);
    const { asker: engine, heard } = asker(workers);
    await engine.open();
    const answer = engine.play('here', ['draw']);
    await pass(8_000);
    await vi.waitUntil(() => heard.length === 1);
    engine.retry();
    expect(await answer).toBe('played by 2');
  });

  it('may be started again after a first start that failed', async () => {
    const { asker: engine } = asker(new FakeWorkers([{ open: 'fails' }]));
    await expect(engine.open()).rejects.toThrow('cannot be fetched');
    await engine.open();
    expect(await engine.play('here', [])).toBe('played by 1');
  });

  it('may just have been slow, so its successor has longer', async () => {
    const workers = new FakeWorkers([{ play: 'slow' }, { play: 'slow' }]);
    const { asker: engine } = asker(workers);
    await engine.open();
    const answer = engine.play('here', ['draw']);
    await pass(MINUTE);
    expect(await answer).toBe('played by 1');
    expect(workers.terminated).toEqual([0]);
  });

  it('gives up a question that its successor does not answer either', async () => {
    const workers = new FakeWorkers([{ play: 'silent' }, { play: 'silent' }]);
    const { asker: engine } = asker(workers);
    await engine.open();
    const answer = engine.play('here', ['draw']);
    answer.catch(() => {});
    await pass(MINUTE);
    await expect(answer).rejects.toThrow('no answer');
    expect(workers.terminated).toEqual([0, 1]);
  });
});

describe('a closed engine', () => {
  it('starts no worker for what was asked before', async () => {
    const workers = new FakeWorkers([{ play: 'silent' }]);
    const { asker: engine } = asker(workers);
    await engine.open();
    void engine.play('here', ['draw']);
    await pass(60);
    engine.close();
    await pass(MINUTE);
    expect(workers.made).toBe(1);
    expect(workers.terminated).toEqual([0]);
  });

  it('starts none for a job that was just begun, however far it got', async () => {
    const start = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';
    // What a job fetches first is at hand, so that a few messages and ticks lead through all of it.
    await import('../../../workers/analysis/merge');
    for (const [messages, ticks] of cross(
      [0, 1, 2, 3],
      Array.from({ length: 30 }, (_, i) => i),
    )) {
      const workers = new FakeWorkers();
      const pool = new EnginePool('toy-battle', 'https://example.test/engine.wasm', workers.make, 3);
      await pool.open();
      void pool.search({ notation: start, playouts: 100, spread: 'best', seed: 1 }, () => {});
      for (let i = 0; i < messages; i++) await new Promise((resolve) => setImmediate(resolve));
      for (let i = 0; i < ticks; i++) await Promise.resolve();
      const { made } = workers;
      pool.close();
      await pass(3000);
      expect(workers.made, `closed after ${messages} messages and ${ticks} ticks`).toBe(made);
    }
  });
});
