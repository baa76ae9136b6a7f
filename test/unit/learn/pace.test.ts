import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTeaching } from '../../../site/lib/learn/games';
import { Run } from '../../../site/lib/learn/run.svelte';
import { begun, engineOf, stepOf } from './support';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
// The watch on the clock ends first: it would put the clock of this file back into the files that come after.
afterEach(() => void vi.restoreAllMocks().useRealTimers());

/** How long it is waited before each move that may follow the learner's, in milliseconds. */
async function waits(id: string, ...own: string[]): Promise<number[]> {
  const [engine, teaching] = await Promise.all([engineOf('tash-kalar'), loadTeaching('tash-kalar')]);
  await Promise.all([
    import('../../../site/lib/learn/conduct'),
    import('../../../site/lib/learn/answers'),
    teaching.judge(),
  ]);
  const step = await begun(stepOf('tash-kalar', id), teaching, engine);
  const run = new Run(step, engine, teaching, () => false, vi.fn());
  await run.load();
  const clock = vi.spyOn(globalThis, 'setTimeout');
  for (const action of own) {
    void run.act(action);
    for (let tick = 0; tick < 100 && (run.status === 'acting' || tick === 0); tick++) {
      await vi.advanceTimersByTimeAsync(300);
    }
  }
  expect(run.status).toBe('solved');
  return clock.mock.calls.flatMap(([, wait]) => wait ?? []);
}

test('cards are drawn one soon after the other: nobody thinks about them', async () => {
  const drawn = await waits('TS-L10-4', 'summon KiskinSpirit@f5', 'card Dryad');
  expect(drawn.filter((wait) => wait < 300)).toHaveLength(2);
});
