import { describe as group, expect, test } from 'vitest';
import type { Position, Side, State } from '../../../workers/games/toy-battle/state';
import { canWinNext, describe, legal, winNext, winningStarts } from '../../../workers/referee/toy-battle';
import { contains, pile, without } from '../../../workers/referee/toy-battle/piles';
import { opening, play, start, wander } from './support';

/** Every set of `size` tiles out of a list; equal tiles are different tiles. */
function subsets(tiles: string[], size: number): string[] {
  if (size === 0) return [''];
  return tiles.flatMap((tile, i) => subsets(tiles.slice(i + 1), size - 1).map((rest) => tile + rest));
}

/** `winNext` by its meaning: give the side every rack it may hold and look for a win within its turn. */
function byDealing(node: State, side: Side): { num: number; den: number } {
  const known = node.known[side];
  const unknown = [...without(pile(node.rack[side] + node.unseen[side]), known)];
  const racks = subsets(unknown, node.rack[side].length - node.frozen[side].length - known.length);
  const wins = racks.filter((tiles) => {
    const rack = { ...node.rack, [side]: pile(known + tiles) };
    const dealt = { ...node, toMove: side, question: 'turn', rack, frozen: { blue: '', red: '' } } as State;
    return legal(dealt).length > 0 && winningStarts(dealt).length > 0;
  });
  return { num: wins.length, den: racks.length };
}

/** Turn starts from random games with the unseen tiles of both sides cut down, so that every rack can be dealt. */
const samples = ['playroom', 'backyard', 'station-metal-x', 'volcanic-jungle', 'battlefield', 'castle-field'].flatMap(
  (map, i) =>
    [3, 8].flatMap((seed) =>
      wander(start(opening(map)), 10 * seed + i, 220)
        .filter(({ question, turns }) => question === 'turn' && turns > 8)
        .map((node) => ({ ...node, unseen: { blue: node.unseen.blue.slice(-4), red: node.unseen.red.slice(-4) } }))
        .map((node): [string, State] => [
          `${map} ${seed} turn ${node.turns}`,
          { ...node, removed: { blue: 0, red: 0 } },
        ])
        .filter(([, { rack }]) => rack.blue.length <= 4 && rack.red.length <= 4)
        .slice(0, 2),
    ),
);

group('winNext counts exactly the racks that win', () => {
  test('the samples hold danger and safety', () => {
    const chances = samples.map(([, node]) => winNext(node, 'red').num);
    expect(chances.some((num) => num > 0) && chances.some((num) => num === 0)).toBe(true);
  });

  test.each(samples)('%s', (_, node) => {
    for (const side of ['blue', 'red'] as const) {
      const { num, den, needs } = winNext(node, side);
      expect({ num, den }).toEqual(byDealing(node, side));
      expect(canWinNext(node, side)).toBe(needs.length > 0);
    }
  });
});

/** Rule file 10.3 (1): the guard cases. */
test('a guard of 2 or more in front of the HQ stops Cap’n', () => {
  const risk = (guard: string): number =>
    winNext(
      start({
        map: 'hallway',
        toMove: 'blue',
        stacks: { 1: guard, 2: 'r4', 3: 'r6' },
        rack: { blue: '7', red: '1357' },
        unseen: { red: 'KKK112223344556677' },
        removed: { red: 4 },
      }),
      'red',
    ).num;
  expect(risk('')).toBeGreaterThan(0);
  expect([risk('b1'), risk('bK')]).toEqual([risk(''), risk('')]);
  expect(['b2', 'b3', 'b4', 'b5', 'b6', 'b7'].map(risk)).toEqual([0, 0, 0, 0, 0, 0]);
});

/** Rule file 10.3 (3). */
group('more tiles and more medals never make a win less likely', () => {
  test.each(samples)('%s', (_, node) => {
    for (const side of ['blue', 'red'] as const) {
      const chance = (of: State): number => winNext(of, side).num / winNext(of, side).den;
      const before = chance(node);
      for (const troop of new Set(node.unseen[side])) {
        const rack = { ...node.rack, [side]: pile(node.rack[side] + troop) };
        const unseen = { ...node.unseen, [side]: without(node.unseen[side], troop) };
        expect(chance({ ...node, rack, unseen })).toBeGreaterThanOrEqual(before);
      }
    }
  });
});

group('known and frozen tiles', () => {
  const threat: Position = {
    map: 'hallway',
    toMove: 'blue',
    stacks: { 1: 'b6', 2: 'r4', 3: 'r6' },
    rack: { blue: '4', red: '7' },
    unseen: { red: '1123' },
  };

  test('one tile is not enough where two are needed', () => {
    expect(winNext(start(threat), 'red')).toEqual({ num: 0, den: 5, needs: [] });
  });

  test('an open HQ falls to any tile', () => {
    const open = start({ ...threat, stacks: { 1: 'r5', 2: 'r4', 3: 'r6' }, rack: { blue: '6', red: '7' } });
    expect(winNext(open, 'red')).toEqual({ num: 5, den: 5, needs: ['1', '2', '3', '7'] });
  });

  test('a known tile that wins is certain', () => {
    const node = start({
      ...threat,
      stacks: { 1: 'r1b7', 2: 'r4', 3: 'r6' },
      rack: { blue: '4', red: 'K7' },
      known: { red: 'K' },
    });
    expect(winNext(node, 'red').needs).toEqual([]);
    const twoSteps = start({
      ...threat,
      stacks: { 2: 'r4', 3: 'r6' },
      rack: { blue: '4', red: '27' },
      unseen: { red: '134' },
      known: { red: '2' },
    });
    expect(winNext(twoSteps, 'red')).toEqual({ num: 4, den: 4, needs: ['12', '23', '24', '27'] });
  });

  test('frozen tiles make the rack smaller', () => {
    const node = start({
      ...threat,
      toMove: 'red',
      stacks: { 2: 'r4', 3: 'r6' },
      rack: { blue: '4', red: '27' },
      frozen: { red: '7' },
    });
    expect(winNext(node, 'red')).toEqual({ num: 0, den: 6, needs: [] });
    expect(winNext({ ...node, frozen: { blue: '', red: '' } }, 'red').num).toBeGreaterThan(0);
  });

  test('effects that wait in the turn of the other side do not help', () => {
    // Blue has just placed on the volcano. If its effect waited for Red, Red would shove Roxy off base 8 and close region e.
    const shoving: Position = {
      map: 'volcanic-jungle',
      toMove: 'blue',
      stacks: { 1: 'b5', 2: 'b6', 7: 'r2', 8: 'r1b7', 10: 'r4', 11: 'r5', 13: 'r6' },
      rack: { blue: '25', red: '7' },
      taken: { d: 'red', f: 'red' },
    };
    const node = play(start(shoving), ['place 2@5']);
    expect(node).toMatchObject({ question: 'extra', waiting: [{ base: '5', height: 1 }] });
    expect(winNext(node, 'red').needs).toEqual([]);
  });

  test('nobody wins next when the game is over', () => {
    const over = start({ ...threat, stacks: { 1: 'r5' }, turns: 200 });
    expect(describe(over).question).toBe('over');
    expect(winNext(over, 'red')).toEqual({ num: 0, den: 5, needs: [] });
  });
});

test('no need contains another', () => {
  for (const [, node] of samples) {
    const { needs } = winNext(node, 'blue');
    expect(needs.filter((need) => needs.some((other) => other !== need && contains(need, other)))).toEqual([]);
    expect([...needs].sort()).toEqual(needs);
  }
});
