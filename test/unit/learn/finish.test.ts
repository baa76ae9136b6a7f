import { expect, test } from 'vitest';
import { finishOf } from '../../../site/lib/learn/finish';

const lesson = (id: string, ...steps: string[]) => ({
  id,
  title: '',
  summary: '',
  steps: steps.map((step) => ({ id: step, title: '' })),
});
const outline = { lang: 'en' as const, lessons: [lesson('A', 'A-1', 'A-2'), lesson('B', 'B-1')] };
const end = (of: string, ...done: string[]) => finishOf(outline, of, (step) => done.includes(step));

test('the end of a lesson counts its steps, and the lessons done', () => {
  expect(end('A', 'A-1', 'A-2')).toEqual({
    course: false,
    counted: [
      { id: 'A-1', done: true },
      { id: 'A-2', done: true },
    ],
    lessons: { done: 1, all: 2 },
    left: null,
  });
});

test('a step that was left out is named, one of a later lesson is not', () => {
  expect(end('A', 'A-2')).toMatchObject({ lessons: { done: 0, all: 2 }, left: { id: 'A-1', lesson: 'A', step: 1 } });
  expect(end('A', 'A-1', 'A-2').left).toBeNull();
});

test('the end of the course counts its lessons', () => {
  const { course, counted, left } = end('B', 'A-2', 'B-1');
  expect([course, counted.map(({ done }) => done), left?.id]).toEqual([true, [false, true], 'A-1']);
});

test('a lesson that ends with a step in its midst leads on to what is left of the later ones', () => {
  const left = (...done: string[]) => finishOf(outline, 'A', (step) => done.includes(step), true).left;
  expect(left('A-1', 'A-2')).toEqual({ lesson: 'B', step: 1, id: 'B-1' });
  expect(left('A-1', 'A-2', 'B-1')).toBeNull();
  expect(left('A-1')?.id).toBe('A-2');
});
