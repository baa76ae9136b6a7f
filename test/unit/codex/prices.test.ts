import { expect, it } from 'vitest';
import { priceOf, priceText } from '../../../site/lib/games/codex/board/prices';
import { isAnyOrder } from '../../../site/lib/games/codex/board/wait-words';
import type { Board } from '../../../workers/games/codex/board';

const at = (prices: Record<string, number>): Board => ({ prices }) as unknown as Board;

it('a card that costs something else than is printed says why', () => {
  expect(priceText('card:hand:pillage', at({ 'card:hand:pillage': 1 }))).toBe('');
  expect(priceText('card:hand:pillage', at({ 'card:hand:pillage': 2 }))).toBe(
    'It costs 2 instead of 1: no hero of its colour is in play.',
  );
  expect(priceText('card:hand:iron_man', at({ 'card:hand:iron_man': 2 }))).toContain('changes its cost');
  expect(priceText('thing:4', at({}))).toBe('');
});

it('summoning has its price', () => {
  expect(priceOf('button:summon', at({}), 'card:command:jaina_stormborne')).toBe(2);
});

it('the order of what all comes to the same is nobody’s question', () => {
  const hero = (controller: 'A' | 'B', level: number) => ({
    kind: 'hero',
    shown: 'jaina_stormborne',
    controller,
    level,
  });
  const bounty = (seat: 'A' | 'B') => ({ sort: 'bounty', seat, card: null });
  const order = (things: object[], ...waits: object[]) =>
    isAnyOrder({ question: 'order', things, waits } as unknown as Board);
  expect(order([], bounty('A'), bounty('A'))).toBe(true);
  expect(order([hero('A', 7)], bounty('A'), bounty('B'))).toBe(true);
  expect(order([hero('A', 1)], bounty('A'), bounty('A'))).toBe(false);
  expect(order([], bounty('A'), { sort: 'trigger', seat: 'A', card: 'iron_man' })).toBe(false);
  expect(order([], { sort: 'scavenger', seat: 'A' }, { sort: 'scavenger', seat: 'A' })).toBe(true);
});
