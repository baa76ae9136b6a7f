import { describe, expect, test } from 'vitest';
import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import {
  apply,
  criteriaMet,
  isFulfilled,
  legal,
  outcomes,
  result,
  score,
  startGame,
  worth,
  type State,
} from '../../../workers/referee/tash-kalar';
import { FLARE_NAMES } from '../../../workers/referee/tash-kalar/cards';
import { SQUARES, distance, isGround, neighbours } from '../../../workers/referee/tash-kalar/squares';
import { TASKS } from '../../../workers/referee/tash-kalar/tasks';
import { arena, play, start } from './support';

/** Rule file 10.1. */
describe('geometry', () => {
  const count = (is: (square: string) => boolean): number => SQUARES.filter(is).length;
  const near = (square: string, colour: 'red' | 'green'): boolean =>
    neighbours(square).some((other) => isGround(other, colour));

  test('the squares are those of the data, in order', () =>
    expect(SQUARES).toEqual(data.board.squares.map(({ name }) => name)));

  test('neighbours', () => {
    const having = (n: number): number => count((square) => neighbours(square).length === n);
    expect([having(8), having(7), having(5), having(4)]).toEqual([37, 8, 16, 8]);
    expect(SQUARES.reduce((sum, square) => sum + neighbours(square).length, 0)).toBe(2 * 232);
  });

  test('distance is the length of the shortest walk', () => {
    for (const from of SQUARES) {
      const steps = new Map([[from, 0]]);
      for (const here of steps.keys()) {
        for (const next of neighbours(here)) if (!steps.has(next)) steps.set(next, steps.get(here)! + 1);
      }
      for (const to of SQUARES) expect(steps.get(to)).toBe(distance(from, to));
    }
  });

  test('squares on and next to colours', () => {
    expect(count((square) => near(square, 'green'))).toBe(31);
    expect(count((square) => near(square, 'red') || isGround(square, 'red'))).toBe(35);
    expect(count((square) => near(square, 'green') || isGround(square, 'green'))).toBe(36);
  });
});

/** Rule file 10.7. */
test('flare criteria with leads of 3 upgraded pieces and 4 pieces', () => {
  const node = start(arena('d5 e6 f7', 'a4 b4 c4* d2* e2* g2 h3'));
  const usable = FLARE_NAMES.filter((flare) => Object.values(criteriaMet(node, flare)).includes(true));
  expect(usable).toEqual(['00', '01', '02', '04', '05', '08', '10', '11'].map((number) => `flare-${number}`));
});

/** Rule file 10.8. */
describe('a Duel', () => {
  test.each([
    [0, 0, 1, 0],
    [0, 0, 2, 1],
    [0, 0, 3, 1],
    [0, 1, 1, 1],
    [0, 1, 2, 2],
    [1, 0, 0, 2],
    [1, 2, 3, 5],
  ])('%i legendary, %i heroic and %i common pieces are worth %i', (legendary, heroic, common, points) =>
    expect(worth({ legendary, heroic, common })).toBe(points),
  );

  test.each([
    ['near', 2],
    ['far', 1],
  ])('the Fire Elemental, %s: %i points, and one for the legend', (option, points) => {
    const position = arena('d5* f5 c6* e6 g6', 'd3* e3* f3 c3 e2', {
      options: { mode: 'duel' },
      hands: { A: ['FireElemental'] },
      turn: { actions: 1 },
    });
    const after = play(start(position), 'summon FireElemental@e4', `option ${option}`);
    expect(after.points).toEqual({ A: points + 1, B: 0 });
  });

  test('a flare pays the opponent a point, whether one or both criteria are met', () => {
    const position = arena('d5 e6', 'a4 b4 c4 d2 e2 g2 h3', {
      options: { mode: 'duel' },
      hands: { A: ['flare-07'] },
      points: { A: 10, B: 10 },
    });
    expect(play(start(position), 'flare', 'placeOn e5 common').points).toEqual({ A: 10, B: 11 });
  });
});

