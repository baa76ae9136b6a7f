import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '$lib/stage/pieces.svelte';

const log: string[] = [];
const say = (what: string) => () => void log.push(what);

beforeEach(() => {
  log.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('each has a task of its own, in the order of asking', () => {
  inTurn(say('ground'));
  inTurn(say('places'));
  expect(log).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(log).toEqual(['ground']);
  vi.advanceTimersToNextTimer();
  expect(log).toEqual(['ground', 'places']);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is asked for in a turn comes behind those that wait', () => {
  inTurn(() => {
    log.push('first');
    inTurn(say('third'));
  });
  inTurn(say('second'));
  vi.runAllTimers();
  expect(log).toEqual(['first', 'second', 'third']);
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
