import { expect, it } from 'vitest';
import { Look } from '$lib/analyse/look.svelte';

function made() {
  const calls = { cancelled: 0, stopped: 0 };
  const look = new Look({ cancel: async () => void calls.cancelled++ }, { stop: () => void calls.stopped++ });
  return { look, calls };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

it('runs until its job is done, and stops what else is worked on', async () => {
  const { look, calls } = made();
  const told: number[] = [];
  let finish!: () => void;
  const taken = look.take<number>(
    (report) => new Promise((resolve) => ((finish = resolve), report(1))),
    (found) => told.push(found),
  );
  expect([look.running, calls.stopped, told]).toEqual([true, 1, [1]]);
  finish();
  await taken;
  expect([look.running, look.failed, look.stopped, calls.cancelled]).toEqual([false, false, false, 0]);
});

it('a late report and a late failure of an older one are dropped', async () => {
  const { look } = made();
  const told: string[] = [];
  let late!: (found: string) => void;
  let fail!: (error: Error) => void;
  void look.take<string>(
    (report) => new Promise((_, reject) => ((late = report), (fail = reject))),
    (found) => told.push(found),
  );
  const second = look.take<string>(
    async (report) => report('second'),
    (found) => told.push(found),
  );
  late('first');
  fail(new Error('gone'));
  await second;
  await settled();
  expect([told, look.running, look.failed]).toEqual([['second'], false, false]);
});

it('what the visitor stops is said to be stopped, what is forgotten is not', () => {
  const { look, calls } = made();
  void look.take(
    () => new Promise(() => {}),
    () => {},
  );
  look.stop();
  expect([look.running, look.stopped, calls.cancelled]).toEqual([false, true, 1]);
  look.forget();
  expect([look.stopped, calls.cancelled]).toEqual([false, 1]);
});

it('a job that fails says so until the next one', async () => {
  const { look } = made();
  await look.take(
    () => Promise.reject(new Error('gone')),
    () => {},
  );
  expect([look.failed, look.running]).toEqual([true, false]);
  await look.take(
    async () => {},
    () => {},
  );
  expect(look.failed).toBe(false);
});