/** Rule file 10.9. */
describe('tasks', () => {
  test('24 tasks', () => {
    const all = [...TASKS.values()];
    const points = (n: number): number => all.filter((task) => task.points === n).length;
    expect([points(1), points(2), points(3)]).toEqual([5, 12, 7]);
    const types = ['destruction', 'colour', 'summoning', 'pattern', 'enemy'];
    expect(types.map((type) => all.filter((task) => task.type === type).length)).toEqual([5, 6, 4, 6, 3]);
    expect(all.filter(({ advanced }) => advanced)).toHaveLength(8);
  });

  test.each([
    ['CentralDominance', 'd4 e5* f6* d6 f4', '', true],
    ['CenterCross', 'd4 e5* f6* d6 f4', '', true],
    ['CenterCross', 'd4 e5* f6* d6 g4', '', false],
    ['RedConquest', 'd2* h6* e4 c8', '', true],
    ['RedLegends', 'd2* h6* e4 c8', '', false],
    ['RedLegends', 'd2* h6** e4 c8', '', true],
    ['LineDominance', 'a5 b5 c5* d5 e5 f5 g5', 'i5', true],
    ['LineDominance', 'a5 b5 c5* d5 f5 g5', 'i5', false],
    ['CornerChain', 'b2 c3 d4 e5 f5 g6 h7 h8', '', true],
    ['CornerChain', 'b2 c3 d4 e5 f5 g6 h7', '', false],
    ['CornerChain', 'b2 c3 d4 e6 f5 g6 h7 h8', '', false],
    ['SideChain', 'a5 b5 c4 d5 e6 f5 g5 h5 i6', '', true],
    ['SideChain', 'a5 b5 c4 d5 e6 f5 g5 h5', '', false],
    ['Imprisonment', 'd4 e4 f4 d5 d6 f5', 'e5', true],
    ['Envelopment', 'd4 e4 f4 d5 d6 f5', 'e5', false],
    ['Envelopment', 'd4 e4 f4 d5 d6 f5 f6', 'e5', true],
    ['Isolation', 'b4 b5 b6 a4 a6', 'a5 c5', true],
    ['Isolation', 'b4 b5 b6 a4', 'a5 c5', false],
    ['Isolation', 'b4 b5 b6 a4 c4', 'a5 c5', false],
    ['Diagonals', 'b2 c3 d4* f6 h2 g3 f4* d6', '', true],
    ['Diagonals', 'b2 c3 d4* f6 h2 g3 f4 d6', '', false],
    ['RainbowDominance', 'd2* c3*', 'e5 g3', true],
    ['RainbowDominance', 'd2* c3*', 'e5* g3', false],
    ['ColorConquest', 'd2* e5* h6 c3* i4', '', true],
    ['ColorConquest', 'd2* e5* h6 c3 i4', '', false],
  ])('%s of %s against %s: %s', (task, own, enemy, holds) =>
    expect(isFulfilled(start(arena(own, enemy)), task)).toBe(holds),
  );

  test.each([
    ['Destruction', { common: 3 }, true],
    ['Destruction', { common: 2 }, false],
    ['HeroicDestruction', { common: 2, heroic: 1 }, true],
    ['HeroicDestruction', { common: 4 }, false],
    ['HeroicDevastation', { common: 2, heroic: 1, legendary: 1 }, true],
    ['EndofLegends', { heroic: 2 }, true],
    ['EndofLegends', { heroic: 1 }, false],
    ['EndofLegends', { legendary: 1 }, true],
  ])('%s after destroying %o: %s', (task, destroyed, holds) =>
    expect(isFulfilled(start({ turn: { destroyed } }), task)).toBe(holds),
  );

  test.each([
    ['RedSummoning', ['e5', 'c7'], true],
    ['RedSummoning', ['e5'], false],
    ['GreenSummoning', ['e5', 'c7'], false],
    ['ColoredSummoning', ['e5', 'e5*'], true],
    ['ColoredSummoning', ['e5', 'e4'], false],
    ['LegendarySummoning', ['e5', 'e4**'], true],
    ['LegendarySummoning', ['e5', 'e4*'], false],
  ])('%s after summoning on %o: %s', (task, summoned, holds) =>
    expect(isFulfilled(start({ turn: { summoned } }), task)).toBe(holds),
  );
});

