import { expect, it } from 'vitest';
import { divisible, longestWord } from '$lib/games/codex/board/printed';
import { CARDS } from '../../../workers/games/codex/printed';

/** A small card writes no letters smaller than it can be read; more than these in a line it has no room for. */
const ROOM = 11;

it('a long word is divided, and read the same', () => {
  const name = divisible('Tyrannosaurus Rex');
  expect(name).toBe('Tyranno\u00adsaurus Rex');
  expect(longestWord(name)).toBe(9);
  expect(longestWord('Careless Musketeer')).toBe(9);
});

it('no card that can be played has a word that small cards have no room for', () => {
  const long = CARDS.map(({ name }) => divisible(name)).filter((name) => longestWord(name) > ROOM);
  expect(long).toEqual([]);
});
