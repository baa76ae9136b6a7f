import { expect, test } from 'vitest';
import { keepOnce, keptSets, readySets } from '../../../site/lib/games/token-battle/sets/library.svelte';
import { progress } from '../../../site/lib/progress/progress.svelte';

const strips = [
  ['milestone', 'needle'],
  ['banner', 'idol'],
  ['shears', 'frost'],
  ['twins', 'hail'],
];

test('a set is kept once, whatever its name, and a ready one not at all', async () => {
  await keepOnce({ name: 'From the lessons', strips });
  await keepOnce({ name: 'Again', strips });
  await keepOnce({ name: 'Mine', strips: readySets()[0]!.strips });
  expect(keptSets().map(({ name, strips }) => ({ name, strips }))).toEqual([{ name: 'From the lessons', strips }]);
  await progress.reset();
  expect(keptSets()).toEqual([]);
});
