import { expect, it } from 'vitest';
import { create } from '../../../workers/referee/codex';
import { Board } from '../../referee/codex/board';
import { at, Both } from './table';

/** Reference cases that are numbers over many nodes: equal ones are counted once, since the order in which they came about does not matter. */

const TEAM = ['troq_bashar', 'captain_zane', 'master_midori'];
const start = (): Both =>
  Both.of(new Board(create({ A: { team: TEAM, starter: 'red' }, B: { team: TEAM, starter: 'green' } })));

/** The chance of each end of a row of draws, which `key` tells apart; `key` says null where chance has no more to say. */
function chances(from: Both, key: (board: Both) => string, isOver: (board: Both) => boolean): Map<string, number> {
  const ends = new Map<string, number>();
  let open = new Map([[key(from), { board: from, chance: 1 }]]);
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { board, chance } of open.values()) {
      if (isOver(board)) {
        ends.set(key(board), (ends.get(key(board)) ?? 0) + chance);
        continue;
      }
      const all = Object.entries(board.outcomes);
      const total = all.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [outcome, weight] of all) {
        const then = board.play(outcome);
        const known = next.get(key(then));
        const likely = (chance * weight) / total + (known?.chance ?? 0);
        next.set(key(then), { board: known?.board ?? then, chance: likely });
      }
    }
    open = next;
  }
  return ends;
}
const handOf = (board: Both): string => [...board.side('A').hand].sort().join();

it('R3: 252 opening hands, each as likely as the others', () => {
  const hands = chances(start(), handOf, (board) => board.side('A').hand.length === 5);
  expect(hands.size).toBe(252);
  for (const chance of hands.values()) expect(chance).toBeCloseTo(1 / 252, 12);
});

it('R5: 1, 6, 31, 136, 501, 1546, 4051, 9276 and 19081 placements of 0 to 8 patrollers', () => {
  // Of equal units whichever comes into a slot leaves as many ways for the next one.
  const ways = (board: Both): number => {
    if (board.kind !== 'patrol') return 1;
    const named = board.short.filter((text) => text !== 'empty');
    const empty = ways(board.play('empty'));
    return named.length === 0 ? empty : empty + named.length * ways(board.play(named[0]!));
  };
  const placements = (units: number): number =>
    ways(at(`A: ${Array(units).fill('tenderfoot').join(', ')}. B: w5`).play('end'));
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(placements)).toEqual([1, 6, 31, 136, 501, 1546, 4051, 9276, 19_081]);
});

it('R8: the first reshuffle is over 8 cards at the end of turn 2; a card chosen after turn 1 comes with 5/8', () => {
  // One hire and one unit in each of the first two turns, whatever else there is passed over.
  const turn = (from: Both, hired: string, played: string): Both =>
    from.play(`hire ${hired}`, `play ${played}`).play('end').play('empty', 'empty', 'empty', 'empty', 'empty');
  const draw = (from: Both, ...cards: string[]): Both => from.play(...cards);
  const opening = draw(start(), 'mad_man', 'bombaster', 'scorch', 'charge', 'pillage').on('main');
  const first = turn(opening, 'scorch', 'mad_man').on('main');
  expect(first.table.active).toBe('B');
  const choice = first.play('end').play('empty', 'empty', 'empty', 'empty', 'empty').on('tech');
  const second = choice.play('tech iron_man', 'tech eggship').on('main');
  expect([second.table.active, second.side('A').hand.length, second.side('A').pile.length]).toEqual(['A', 5, 0]);
  expect([...second.side('A').discard].sort()).toEqual(['bombaster', 'charge', 'eggship', 'iron_man', 'pillage']);
  const closed = turn(second, 'makeshift_rambaster', 'nautical_dog');
  expect(Object.values(closed.outcomes).reduce((sum, weight) => sum + weight, 0)).toBe(8);
  const hands = chances(closed, handOf, (board) => board.side('A').hand.length === 5);
  const likely = (isIt: (hand: readonly string[]) => boolean): number =>
    [...hands].reduce((sum, [hand, chance]) => sum + (isIt(hand.split(',')) ? chance : 0), 0);
  expect(likely((hand) => hand.includes('iron_man'))).toBeCloseTo(5 / 8, 12);
  expect(likely((hand) => hand.includes('iron_man') && hand.includes('eggship'))).toBeCloseTo(5 / 14, 12);
  expect(likely((hand) => hand.includes('iron_man') || hand.includes('eggship'))).toBeCloseTo(25 / 28, 12);
  // What is chosen after turn 2 comes later than this draw.
  const drawn = closed.on('main');
  expect(drawn.side('A').choice).toBe(null);
  expect(drawn.side('A').hand).toHaveLength(5);
});

it("R36: two Bird's Nests have two Birds in all", () => {
  const birds = (board: Both): number => board.all('').filter(({ card }) => card === 'bird').length;
  const twice = (options = {}): number =>
    birds(at('A: g4 garus L1 hand[birds_nest, birds_nest]. B: w5', options).play('play birds_nest', 'play birds_nest'));
  expect([twice(), twice({ nest_limit: 'per_nest_2' })]).toEqual([2, 4]);
});
