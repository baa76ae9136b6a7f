import { describe, expect, test } from 'vitest';
import { groupsOf, placesOf, resumeAt } from '../../../site/lib/learn/outline';
import { gap, isRightNumber } from '../../../site/lib/learn/questions';

const step = (id: string) => ({ id, title: id });
const outline = {
  lang: 'en' as const,
  lessons: [
    { id: 'A', title: '', summary: '', steps: [step('A-1'), step('A-2')] },
    { id: 'B', title: '', summary: '', steps: [step('B-1'), step('B-2')] },
  ],
};

/** Steps done, with the time each was done last. */
const at = (done: Record<string, number>) => (id: string) =>
  id in done ? { key: `g/${id}`, game: 'g', id, best: 'solved' as const, first: done[id], last: done[id] } : undefined;

describe('where to go on', () => {
  test('places follow the lessons and count their steps from 1', () => {
    expect(placesOf(outline).map(({ lesson, step: number, id }) => `${lesson}/${number}=${id}`)).toEqual([
      'A/1=A-1',
      'A/2=A-2',
      'B/1=B-1',
      'B/2=B-2',
    ]);
  });

  test.each([
    ['a newcomer begins at the start', {}, 'A-1'],
    ['the next step after the last one done', { 'A-1': 1 }, 'A-2'],
    ['what was done last counts, not what is furthest', { 'B-1': 1, 'A-1': 2 }, 'A-2'],
    ['steps done already are passed over', { 'A-2': 1, 'B-1': 1, 'A-1': 2 }, 'B-2'],
    ['at the end, what was left out', { 'A-2': 1, 'B-1': 2, 'B-2': 3 }, 'A-1'],
    ['nothing when all is done', { 'A-1': 1, 'A-2': 2, 'B-1': 3, 'B-2': 4 }, undefined],
  ])('%s', (_, done, id) => {
    expect(resumeAt(outline, at(done as Record<string, number>))?.id).toBe(id);
  });
});

describe('answers', () => {
  test('copies count', () => {
    expect(gap([...'KK1'], [...'K12'])).toEqual({ missing: ['K'], extra: ['2'] });
    expect(gap([...'123'], [...'321'])).toEqual({ missing: [], extra: [] });
  });

  test('only percentages may be one off', () => {
    expect(isRightNumber({ type: 'answer', ask: 'percent', value: 44 }, 43)).toBe(true);
    expect(isRightNumber({ type: 'answer', ask: 'percent', value: 44 }, 42)).toBe(false);
    expect(isRightNumber({ type: 'answer', ask: 'objective', value: 7 }, 8)).toBe(false);
    expect(isRightNumber({ type: 'answer', ask: 'objective', value: 7 }, NaN)).toBe(false);
  });
});

test('lessons stand under the heading of the last lesson that has one', () => {
  const lesson = (id: string, heading?: string) => ({ id, heading, title: '', summary: '', steps: [] });
  const groups = groupsOf({ lang: 'en', lessons: [lesson('A', 'one'), lesson('B'), lesson('C', 'two')] });
  expect(groups.map(({ heading, lessons }) => [heading, lessons.map(({ id }) => id).join('')])).toEqual([
    ['one', 'AB'],
    ['two', 'C'],
  ]);
});
