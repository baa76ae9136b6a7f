/** What the board draws of a turn: bent arrows, whom an aura reaches as the engine tells it, who began, which card a pick means. */
import { describe, expect, it, test } from 'vitest';
import { begunBy, begunText } from '../../../../site/lib/games/token-battle/board/begun';
import { around, bent } from '../../../../site/lib/games/token-battle/board/bend';
import { AT } from '../../../../site/lib/games/token-battle/board/layout';
import { cardAt } from '../../../../site/lib/games/token-battle/board/stack-picks';
import { engineFromFile } from '../../../../workers/engine/node';
import type { Effect } from '../../../../workers/games/token-battle/effects';
import { tokenBattle } from '../../../../workers/games/token-battle/game';
import type { Board, State } from '../../../../workers/games/token-battle/state';
import { Session } from '../../../../workers/session';

const session = new Session<State, Board, Effect>(
  tokenBattle,
  await engineFromFile(new URL('../../../../build/token-battle.test.wasm', import.meta.url)),
);

/** Points of a path of straight lines or of one quadratic curve. */
function pointsOf(d: string): { x: number; y: number }[] {
  const given = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const parts = Array.from({ length: 41 }, (_, i) => i / 40);
  const between = (a: number, b: number, t: number) => a + (b - a) * t;
  if (!d.includes('Q'))
    return given
      .slice(1)
      .flatMap((to, i) => parts.map((t) => ({ x: between(given[i]!.x, to.x, t), y: between(given[i]!.y, to.y, t) })));
  const [a, over, b] = given as [{ x: number; y: number }, { x: number; y: number }, { x: number; y: number }];
  const curve = (axis: 'x' | 'y', t: number) =>
    between(between(a[axis], over[axis], t), between(over[axis], b[axis], t), t);
  return parts.map((t) => ({ x: curve('x', t), y: curve('y', t) }));
}

const nearest = (d: string, others: readonly string[]): number =>
  Math.min(...pointsOf(d).flatMap(({ x, y }) => others.map((one) => Math.hypot(AT[one]!.x - x, AT[one]!.y - y))));

/** The middle of a bent arrow, a quadratic curve. */
function middleOf(d: string): { x: number; y: number } {
  const [x0, y0, x1, y1, x2, y2] = d.match(/-?[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { x: (x0 + 2 * x1 + x2) / 4, y: (y0 + 2 * y1 + y2) / 4 };
}

describe('a bent arrow', () => {
  const [a, b] = [
    { x: 30, y: 18 },
    { x: 30, y: 42 },
  ];

  it('leaves the number of the token between free', () => {
    expect(Math.abs(middleOf(bent(a, b, 4.4)).x - 30)).toBeGreaterThan(3);
  });

  it('parts from the arrow back', () => {
    const there = middleOf(bent(a, b, 4.4)).x - 30;
    const back = middleOf(bent(b, a, 4.4)).x - 30;
    expect(there).toBeCloseTo(-back, 1);
  });
});

test.each(['b2 d4', 'c2 c4', 'd2 b4', 'b3 d3', 'd4 b2', 'c4 c2', 'b4 d2', 'd3 b3'])(
  'the arrow of a mirror on c3, %s, lies on no number',
  (way) => {
    const [from, to] = way.split(' ');
    const others = Object.keys(AT).filter((field) => field !== from && field !== to);
    expect(nearest(bent(AT[from!]!, AT[to!]!, 4.4), others)).toBeGreaterThan(3.5);
  },
);

describe('the line of a swap', () => {
  const fields = Object.keys(AT);

  it.each([
    ['on a full board', fields],
    ['where few stand', ['b2', 'c4', 'd3', 'e5', 'f1']],
    ['where none stands between', []],
  ])('lies on no number of a third token %s', (_, standing) => {
    for (const from of fields) {
      for (const to of fields.filter((field) => field > from)) {
        const others = standing.filter((field) => field !== from && field !== to);
        const way = around(
          AT[from]!,
          AT[to]!,
          4.4,
          standing.map((field) => AT[field]!),
        );
        expect(nearest(way, others), `${from} ${to}`).toBeGreaterThan(3.5);
        const edges = pointsOf(way).flatMap(({ x, y }) => [x, y, 72 - x, 72 - y]);
        expect(Math.min(...edges), `${from} ${to}`).toBeGreaterThan(-0.01);
      }
    }
  });
});

describe('an aura about to be placed', () => {
  const fed = (position: string, action: string) =>
    session
      .effects(session.view(position).notation, action)
      .flatMap((effect) => (effect.kind === 'reached' ? [effect.field] : []))
      .sort()
      .join(' ');

  it.each([
    ['A b2=3 d2=1; B d4=4; cards A banner', 'banner@c3', 'b2 d2'],
    ['A b2=3 d2=1; B d4=4; cards A bonfire', 'bonfire@c3', 'b2 d2 d4'],
    ['A b2=3; B d4=4; cards A lure', 'lure@c3', 'c2 c4 d4'],
    ['A b2=3; B d4=4; cards A lure; options thirdAura=friends', 'lure@c3', 'b2'],
    ['A b2=3; B d4=4; cards A milestone', 'milestone@c3', ''],
    ['A e4=1 c2=1; B e5=4 d4=2; last e5; cards A impostor', 'impostor@c3', 'd4'],
  ])('%s: %s reaches %s', (position, action, fields) => {
    expect(fed(position, action)).toBe(fields);
  });

  it('raises the gain of these by what the engine says', () => {
    const { notation, board } = session.view('A b2=3 d2=1g; B d4=4; cards A bonfire');
    const after = session.play(notation, ['bonfire@c3']).view!.board;
    const fields = fed(notation, 'bonfire@c3');
    const risen = Object.keys(board.board).filter((field) => after.gain[field]!.auras > board.gain[field]!.auras);
    expect(fields).toBe(risen.sort().join(' '));
  });
});

test('who began is told until a second token is played', () => {
  const begun = (position: string) => begunBy(session.view(position).board);
  expect(begun('cards A milestone; cards B milestone; turn ?')).toBeNull();
  expect(begun('cards A milestone; cards B milestone; turn B')).toBe('B');
  expect(begun('A c3=4; cards A milestone; turn A')).toBeNull();
  expect(begun('B c3=4; cards A milestone; cards B milestone; turn A; points 0-4; last c3; ply 1')).toBe('B');
  expect(begun('A a1=4; B c3=4; turn A; points 4-4; last c3; ply 2')).toBeNull();
});

test('who began is told with what decided it', () => {
  const told = (options: string) => begunText(session.view(`cards A milestone; turn B${options}`).board);
  expect(told('')).toBe('B begins, drawn by lot');
  expect(told('; options firstPlayer=B')).toBe('B begins');
  expect(begunText(session.view('A c3=4; cards A milestone; turn A').board)).toBe('');
});

test('a pick means the top card of a stack or one below it', () => {
  const { board } = session.view('cards A milestone>needle>frost; turn A');
  expect(cardAt('stack:A:1', board)).toEqual({ id: 'milestone', covered: false });
  expect(cardAt('stack:A:1:2', board)).toEqual({ id: 'frost', covered: true });
  for (const pick of ['stack:A:1:3', 'stack:A:2', 'field:c3']) expect(cardAt(pick, board)).toBeNull();
});
