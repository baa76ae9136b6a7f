import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTeaching } from '../../../site/lib/learn/games';
import { Run } from '../../../site/lib/learn/run.svelte';
import { seededRandom } from '../../../workers/random';
import { begun, engineOf, stepOf } from './support';

// Nobody has to follow the moves by eye.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A turn of eight decisions, and a way of wandering about in it that takes more. */
const STEP = 'CX-L05-3';
const SEED = 7;

test('whoever moves on past the goal is told how few moves it takes, every third one', async () => {
  const [engine, teaching] = await Promise.all([engineOf('codex'), loadTeaching('codex')]);
  await Promise.all([import('../../../site/lib/learn/conduct'), teaching.judge()]);
  const step = await begun(stepOf('codex', STEP), teaching, engine);
  const run = new Run(step, engine, teaching, () => true, vi.fn());
  const settled = async (): Promise<void> => {
    for (let tick = 0; tick < 60 && run.status === 'acting'; tick++) await vi.advanceTimersByTimeAsync(300);
  };
  await run.load();
  await settled();

  const random = seededRandom(SEED);
  const told = new Map<number, object>();
  for (let made = 1; run.status === 'asking'; made++) {
    const { choices } = run.view;
    void run.act(choices[random(choices.length)]!.action);
    await settled();
    if (run.feedback && run.status === 'asking') told.set(made, run.feedback);
  }
  expect([...told]).toEqual([[11, { kind: 'long', needed: 8, made: 11 }]]);

  run.retry();
  expect(run.feedback).toBeNull();
});
