import { describe, expect, it } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json';
import { CARDS, cardsIn, listOf, TASKS } from '../../../workers/games/tash-kalar/cards';
import { DECKS } from '../../../workers/games/tash-kalar/decks';
import { SQUARES, squareNumber } from '../../../workers/games/tash-kalar/squares';

describe('cards and squares by their numbers', () => {
  it('are those of the first scope, in the order the engine counts them', () => {
    const beings = data.beings.filter(({ scope }) => String(scope) !== 'later');
    expect(
      CARDS.filter(({ kind }) => kind !== 'flares').map(({ id, list, index, rank }) => [id, list, index, rank]),
    ).toEqual(beings.map(({ id, deck, number, rank }) => [id, deck, number - 1, rank]));
    expect(cardsIn('flares').map(({ id, index }) => [id, index])).toEqual(
      data.flares.map(({ id, number }) => [id, number]),
    );
    expect(TASKS.map(({ id, index, points }) => [id, index, points])).toEqual(
      data.tasks.map(({ id, number, points }) => [id, number, points]),
    );
  });

  it('have words of their own that fit into an action', () => {
    const words = [...CARDS, ...TASKS].map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[A-Za-z]+(-\d\d)?$/);
    expect(words).toEqual(expect.arrayContaining(['TwoHeadedDragon', 'MasterofIntrigue', 'flare-06', 'CenterCross']));
  });

  it('lie in the decks of the first scope, 18 beings each (TS-CARD-1)', () => {
    const decks = data.decks.filter(({ players, scope }) => players && String(scope) !== 'later');
    expect(DECKS).toEqual(decks.map(({ id }) => id));
    for (const deck of DECKS) expect(cardsIn(listOf(deck))).toHaveLength(18);
  });

  it('refer to how a pattern is turned just where something points beyond it (TS-SUM-13)', () => {
    for (const { id, scope, orientationMatters, marks, arrows } of data.beings) {
      if (String(scope) === 'later') continue;
      expect(Object.keys(marks).length, id).toBeLessThanOrEqual(1);
      expect(Object.keys(marks).length + arrows.length > 0, id).toBe(orientationMatters);
    }
  });

  it('are squares row by row (TS-BOARD-2)', () => {
    expect(SQUARES).toEqual(data.board.squares.map(({ name }) => name));
    expect([squareNumber('c1'), squareNumber('e5'), squareNumber('g9'), squareNumber('a1')]).toEqual([0, 34, 68, -1]);
  });
});
