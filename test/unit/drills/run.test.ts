import { expect, it, vi } from 'vitest';
import { DrillRun } from '../../../site/lib/drills/run.svelte';
import type { StepEngine } from '../../../site/lib/learn/engine.svelte';
import type { Teaching } from '../../../site/lib/learn/teaching';
import type { View } from '../../../workers/contract';
import type { Drill } from '../../../workers/drills/drill';

const at = (notation: string): View => ({
  notation,
  actor: 'player',
  seats: 2,
  seat: 0,
  question: 'turn',
  choices: [],
  outcomes: [],
  result: null,
  board: {},
});

const drill: Drill = {
  id: 'touch.1',
  kind: 'touch',
  question: { type: 'choose', ask: 'touch', options: ['a', 'b'], right: 1 },
  view: at('before'),
  line: ['quake@c3'],
  told: true,
  why: [],
};

const play = vi.fn(async () => ({ ok: true, view: at('after'), path: [at('after')] }));

async function opened(stays: boolean): Promise<DrillRun> {
  play.mockClear();
  const engine = { parse: async () => ({ ok: true, value: at('before') }), play } as unknown as StepEngine;
  const run = new DrillRun(
    drill,
    engine,
    {} as Teaching,
    () => true,
    () => {},
    stays,
  );
  await run.load();
  return run;
}

async function answered(stays: boolean): Promise<DrillRun> {
  const run = await opened(stays);
  await run.check(['1']);
  return run;
}

it('plays the line once the answer is given, or leaves the position asked about as it is', async () => {
  vi.useFakeTimers();
  const runs = Promise.all([answered(false), answered(true)]);
  await vi.runAllTimersAsync();
  const [played, stays] = await runs;
  vi.useRealTimers();
  expect(played.view.notation).toBe('after');
  expect(stays.view.notation).toBe('before');
  expect(stays.status).toBe('right');
});

it('knows where the line ends before it is shown, since the reasons speak of that', async () => {
  vi.useFakeTimers();
  const run = await opened(false);
  expect(run.end).toBeNull();
  const checked = run.check(['0']);
  await vi.advanceTimersByTimeAsync(0);
  expect(run.status).toBe('wrong');
  expect(run.view.notation).toBe('before');
  expect(run.end?.notation).toBe('after');
  await vi.runAllTimersAsync();
  await checked;
  vi.useRealTimers();
  expect(run.view.notation).toBe('after');
  expect(play.mock.calls).toEqual([['before', ['quake@c3']]]);
});
