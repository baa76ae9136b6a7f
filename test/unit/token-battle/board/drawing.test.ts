/** What the board draws of a turn: bent arrows, whom an aura reaches as the engine tells it, who began, which card a pick means. */
import { describe, expect, it, test } from 'vitest';
import { begunBy } from '../../../../site/lib/games/token-battle/board/begun';
import { bent } from '../../../../site/lib/games/token-battle/board/bend';
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

test('a pick means the top card of a stack or one below it', () => {
  const { board } = session.view('cards A milestone>needle>frost; turn A');
  expect(cardAt('stack:A:1', board)).toEqual({ id: 'milestone', covered: false });
  expect(cardAt('stack:A:1:2', board)).toEqual({ id: 'frost', covered: true });
  for (const pick of ['stack:A:1:3', 'stack:A:2', 'field:c3']) expect(cardAt(pick, board)).toBeNull();
});
