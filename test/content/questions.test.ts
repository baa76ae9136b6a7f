import { expect, test } from 'vitest';
import { isSingle, partsOf } from '../../site/lib/learn/lesson';
import { solutionOf } from '../../site/lib/learn/questions';
import { GAMES } from '../../workers/registry';
import { contentOf } from './files';

test.each(GAMES)('questions of $id that ask for one thing have one answer', ({ id }) => {
  const steps = contentOf(id).scripts.flatMap((script) => script.steps);
  const single = steps.flatMap((step) => partsOf(step)).filter(isSingle);
  expect(single.length).toBeGreaterThan(0);
  expect(single.map((goal) => (goal.type === 'state' ? 0 : solutionOf(goal).length))).toEqual(single.map(() => 1));
});
