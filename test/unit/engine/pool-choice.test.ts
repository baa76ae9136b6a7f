import * as Comlink from 'comlink';
import { expect, it } from 'vitest';
import { EnginePool } from '../../../workers/analysis/pool';
import { Cancelled } from '../../../workers/analysis/jobs';

/** A pool of one worker in the same thread that never makes up its mind, and stops when it is told to. */
function undecided() {
  let stop: (why: Error) => void = () => {};
  let terminated = 0;
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const service = {
    open: () => {},
    choose: () => {
      begin();
      return new Promise<string>((_, reject) => (stop = reject));
    },
    cancel: () => stop(new Cancelled()),
  };
  const makeWorker = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    Comlink.expose(service, port2);
    return Object.assign(port1, { terminate: () => void terminated++ }) as unknown as Worker;
  };
  const pool = new EnginePool('codex', 'https://example.test/engine.wasm', makeWorker, 1);
  return { pool, begun, terminated: () => terminated };
}

it('a choice that is cancelled ends with nothing, and the worker lives on', async () => {
  const { pool, begun, terminated } = undecided();
  const choice = pool.choose('here', 'reply:3', 1);
  await begun;
  await pool.cancel();
  expect(await choice).toBeNull();
  expect(terminated()).toBe(0);
});
