import { describe, expect, test } from 'vitest';
import { arena, BEINGS, implementations, NO_DRAWS, type Node } from './support';

const DUEL = { options: { mode: 'duel' } } as const;

/** Plays the only outcome of every chance node. */
function settle(node: Node): Node {
  const [only, ...others] = node.outcomes();
  expect(others).toEqual([]);
  return only === undefined ? node : settle(node.play(only));
}

for (const { name, load } of implementations) {
  describe(`drawing [${name}]`, () => {
    test('TS-DRAW-1, TS-DRAW-4, TS-DRAW-5: up to the limits first, then what is beyond them', () => {
      let node = load(
        arena('e5', '', {
          hands: { A: ['Knight', 'Titan'] },
          decks: {
            A: ['Bomb', 'Herald', 'Cannon', 'Champion'],
            legends: ['Leviathan', 'FireDragon', 'HellBull'],
            flares: [],
          },
          discards: { flares: ['flare-03'] },
          turn: { actions: 1, extraBeings: 1, extraLegends: 1 },
        }),
      ).play('place d4');
      const drawn: string[] = [];
      while (node.outcomes().length > 0) {
        drawn.push(...node.outcomes());
        node = node.play(node.outcomes()[0]!);
      }
      expect(drawn).toEqual(['~Bomb', '~Herald', '~Leviathan', '~flare-03', '~Cannon', '~FireDragon']);
      expect(node.position()).toMatchObject({ discards: { flares: [] }, turn: { player: 'B' } });
    });

    test('TS-DRAW-2, TS-END-1, TS-END-8: the own deck runs out, which triggers the end', () => {
      const node = load(
        arena('e5', '', {
          hands: { A: ['Knight'] },
          decks: { ...NO_DRAWS.decks, A: ['Bomb'] },
          discards: { A: ['Herald'] },
          turn: { actions: 1 },
        }),
      ).play('place d4');
      const after = settle(node).position();
      expect(after).toMatchObject({ hands: { A: ['Bomb', 'Knight'] }, discards: { A: ['Herald'] }, end: ['A'] });
    });
  });

  describe(`points of a duel [${name}]`, () => {
    const cases: [number, number, number, number][] = [
      [0, 0, 1, 0],
      [0, 0, 2, 1],
      [0, 0, 3, 1],
      [0, 1, 1, 1],
      [0, 1, 2, 2],
      [1, 0, 0, 2],
      [1, 2, 3, 5],
    ];
    test.each(cases)(
      'TS-DUEL-1, TS-DUEL-2: %i legendary, %i heroic, %i common: %i',
      (legendary, heroic, common, points) => {
        const node = load(
          arena('e5', '', {
            ...DUEL,
            ...NO_DRAWS,
            turn: { actions: 1, destroyed: { common, heroic, legendary } },
          }),
        );
        const after = node.play('place d4');
        expect(after.score('A')).toBe(points);
      },
    );

    test('TS-DUEL-3: a legend is worth a point at once', () => {
      const node = load(arena('e4* e5* d6 e6 f6', '', { ...DUEL, hands: { A: ['Titan'] } }));
      expect(node.play('summon Titan@e3').score('A')).toBe(1);
    });

    test.each([
      ['near', 3],
      ['far', 2],
    ])('TS-DUEL-1: the Fire Elemental, %s option: %i', (option, points) => {
      const node = load(
        arena('d5* f5 c6* e6 g6', 'd3* e3* f3 c3 e2', {
          ...DUEL,
          ...NO_DRAWS,
          hands: { A: [...BEINGS, 'FireElemental'], B: BEINGS },
          turn: { actions: 1 },
        }),
      );
      expect(node.play('summon FireElemental@e4', `option ${option}`).score('A')).toBe(points);
    });
  });

  describe(`the end [${name}]`, () => {
    /** Whose turn it is after each placement, to the end of the game. */
    function rest(node: Node): string[] {
      const players: string[] = [];
      while (node.winner() === null) {
        players.push(node.position().turn!.player!);
        const turns = players.length;
        while (node.winner() === null && node.position().turn!.player === players[turns - 1]) {
          node = node.play(node.legal()[0]!);
        }
      }
      return players;
    }

    test('TS-END-3, TS-END-4: after 18 points the opponent and the player have one more turn', () => {
      const points = { A: 17, B: 3 };
      const destroyed = { common: 2 };
      const node = load(arena('e5', 'a5', { ...DUEL, ...NO_DRAWS, points, turn: { actions: 1, destroyed } }));
      const after = node.play('place d4');
      expect(after.position().end).toEqual(['A']);
      expect(rest(after)).toEqual(['B', 'A']);
    });

    test('TS-END-2, TS-HIGH-5, TS-END-8: nine points trigger the end, and it stays triggered', () => {
      const claimed = { A: ['SideChain', 'CornerChain', 'Destruction'], B: [] };
      const node = load(
        arena('e5** f5**', 'a5', {
          tasks: { row: [], next: null, claimed },
          ...NO_DRAWS,
          turn: { actions: 1 },
        }),
      );
      expect(node.score('A')).toBe(9);
      expect(node.play('place d4').position().end).toEqual(['A']);
    });

    test('TS-END-10: an extra turn comes first and is none of the last ones', () => {
      const node = load(
        arena('e5', '', {
          ...DUEL,
          ...NO_DRAWS,
          end: [],
          turn: { actions: 1, extraTurn: true },
        }),
      );
      const after = node.play('place d4');
      expect(after.position()).toMatchObject({ turn: { player: 'A', actions: 2, extraTurn: false }, end: [] });
      expect(rest(after)).toEqual(['A']);
    });

    /** Own and enemy pieces before one is placed on a7 in the very last turn. */
    const LAST: [rule: string, own: string, enemy: string, points: [number, number], winner: string][] = [
      ['TS-END-5', 'd4', 'f6* g6*', [10, 9], 'A'],
      ['TS-END-6', 'd4* e5', 'f6 g6', [9, 9], 'A'],
      ['TS-END-6', 'd4* e5', 'f6* g6', [9, 9], 'A'],
      ['TS-END-6', 'd4 e5', 'f6* g6', [9, 9], 'B'],
      ['TS-END-7', 'd4* e5', 'f6* g6 h5', [9, 9], 'draw'],
    ];
    test.each(LAST)('%s: %s against %s at %j', (_rule, own, enemy, [a, b], winner) => {
      const node = load(
        arena(own, enemy, {
          ...DUEL,
          points: { A: a, B: b },
          ...NO_DRAWS,
          end: [],
          turn: { actions: 1 },
        }),
      );
      expect(node.play('place a7').winner()).toBe(winner);
    });
  });
}
