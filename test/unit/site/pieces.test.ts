import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '$lib/stage/pieces.svelte';

const log: string[] = [];
const say = (what: string) => () => void log.push(what);

beforeEach(() => {
  log.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** One that takes so many milliseconds. */
const take = (ms: number, what: string) => () => {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  log.push(what);
};

test('those that take long have a task of their own, in the order of asking', () => {
  inTurn(take(6, 'ground'));
  inTurn(take(6, 'places'));
  expect(log).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(log).toEqual(['ground']);
  vi.advanceTimersToNextTimer();
  expect(log).toEqual(['ground', 'places']);
  expect(vi.getTimerCount()).toBe(0);
});

test('short ones share a task', () => {
  inTurn(say('ground'));
  inTurn(take(6, 'places'));
  inTurn(say('over'));
  vi.advanceTimersToNextTimer();
  expect(log).toEqual(['ground', 'places']);
  vi.runAllTimers();
  expect(log).toEqual(['ground', 'places', 'over']);
});

test('what is asked for in a turn comes before those that wait', () => {
  inTurn(() => {
    log.push('first');
    inTurn(say('second'));
    inTurn(say('third'));
  });
  inTurn(say('fourth'));
  vi.runAllTimers();
  expect(log).toEqual(['first', 'second', 'third', 'fourth']);
});

test('one that throws does not hold up the others', () => {
  inTurn(() => {
    throw new Error('broken');
  });
  inTurn(say('next'));
  expect(() => vi.advanceTimersToNextTimer()).toThrow('broken');
  vi.runAllTimers();
  expect(log).toEqual(['next']);
});
