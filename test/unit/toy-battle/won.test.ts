import { expect, test } from 'vitest';
// What is fetched only when there is something to say.
import '../../../site/lib/games/toy-battle/wins';
import { learnOf, wonBy } from '../../../site/lib/games/toy-battle/learn/won.svelte';
import type { View } from '../../../workers/contract';

const view = (notation: string, actor = 'player') => ({ notation, actor }) as View;
const wins = [{ kind: 'wins', side: 'blue', medals: 2 }];

test('medals won are said behind the move that won them, once the engine has told it', async () => {
  expect(wonBy(view('one'), 'place 6@5')).toBe('');
  await learnOf({ view: view('one'), action: 'place 6@5' }, () => Promise.resolve(wins));
  expect(wonBy(view('one'), 'place 6@5')).toBe(' – Blue wins 2 medals');
  expect(wonBy(view('one'), 'place 6@4')).toBe('');
  expect(wonBy(view('two'), 'place 6@5')).toBe('');
});

test('nothing is said of chance, nor where the engine is lost', async () => {
  await learnOf({ view: view('three', 'chance'), action: '~6' }, () => Promise.resolve(wins));
  await learnOf({ view: view('four'), action: 'draw' }, () => Promise.reject(new Error('lost')));
  expect([wonBy(view('three'), '~6'), wonBy(view('four'), 'draw')]).toEqual(['', '']);
});
