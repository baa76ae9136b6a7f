import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { arena, cards, implementations, type Node } from './support';

const { squares } = data.board;
type Square = (typeof squares)[number];

const distance = (a: Square, b: Square): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
const named = (name: string): Square => squares.find((square) => square.name === name)!;
const counted = (counts: number[]): Record<number, number> =>
  counts.reduce<Record<number, number>>((all, count) => ({ ...all, [count]: (all[count] ?? 0) + 1 }), {});

/** A being just summoned by A on one of two squares, with a legendary piece of A on `from`, which nothing can stop. */
function summoned(load: (position: object) => Node, word: string, from: Square): Node {
  const target = named(from.name === 'e5' ? 'e6' : 'e5');
  const being = cards.find((card) => card.word === word)!;
  const pattern = being.pattern
    .map(({ dx, dy }) => squares.find(({ x, y }) => x === target.x + dx && y === target.y + dy)!)
    .filter((square) => square !== from);
  const own = [...pattern.map(({ name }) => name), `${from.name}**`].join(' ');
  return load(arena(own, '', { hands: { A: [word] } })).play(`summon ${word}@${target.name}`);
}

for (const { name, load } of implementations) {
  describe(`the board [${name}]`, () => {
    // The Captain lets any other piece of A make combat moves, and a legendary piece may crush whatever is beside it.
    const steps = new Map(
      squares.map((from) => {
        const moves = summoned(load, 'InfantryCaptain', from).legal();
        return [from, moves.filter((move) => move.startsWith(`move ${from.name}-`)).map((move) => move.slice(-2))];
      }),
    );

    test('TS-BOARD-5: 37 squares have 8 neighbours, 8 have 7, 16 have 5, 8 have 4', () => {
      const counts = [...steps.values()].map((to) => to.length);
      expect(counted(counts)).toEqual({ 8: 37, 7: 8, 5: 16, 4: 8 });
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 * 232);
    });

    test('TS-BOARD-6: neighbours are the squares at distance 1', () => {
      for (const [from, to] of steps) {
        const near = squares.filter((other) => distance(from, other) === 1).map((other) => other.name);
        expect(new Set(to)).toEqual(new Set(near));
      }
    });

    test('TS-BOARD-1: 69 squares can be placed on', () => {
      const places = load({})
        .legal()
        .filter((action) => action.startsWith('place'));
      expect(places).toEqual(squares.map((square) => `place ${square.name}`));
      expect(places).toHaveLength(69);
    });
  });
}

test('TS-BOARD-3, TS-BOARD-6: squares on and next to the colours', () => {
  const near = (colour: string, reach: number[]): number =>
    squares.filter((square) =>
      squares.some((other) => other.colour === colour && reach.includes(distance(square, other))),
    ).length;
  expect(near('green', [1])).toBe(31);
  expect(near('red', [0, 1])).toBe(35);
  expect(near('green', [0, 1])).toBe(36);
});
