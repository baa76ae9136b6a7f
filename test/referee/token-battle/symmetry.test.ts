import { describe as group, expect, test } from 'vitest';
import {
  COLLECTION,
  READY_SETS,
  apply,
  canonical,
  legal,
  outcomes,
  perft,
  solveGoal,
  startGame,
  type CardTable,
  type Player,
  type State,
} from '../../../workers/referee/token-battle';
import type { Direction } from '../../../workers/referee/token-battle/fields';
import { wander } from './support';

/** The eight symmetries of the square as maps of steps (right, down); the middle of the board stays where it is. */
const SYMMETRIES: Record<string, (x: number, y: number) => [number, number]> = {
  identity: (x, y) => [x, y],
  'quarter turn': (x, y) => [-y, x],
  'half turn': (x, y) => [-x, -y],
  'three quarter turn': (x, y) => [y, -x],
  'left and right': (x, y) => [-x, y],
  'up and down': (x, y) => [x, -y],
  diagonal: (x, y) => [y, x],
  'other diagonal': (x, y) => [-y, -x],
};

const COMPASS: Record<Direction, [number, number]> = {
  NW: [-1, -1],
  N: [0, -1],
  NE: [1, -1],
  W: [-1, 0],
  E: [1, 0],
  SW: [-1, 1],
  S: [0, 1],
  SE: [1, 1],
};

/** How a symmetry moves fields, areas and shooters: on a board turned by a quarter, rows are columns. */
function mover(symmetry: (x: number, y: number) => [number, number]) {
  const field = (name: string): string => {
    const [x, y] = symmetry('abcdef'.indexOf(name[0]!) - 2.5, Number(name[1]) - 3.5);
    return 'abcdef'[x + 2.5]! + String(y + 3.5);
  };
  const direction = (of: Direction): Direction => {
    const [x, y] = symmetry(...COMPASS[of]);
    return (Object.keys(COMPASS) as Direction[]).find((one) => COMPASS[one][0] === x && COMPASS[one][1] === y)!;
  };
  const turnsRows = symmetry(1, 0)[0] === 0;
  const type = <Type extends string>(of: Type): Type =>
    turnsRows && of.startsWith('shooter') ? ((of === 'shooterH' ? 'shooterV' : 'shooterH') as Type) : of;
  const cards: CardTable = new Map(
    [...COLLECTION].map(([id, card]) => [id, { ...card, area: card.area.map(direction), type: type(card.type) }]),
  );
  const state = (of: State): State =>
    canonical({
      ...of,
      board: Object.fromEntries(
        Object.entries(of.board).map(([name, token]) => [field(name), { ...token, type: type(token.type) }]),
      ),
      last: of.last && field(of.last),
    });
  const action = (text: string): string => text.replace(/@(..)$/, (_, name: string) => `@${field(name)}`);
  return { cards, state, action };
}

const ALL_PAIRS = Object.keys(READY_SETS).map((id, i, ids) => [id, ids[(i + 1) % ids.length]!] as const);

group.each(Object.entries(SYMMETRIES))('%s', (_, symmetry) => {
  const moved = mover(symmetry);

  test.each(ALL_PAIRS)('%s against %s: the mirrored game is the same game', (A, B) => {
    const nodes = wander(startGame({ A: READY_SETS[A]!, B: READY_SETS[B]! }), 23);
    for (const node of nodes.filter((_node, i) => i % 3 === 0)) {
      const other = moved.state(node);
      expect(legal(node).map(moved.action).sort()).toEqual([...legal(other)].sort());
      for (const action of [...legal(node), ...outcomes(node).map((one) => one.action)].filter(
        (_one, i) => i % 5 === 0,
      )) {
        expect(apply(other, moved.action(action), moved.cards)).toEqual(moved.state(apply(node, action)));
      }
    }
  });

  test('perft and proofs are the same', () => {
    const nodes = wander(startGame({ A: READY_SETS.gale!, B: READY_SETS.swarm! }), 5);
    const late = nodes[nodes.length - 3]!;
    const other = moved.state(late);
    expect(perft(other, 2, moved.cards)).toBe(perft(late, 2));
    const goal = { kind: 'bestTurn', metric: 'scored' } as const;
    const there = solveGoal(other, goal, {}, moved.cards);
    const here = solveGoal(late, goal);
    expect(there.value).toEqual(here.value);
    expect([...there.right].sort()).toEqual(here.right.map(moved.action).sort());
  });
});

/** Both players and everything they have, exchanged. */
function swapped(of: State): State {
  const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');
  const both = <Value>({ A, B }: Record<Player, Value>): Record<Player, Value> => ({ A: B, B: A });
  return canonical({
    ...of,
    board: Object.fromEntries(
      Object.entries(of.board).map(([field, token]) => [field, { ...token, owner: other(token.owner) }]),
    ),
    cards: both(of.cards),
    turn: of.turn === '?' ? '?' : other(of.turn),
    points: both(of.points),
    boost: both(of.boost),
    extra: both(of.extra),
  });
}

test.each(ALL_PAIRS)('%s against %s: no rule prefers a player', (A, B) => {
  const nodes = wander(
    startGame({ A: READY_SETS[A]!, B: READY_SETS[B]! }, { betweenTurns: 'owner', firstPlayer: 'A' }),
    41,
  );
  for (const node of nodes) {
    for (const action of legal(node).filter((_one, i) => i % 5 === 0)) {
      expect(apply(swapped(node), action)).toEqual(swapped(apply(node, action)));
    }
  }
});
