import { expect, test } from 'vitest';
import { isSingle, partsOf } from '../../site/lib/learn/lesson';
import { solutionOf } from '../../site/lib/learn/questions';
import { GAMES, type GameId } from '../../workers/registry';
import { contentOf } from './files';

const singleOf = (id: GameId) =>
  contentOf(id)
    .scripts.flatMap((script) => script.steps)
    .flatMap((step) => partsOf(step))
    .filter(isSingle);

test.each(GAMES)('questions of $id that ask for one thing have one answer', ({ id }) => {
  const single = singleOf(id);
  expect(single.map((goal) => (goal.type === 'state' ? 0 : solutionOf(goal).length))).toEqual(single.map(() => 1));
});

test('there are such questions', () => expect(GAMES.flatMap(({ id }) => singleOf(id)).length).toBeGreaterThan(8));
