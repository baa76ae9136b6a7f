import { describe, expect, test } from 'vitest';
import { isOver, readGame, readStanding, writeGame } from '../../../site/lib/play/record';
import { codec, fresh } from './table';

describe('a stored game', () => {
  test.each([
    fresh(),
    fresh({ players: [3, null], bottom: 1, takenBack: 2, actions: ['draw'], plies: 1 }),
    fresh({ players: [null, null], picked: [], resigned: 1, shares: [1, 0] }),
    fresh({ rules: { specials: 'off', turnLimit: '40' } }),
    fresh({ shares: [0.5, 0.5], seed: 2 ** 32 - 1 }),
  ])('reads as it was written: %o', (game) => {
    const text = writeGame(game, codec);
    expect(readGame(text, codec)).toEqual(game);
    const { start: _start, actions: _actions, ...standing } = game;
    expect(readStanding(text)).toEqual(standing);
  });

  test.each([
    '',
    '{}',
    '[]',
    'null',
    '{"tags": 3}',
    '{"tags": {"players": "visitor", "seed": "1"}}',
    '{"tags": {"players": "visitor 9", "seed": "1"}}',
    '{"tags": {"players": "visitor 1", "seed": "-1"}}',
    '{"tags": {"players": "visitor 1 1 1 1 1", "seed": "1"}}',
  ])('what is none is not taken for one: %s', (text) => {
    expect(readStanding(text)).toBeNull();
    expect(readGame(text, codec)).toBeNull();
  });

  test('what only its header gets wrong is left out', () => {
    const text = writeGame(fresh({ resigned: 0, shares: [0, 1], bottom: 1 }), codec)
      .replace(/"resigned": ?"0"/, '"resigned": "5"')
      .replace(/"shares": ?"0 1"/, '"shares": "x 1"')
      .replace(/"bottom": ?"1"/, '"bottom": "9"');
    expect(readStanding(text)).toMatchObject({ resigned: null, shares: null, bottom: 0 });
  });

  test('is over once everybody has got something, or somebody has given up', () => {
    expect(isOver(fresh())).toBe(false);
    expect(isOver(fresh({ shares: [1, 0] }))).toBe(true);
    expect(isOver(fresh({ resigned: 1 }))).toBe(true);
  });
});
