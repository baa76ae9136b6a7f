import { expect, it } from 'vitest';
import { divisible, longestWord } from '$lib/games/codex/board/printed';

it('a long word is divided, and read the same', () => {
  const name = divisible('Tyrannosaurus Rex');
  expect(name).toBe('Tyranno\u00adsaurus Rex');
  expect(longestWord(name)).toBe(9);
  expect(longestWord('Careless Musketeer')).toBe(9);
});
