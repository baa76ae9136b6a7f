import { expect, test } from 'vitest';
import { RECENT, dueDrills, standings } from '../../../site/lib/drills/standing';
import { noon, tried } from '../training/support';

const drill = (id: string, right: boolean, day: number) =>
  tried(id, right ? 'solved' : 'failed', noon(day), { of: 'drill' });

test('answers are counted by kind, of one game, and drills alone', () => {
  const game = drill('place.1', true, 0).game;
  const tries = [
    drill('place.1', true, 0),
    drill('place.2', false, 0),
    drill('cut.1', true, 0),
    tried('place.3', 'solved', noon(0)),
    { ...drill('cut.2', true, 0), game: 'another' },
  ];
  expect([...standings(tries, game)]).toEqual([
    ['place', { asked: 2, right: 1, recent: [true, false] }],
    ['cut', { asked: 1, right: 1, recent: [true] }],
  ]);
});

test('only the last answers say how somebody stands now', () => {
  const tries = Array.from({ length: RECENT + 5 }, (_, i) => drill(`place.${i}`, i >= 5, 0));
  const { asked, recent } = standings(tries, tries[0]!.game).get('place')!;
  expect(asked).toBe(RECENT + 5);
  expect(recent).toEqual(Array.from({ length: RECENT }, () => true));
});

test('what was answered wrongly comes back on a later day, what was answered rightly does not', () => {
  const tries = [drill('place.1', false, 0), drill('place.2', true, 0)];
  const { game } = tries[0]!;
  expect(dueDrills(tries, game, noon(0))).toEqual([]);
  expect(dueDrills(tries, game, noon(30))).toEqual(['place.1']);
  // Right when it came back: it rests for longer.
  expect(dueDrills([...tries, drill('place.1', true, 30)], game, noon(31))).toEqual([]);
});
