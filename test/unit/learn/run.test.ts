import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StepEngine } from '../../../site/lib/learn/engine.svelte';
import type { Feedback } from '../../../site/lib/learn/feedback';
import { loadTeaching } from '../../../site/lib/learn/games';
import type { Step } from '../../../site/lib/learn/lesson';
import { actorOf } from '../../../site/lib/learn/line';
import { Run, SOLUTION } from '../../../site/lib/learn/run.svelte';
import { GAMES } from '../../../workers/registry';
import { contentOf } from '../../content/files';
import { begun, engineOf } from './support';

// Nobody has to follow the moves by eye.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything happen that waits for nobody but the clock. */
async function until(run: Run, ...ends: string[]): Promise<void> {
  for (let tick = 0; tick < 2000 && !ends.includes(run.status); tick++) {
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(ends, run.step.id).toContain(run.status);
}

describe.each(GAMES)('a step of $id', async ({ id: game }) => {
  const [engine, teaching] = await Promise.all([engineOf(game), loadTeaching(game)]);
  await Promise.all([
    import('../../../site/lib/learn/conduct'),
    import('../../../site/lib/learn/answers'),
    teaching.judge(),
  ]);
  const steps = contentOf(game).scripts.flatMap((script) => script.steps);
  const solved = vi.fn();

  async function start(step: Step, own: Partial<StepEngine> = {}): Promise<Run> {
    const run = new Run(await begun(step, teaching, engine), { ...engine, ...own }, teaching, () => true, solved);
    await run.load();
    solved.mockClear();
    return run;
  }

  /** Plays what the learner decides in a line, until somebody sees that it misses the goal. */
  async function follow(run: Run, line: readonly string[]): Promise<void> {
    while (run.status !== 'missed' && run.moves.length < line.length) {
      void run.act(line[run.moves.length]!);
      await until(run, 'asking', 'missed', 'solved');
    }
  }

  test.each(steps)('$id shows its solution after the hints', async (step) => {
    const run = await start(step);
    await until(run, 'asking');
    for (let hint = 0; hint < SOLUTION; hint++) run.hint();
    await until(run, 'solved');
    expect(run.moves.map(({ action }) => action)).toEqual(step.line);
    expect(solved.mock.calls).toEqual([[true]]);
  });

  const slips = steps.flatMap((step) => step.wrong.flatMap(({ line }, slip) => (line ? [{ step, slip, line }] : [])));

  test.each(slips)('$step.id is missed by $line, and begun anew', async ({ step, slip, line }) => {
    const run = await start(step);
    while (run.goal.type !== 'state') run.part += 1;
    const { notation } = run.view;
    await follow(run, line);
    // A few end before their turns are over.
    expect(run.feedback).toEqual(run.status === 'asking' ? null : expect.objectContaining({ kind: 'missed', slip }));
    // Chance may have gone on behind the last of them; once the step is missed nobody waits for what the learner would do.
    const shown = run.moves.map(({ action }) => action).slice(0, line.length);
    expect(shown).toEqual(line.slice(0, shown.length));
    if (shown.length < line.length) expect([run.status, actorOf(run.view)]).toEqual(['missed', run.seat]);
    run.retry();
    expect([run.status, run.view.notation, run.moves, run.feedback]).toEqual(['asking', notation, [], null]);
  });

  const long = steps.find(({ goal, before, line }) => goal.type === 'state' && !before && line.length > 1)!;

  test('gives the last decision back, also while somebody else moves', async () => {
    const run = await start(long);
    const { notation } = run.view;
    void run.act(long.line[0]!);
    await vi.waitFor(() => expect(run.moves.length).toBe(1));
    run.undo();
    await vi.advanceTimersByTimeAsync(3000);
    expect([run.status, run.view.notation, run.moves]).toEqual(['asking', notation, []]);
    expect(run.canUndo).toBe(false);
  });

  const shown = steps.filter(({ goal, line }) => goal.type !== 'state' && line.length > 0);

  test.each(shown)('$id asks nothing before its line has played out, and each try plays it anew', async (step) => {
    const run = await start(step);
    await until(run, 'asking');
    run.retry();
    run.retry();
    run.choose('x');
    expect([run.status, run.chosen]).toEqual(['acting', []]);
    await until(run, 'asking');
    expect(run.moves.map(({ action }) => action)).toEqual(step.line);
  });

  // Not every game has such steps.
  for (const step of steps.filter(({ goal, before }) => goal.type === 'state' && before)) {
    test(`${step.id} says that its question comes before its move, and keeps what it says of a wrong answer`, async () => {
      const run = await start(step);
      await until(run, 'asking');
      expect([run.early(), run.feedback]).toEqual([true, { kind: 'early' }]);
      const wrong: Feedback = { kind: 'wrong', missing: 1, extra: [], rules: [], slip: null };
      run.feedback = wrong;
      expect([run.early(), run.feedback]).toEqual([false, wrong]);
    });
  }

  test('forgets a refusal as soon as something allowed is begun, also one that is still to come', async () => {
    const run = await start(long, { whyNot: async () => ['XX-1'] });
    await run.refuse('nonsense');
    expect(run.feedback).toMatchObject({ kind: 'refused', rules: ['XX-1'] });
    run.forgive();
    expect(run.feedback).toBeNull();
    const refusal = run.refuse('nonsense');
    run.forgive();
    await refusal;
    expect(run.feedback).toBeNull();
  });

  test('goes on where it was when the engine was lost', async () => {
    let lost = false;
    const run = await start(long, {
      play: (notation, actions) => (lost ? Promise.reject(new Error('gone')) : engine.play(notation, actions)),
    });
    lost = true;
    void run.act(long.line[0]!);
    await until(run, 'loading');
    lost = false;
    await run.load();
    await follow(run, long.line);
    expect(run.status).toBe('solved');
    expect(solved.mock.calls).toEqual([[false]]);
  });
});
