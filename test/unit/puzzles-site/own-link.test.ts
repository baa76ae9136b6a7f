import { expect, test } from 'vitest';
import { positionHash, puzzleHash, readHash } from '../../../site/lib/puzzles/own/link';
import { themesOf } from '../../../site/lib/puzzles/themes';
import { puzzlesOf } from '../../support/puzzles';
import { GAMES } from '../../../workers/registry';
import { entry } from '../training/support';

test.each(GAMES.map(({ id }) => id))('a puzzle of %s comes out of its link as it was', async (game) => {
  const puzzles = puzzlesOf(game);
  for (const puzzle of [puzzles[0]!, puzzles.at(-1)!]) {
    expect(await readHash(await puzzleHash(puzzle))).toEqual({ kind: 'puzzle', puzzle });
  }
});

test('a position comes out of its link as it was', async () => {
  expect(await readHash(await positionHash('tb1 a b'))).toEqual({ kind: 'position', notation: 'tb1 a b' });
});

test('what is cut off, altered or no puzzle at all is told apart from nothing', async () => {
  const [puzzle] = puzzlesOf('toy-battle');
  const hash = await puzzleHash(puzzle!);
  for (const bad of [hash.slice(0, -9), hash.replace(/.{9}$/, 'AAAAAAAAA'), '#p=', '#p=%%%']) {
    expect(await readHash(bad)).toEqual({ kind: 'damaged' });
  }
  const no = (await positionHash('{"id": 1}')).replace('#m=', '#p=');
  expect(await readHash(no)).toEqual({ kind: 'damaged' });
  for (const other of ['', '#task', '#a=x']) expect(await readHash(other)).toEqual({ kind: 'nothing' });
});

test('themes come with the easiest puzzle that is about them above all', () => {
  const of = (id: string, ...themes: string[]) => ({ ...entry(id, 1), themes });
  const themes = themesOf([of('a', 'x', 'y'), of('b', 'y'), of('c', 'y', 'z'), of('d', 'x')]);
  expect(themes.map(({ id, entries, example }) => [id, entries.length, example.id])).toEqual([
    ['y', 3, 'b'],
    ['x', 2, 'a'],
    ['z', 1, 'c'],
  ]);
});
