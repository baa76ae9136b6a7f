import { expect, test } from 'vitest';
import type { StepPage } from '../../../site/lib/learn/content';
import { onward } from '../../../site/lib/learn/onward';

const steps = ['A-1', 'A-2', 'A-3'].map((id) => ({ id, title: '' }));

/** The page of a step in a lesson of three. */
function page(number: number, after: string | null = 'B'): StepPage {
  const next = number < 3 ? { lesson: 'A', step: number + 1 } : after === null ? null : { lesson: after, step: 1 };
  return { lesson: 'A', number, steps, next, after } as StepPage;
}

const from = (number: number, done: string[], isNew = true, after?: null): string => {
  const place = onward(page(number, after), (id) => done.includes(id), isNew);
  return place ? `${place.lesson}-${place.step}` : 'end';
};

test('who solves the steps in their order goes through them', () => {
  expect([from(1, []), from(2, ['A-1']), from(3, ['A-1', 'A-2'])]).toEqual(['A-2', 'A-3', 'B-1']);
});

test('a step that is done already is passed by', () => {
  expect([from(1, ['A-2']), from(2, ['A-3'])]).toEqual(['A-3', 'A-1']);
});

test('the step that was left of a lesson leads on to the next lesson', () => {
  expect([from(2, ['A-1', 'A-3']), from(2, ['A-1', 'A-3'], true, null)]).toEqual(['B-1', 'end']);
});

test('the end of a lesson leads to the next one, whatever was left out', () => {
  expect([from(3, []), from(3, [], true, null)]).toEqual(['B-1', 'end']);
});

test('who comes back to a step reads the lesson in its order', () => {
  expect(from(1, ['A-2', 'A-3'], false)).toBe('A-2');
});
