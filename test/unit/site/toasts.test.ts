import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../../../site/lib/ui/toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts.list) toasts.dismiss(id);
  vi.useRealTimers();
});

const texts = () => toasts.list.map(({ text }) => text);

it('the same message does not lie there twice, and goes by itself', () => {
  toasts.show('Taken back.');
  toasts.show('Paused.');
  toasts.show('Taken back.');
  expect(texts()).toEqual(['Paused.', 'Taken back.']);
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});

it('what can be undone can be undone, however often it was done', () => {
  const undo = { label: 'Undo', run: () => {} };
  toasts.show('Deleted.', undo);
  toasts.show('Deleted.', undo);
  toasts.show('Deleted.');
  expect(texts()).toEqual(['Deleted.', 'Deleted.', 'Deleted.']);
});
