import { expect, test, vi } from 'vitest';
import { showing } from '../../../site/lib/motion/settled';
import { Pace, type Step } from '../../../site/lib/play/pace';

/** The pauses of so many steps, in milliseconds. */
async function pauses(pace: Pace, steps: readonly Step[]): Promise<number[]> {
  const all: number[] = [];
  for (const step of steps) {
    const begun = Date.now();
    const rest = pace.rest(step);
    await vi.advanceTimersByTimeAsync(0);
    while (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
    await rest;
    all.push(Date.now() - begun);
  }
  return all;
}

test('the longer others go on, the shorter the pauses; then they are as before', async () => {
  vi.useFakeTimers();
  try {
    const pace = new Pace((step) => (step === 'brief' ? 100 : 1000));
    const found = await pauses(
      pace,
      Array.from({ length: 80 }, () => 'engine' as const),
    );
    expect(found[0]).toBe(1000);
    expect(found.toSorted((a, b) => b - a)).toEqual(found);
    expect(found.at(-1)).toBe(400);
    pace.calm();
    expect(await pauses(pace, ['engine', 'brief'])).toEqual([1000, 98]);
  } finally {
    vi.useRealTimers();
  }
});

test('whoever hurries waits for nothing more, not even for what still moves', async () => {
  let stand = () => {};
  showing(new Promise((done) => (stand = done)));
  const pace = new Pace(() => 60_000);
  const rest = pace.rest('engine');
  pace.hurry();
  await rest;
  await pace.rest('chance');
  stand();
});
