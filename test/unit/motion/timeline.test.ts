import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '$lib/motion/settled';
import { destroyed, drawn, moved, type Step } from '$lib/motion/steps';
import { Timeline, type Act } from '$lib/motion/timeline.svelte';

const BOARD = { a: 'one', b: 'two' };
const MOVE: Act<string> = {
  before: BOARD,
  after: { b: 'one' },
  steps: Promise.resolve([destroyed('b', 'two'), moved('a', 'b', 'one')]),
};
const BACK: Act<string> = {
  before: { b: 'one' },
  after: { a: 'one' },
  steps: Promise.resolve([moved('b', 'a', 'one')]),
};

let told: string[] = [];
const start = (shows: (step: Step<string>) => boolean = () => true) =>
  new Timeline<string>({ shows, onstep: ({ kind }) => told.push(kind) });

/** Long enough for every step that is being shown. */
const onward = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  told = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

describe('what the eye sees', () => {
  it('is the board before the move until the first step begins', () => {
    const timeline = start();
    timeline.add({ ...MOVE, steps: new Promise(() => {}) });
    expect([...timeline.seen]).toEqual([
      ['a', 'one'],
      ['b', 'two'],
    ]);
    expect(timeline.now).toBeNull();
  });

  it('changes step by step, and is the board itself in the end', async () => {
    const timeline = start();
    timeline.add(MOVE);
    await vi.advanceTimersByTimeAsync(0);
    expect(timeline.now?.step.kind).toBe('destroy');
    expect(timeline.seen.get('b')).toBeNull();
    expect(timeline.seen.get('a')).toBe('one');
    await onward();
    expect(timeline.now?.step.kind).toBe('move');
    expect(timeline.seen.get('a')).toBeNull();
    await onward();
    expect(timeline.now).toBeNull();
    expect(timeline.seen.size).toBe(0);
    expect(told).toEqual(['destroy', 'move']);
  });

  it('follows moves one after the other', async () => {
    const timeline = start();
    timeline.add(MOVE);
    timeline.add(BACK);
    // The piece comes back to where it is still seen.
    expect([...timeline.seen.keys()]).toEqual(['b']);
    for (let step = 0; step < 3; step++) await onward();
    expect(told).toEqual(['destroy', 'move', 'move']);
    expect(timeline.seen.size).toBe(0);
  });

  it('leaves out what cannot be seen anywhere', async () => {
    const timeline = start(({ kind }) => kind !== 'draw');
    const steps = [drawn<string>({ back: 0 }, ['pile:0'], ['hand:0']), moved('b', 'a', 'one')];
    timeline.add({ ...BACK, steps: Promise.resolve(steps) });
    await onward();
    expect(told).toEqual(['move']);
  });

  it('does not lag behind somebody who goes on fast', () => {
    const timeline = start();
    for (let move = 0; move < 3; move++) {
      timeline.add(MOVE);
      timeline.add(BACK);
    }
    expect(timeline.seen.size).toBeLessThan(3);
    timeline.skip();
    expect(timeline.seen.size).toBe(0);
  });
});

describe('skipping', () => {
  it('ends everything that is being shown, and what waits', async () => {
    const timeline = start();
    timeline.add(MOVE);
    timeline.add(BACK);
    await vi.advanceTimersByTimeAsync(0);
    timeline.skip();
    expect(timeline.now).toBeNull();
    expect(timeline.seen.size).toBe(0);
    await onward();
    expect(told).toEqual(['destroy']);
  });

  it('does not end the next move', async () => {
    const timeline = start();
    timeline.add(MOVE);
    timeline.skip();
    timeline.add(BACK);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['move']);
    await onward();
    expect(timeline.now).toBeNull();
  });
});

describe('whoever waits until moves have been seen', () => {
  const waiting = () => {
    let done = false;
    void settled().then(() => (done = true));
    return async () => {
      await vi.advanceTimersByTimeAsync(0);
      return done;
    };
  };

  it('goes on at once where nothing is shown', async () => {
    expect(await waiting()()).toBe(true);
  });

  it('waits for every step, of later moves too', async () => {
    const timeline = start();
    timeline.add(MOVE);
    const done = waiting();
    expect(await done()).toBe(false);
    timeline.add(BACK);
    await onward();
    await onward();
    expect(await done()).toBe(false);
    await onward();
    expect(await done()).toBe(true);
  });

  it('goes on when somebody skips', async () => {
    const timeline = start();
    timeline.add(MOVE);
    const done = waiting();
    timeline.skip();
    expect(await done()).toBe(true);
  });
});
