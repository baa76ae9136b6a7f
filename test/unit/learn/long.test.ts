import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTeaching } from '../../../site/lib/learn/games';
import { Run } from '../../../site/lib/learn/run.svelte';
import { begun, engineOf, stepOf } from './support';

// Nobody has to follow the moves by eye.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A turn of six decisions; whoever always takes the first that is offered wanders about in it for fifteen. */
const STEP = 'CQ-L12-10';

test('whoever moves on past the goal is told how few moves it takes, every third one', async () => {
  const [engine, teaching] = await Promise.all([engineOf('conquest'), loadTeaching('conquest')]);
  await Promise.all([import('../../../site/lib/learn/conduct'), teaching.judge()]);
  const step = await begun(stepOf('conquest', STEP), teaching, engine);
  const run = new Run(step, engine, teaching, () => true, vi.fn());
  const settled = async (): Promise<void> => {
    for (let tick = 0; tick < 60 && run.status === 'acting'; tick++) await vi.advanceTimersByTimeAsync(300);
  };
  await run.load();
  await settled();

  const told = new Map<number, object>();
  for (let made = 1; run.status === 'asking'; made++) {
    void run.act(run.view.choices[0]!.action);
    await settled();
    if (run.feedback && run.status === 'asking') told.set(made, run.feedback);
  }
  expect([...told]).toEqual([
    [9, { kind: 'long', needed: 6, made: 9 }],
    [12, { kind: 'long', needed: 6, made: 12 }],
  ]);

  run.retry();
  expect(run.feedback).toBeNull();
});
