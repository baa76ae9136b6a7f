import { expect, test } from 'vitest';
import { countsOf } from '../../site/lib/content/counts';
import { lessonNumber } from '../../site/lib/content/steps';
import { GAMES } from '../../workers/registry';

test.for(GAMES.map(({ id }) => id))(
  '%s: nobody is sent to what only shows a rule while a lesson explains it',
  async (game) => {
    const { teaches } = await countsOf(game);
    expect(Object.keys(teaches).length).toBeGreaterThan(50);
    for (const [rule, steps] of Object.entries(teaches)) {
      const explained = steps.some(({ lesson }) => lessonNumber(lesson) > 0);
      expect(lessonNumber(steps[0]!.lesson) > 0, rule).toBe(explained);
    }
  },
);

test('a pattern that does not fit leads to the lesson of patterns, not to the picture at the start', async () => {
  const { teaches } = await countsOf('tash-kalar');
  expect(teaches['TS-SUM-2']).toEqual([
    { lesson: 'TS-L03', step: 1 },
    { lesson: 'TS-L00', step: 1 },
  ]);
});
