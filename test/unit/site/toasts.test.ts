import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../site/lib/ui/toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  while (toasts.list.length > 0) toasts.dismiss(toasts.list[0]!.id);
  vi.useRealTimers();
});

const texts = () => toasts.list.map(({ text }) => text);

it('the newest message is the only one, and goes by itself', () => {
  toasts.show('Taken back.');
  toasts.show('Paused.');
  expect(texts()).toEqual(['Paused.']);
  toasts.show('Taken back.');
  toasts.show('Taken back.');
  expect(texts()).toEqual(['Taken back.']);
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});

it('what can be undone can be undone, however often it was done', () => {
  const undo = { label: 'Undo', run: () => {} };
  toasts.show('First deleted.', undo);
  toasts.show('Second deleted.', undo);
  toasts.show('Saved.');
  expect(texts()).toEqual(['Second deleted.', 'Saved.']);
  toasts.dismiss(toasts.list[0]!.id);
  expect(texts()).toEqual(['First deleted.', 'Saved.']);
});
