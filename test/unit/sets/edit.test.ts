import { expect, test } from 'vitest';
import { EMPTY, insert, move, remove, same } from '../../../site/lib/games/token-battle/sets/edit';

const set = [['banner', 'hatchery'], ['needle', 'shears', 'twins'], [], ['idol']];

test('an empty set has four strips (TK-SET-1)', () => expect(EMPTY).toEqual([[], [], [], []]));

test('a card is laid before the card of its slot, or last beyond the end', () => {
  expect(insert(set, 'lure', { strip: 0, at: 1 })[0]).toEqual(['banner', 'lure', 'hatchery']);
  expect(insert(set, 'lure', { strip: 2, at: Infinity })[2]).toEqual(['lure']);
});

test('the same card may stand in a set twice (TK-SET-5)', () => {
  expect(insert(set, 'banner', { strip: 0, at: 2 })[0]).toEqual(['banner', 'hatchery', 'banner']);
});

test('a card leaves its strip and no other', () => {
  expect(remove(set, { strip: 1, at: 1 })).toEqual([set[0], ['needle', 'twins'], [], ['idol']]);
});

test.each([
  [{ strip: 1, at: 0 }, { strip: 1, at: 2 }, ['shears', 'needle', 'twins']],
  [{ strip: 1, at: 0 }, { strip: 1, at: 3 }, ['shears', 'twins', 'needle']],
  [{ strip: 1, at: 2 }, { strip: 1, at: 0 }, ['twins', 'needle', 'shears']],
  [{ strip: 1, at: 1 }, { strip: 1, at: 1 }, ['needle', 'shears', 'twins']],
  [{ strip: 1, at: 1 }, { strip: 1, at: 2 }, ['needle', 'shears', 'twins']],
])('moved within a strip from %o to %o', (from, to, expected) => {
  expect(move(set, from, to)[1]).toEqual(expected);
});

test('moved to another strip; a place without a card moves nothing', () => {
  expect(move(set, { strip: 3, at: 0 }, { strip: 0, at: 0 })).toEqual([['idol', 'banner', 'hatchery'], set[1], [], []]);
  expect(same(move(set, { strip: 2, at: 0 }, { strip: 0, at: 0 }), set)).toBe(true);
});
