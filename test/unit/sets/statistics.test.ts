import { expect, test } from 'vitest';
import { EMPTY } from '../../../site/lib/games/token-battle/sets/edit';
import { NO_FILTER, shownCards } from '../../../site/lib/games/token-battle/sets/filter';
import { statisticsOf } from '../../../site/lib/games/token-battle/sets/statistics';
import { CARDS } from '../../../workers/games/token-battle/cards';
import { SETS } from '../../../workers/games/token-battle/ready-sets';

test("Masons' Yard in numbers", () => {
  const masons = SETS.find(({ id }) => id === 'masons')!;
  const stats = statisticsOf(masons.stacks);
  expect(stats.cards).toBe(12);
  expect(stats.values).toEqual([6, 8, 8, 6]);
  expect(stats.meanValue).toBeCloseTo(28 / 12);
  expect(stats.byValue.map(({ count }) => count)).toEqual([3, 3, 5, 1, 0, 0, 0, 0, 0]);
  expect(stats.skills[0]).toEqual({ skill: 'spawnFriend', count: 4 });
  expect(stats.types).toContainEqual({ type: 'phoenix', count: 2 });
});

test('a card comes up after as many own turns as cards lie above it (TK-TURN-3)', () => {
  const { curve } = statisticsOf([['banner', 'idol'], ['lure'], [], []]);
  expect(curve).toEqual([
    { turn: 1, cards: ['banner', 'lure'], best: 6 },
    { turn: 2, cards: ['idol'], best: 2 },
  ]);
});

test('an empty set amounts to nothing; unknown cards do not count', () => {
  expect(statisticsOf(EMPTY)).toMatchObject({ cards: 0, meanValue: 0, curve: [] });
  expect(statisticsOf([['dragon'], [], [], []]).cards).toBe(0);
});

test('the collection is filtered by name, skill and type, and sorted', () => {
  const name = (card: { name: { en: string } }) => card.name.en;
  expect(shownCards(NO_FILTER, name)).toEqual(CARDS);
  expect(shownCards({ ...NO_FILTER, name: ' WOLF' }, name).map(({ id }) => id)).toEqual(['wolf-pack']);
  expect(shownCards({ ...NO_FILTER, skill: 'gild', type: 'auraAll' }, name).map(({ id }) => id)).toEqual(['gold-leaf']);
  expect(shownCards({ ...NO_FILTER, order: 'value' }, name)[0]!.id).toBe('colossus');
  expect(shownCards({ ...NO_FILTER, order: 'name' }, name)[0]!.id).toBe('alchemist');
});