/** Plays placements and forced chance until `turns` turns are over; the players in the order of their turns. */
function turnsFrom(node: State, turns: number): { players: string; node: State } {
  let players = '';
  let here = node;
  let before: State | null = null;
  while (players.length <= turns && here.node.kind !== 'over') {
    if (before === null || before.turn !== here.turn) {
      const fresh = here.node.kind === 'menu' && here.turn.actions === 2;
      if (fresh) players += here.turn.player;
    }
    before = here;
    const choices = [...legal(here), ...outcomes(here).map(({ action }) => action)];
    here = apply(here, choices.find((action) => action === 'end' || action === 'skip') ?? choices[0]!);
  }
  return { players, node: here };
}

/** Rule file 10.10. */
describe('endings', () => {
  test('the last card of a deck: the opponent, then he, then the game ends', () => {
    const position = arena('e5', 'e6', {
      hands: { A: ['Knight'] },
      decks: { A: ['Bomb'] },
      turn: { actions: 1 },
    });
    const after = turnsFrom(start(position), 9);
    expect(after.players).toBe('BA');
    expect(after.node.node.kind).toBe('over');
  });

  test('nine points trigger the end, and stay triggered when a legendary piece is lost', () => {
    const claimed = { A: ['Devastation', 'CenterCross', 'SideChain'], B: [] };
    const position = arena('e5** f5**', 'd4 d6', {
      tasks: { claimed },
      turn: { player: 'B', actions: 2 },
      end: ['A'],
    });
    const node = start(position);
    expect(score(node, 'A')).toBe(9);
    const lost = start({ ...position, board: { A: ['e5**'], B: ['d4', 'd6'] } });
    expect(score(lost, 'A')).toBe(8);
    expect(turnsFrom(lost, 9).players).toBe('BA');
  });

  test('with nine points at the end of a turn the final turns begin', () => {
    const position = arena('e5** f5**', '', {
      tasks: { claimed: { A: ['Devastation', 'CenterCross', 'SideChain'] } },
      turn: { actions: 1 },
    });
    const after = turnsFrom(start(position), 9);
    expect(after.players).toBe('BA');
    expect(result(after.node)).toEqual({ winner: 'A', how: 'points' });
  });

  test.each([
    ['d4* e5 h8', 'f6* g6', 'A', 'pieces'],
    ['d4* e5', 'f6* g6*', 'B', 'upgraded'],
    ['d4* e5', 'f6* g6', 'draw', 'level'],
  ])('ties: %s against %s', (own, enemy, winner, how) => {
    const over = start(
      arena(own, enemy, { options: { mode: 'duel' }, points: { A: 9, B: 9 }, end: [], node: { kind: 'over' } }),
    );
    expect(result(over)).toEqual({ winner, how });
  });

  test('an extra turn is taken at once, in the end phase too', () => {
    const position = arena('d5* f5* e6* d7 f7', '', {
      hands: { A: ['TimeElemental'] },
      turn: { actions: 1 },
      end: [],
    });
    const after = turnsFrom(play(start(position), 'summon TimeElemental@e4'), 9);
    expect(after.players).toBe('A');
    expect(after.node.node.kind).toBe('over');
  });
});

/** Rule file 10.11, on the chances of the setup. */
test('odds of the starting hand', () => {
  let node = startGame({ startPlayer: 'A' });
  let missed = 1;
  for (let i = 0; i < 3; i += 1) {
    const cards = outcomes(node).map(({ action }) => action);
    expect(new Set(outcomes(node).map(({ weight }) => weight))).toEqual(new Set([1]));
    const wanted = ['~Knight', '~Bomb', '~Cannon', '~Herald', '~Champion'].filter((card) => cards.includes(card));
    missed *= (cards.length - wanted.length) / cards.length;
    node = apply(
      node,
      cards.find((card) => !wanted.includes(card))!,
    );
  }
  expect(1 - missed).toBeCloseTo(265 / 408, 12);
  expect(outcomes(node)).toHaveLength(12);
  node = play(node, '~Titan', '~Leviathan');
  expect(outcomes(node).map(({ action }) => action)).toEqual(FLARE_NAMES.map((flare) => `~${flare}`));
});
