import { describe, expect, it, test } from 'vitest';
import { apply, goalLeft, solveGoal, type Goal, type PositionJson } from '../../../workers/referee/tash-kalar';
import { arena, start } from './support';

/** A's turn in which nothing can be discarded. */
const turn = (actions: number) => ({ player: 'A', actions, discarded: true }) as const;

const solved = (position: PositionJson, goal: Goal) => {
  const { value, right, values } = solveGoal(start(position), goal);
  const text = ({ num, den }: { num: bigint; den: bigint }) => `${num}/${den}`;
  return {
    value: text(value),
    right,
    of: (action: string) => text(values[action]!),
    actions: Object.keys(values),
  };
};

const noTasks = { row: [], next: null };

describe('cards to be played', () => {
  // Swordmaster's pattern is two pieces on a diagonal, with its target beside both.
  it('finds every placement that completes a pattern', () => {
    const position = arena('d4', '', { hands: { A: ['Swordmaster'] }, turn: turn(2), tasks: noTasks });
    const { value, right } = solved(position, { kind: 'play', card: 'Swordmaster' });
    expect(value).toBe('1/1');
    expect(right.length).toBeGreaterThan(0);
    for (const action of right) expect(action).toMatch(/^place /);
    const state = apply(start(position), right[0]!);
    expect(goalLeft(start(position), { kind: 'play', card: 'Swordmaster' }, state)).not.toBeNull();
  });

  it('has no right start with one action too few', () => {
    const position = arena('d4', '', { hands: { A: ['Swordmaster'] }, turn: turn(1), tasks: noTasks });
    expect(solved(position, { kind: 'play', card: 'Swordmaster' }).value).toBe('0/1');
  });

  it('is settled as soon as both cards have left the hand', () => {
    const position = arena('d4 d6', 'e4 e5', { hands: { A: ['Swordmaster'] }, turn: turn(2), tasks: noTasks });
    const root = start(position);
    const goal: Goal = { kind: 'play', card: 'Swordmaster' };
    const [summon] = solved(position, goal).right.filter((action) => action.startsWith('summon'));
    expect(goalLeft(root, goal, apply(root, summon!))).toBeNull();
    expect(goalLeft(root, { ...goal, other: 'Knight' }, apply(root, summon!))).toBeNull();
  });
});

test('a task is claimed only by a claim at the end of the turn', () => {
  const position = arena('d4 e5* f6* d6', '', { turn: turn(1), tasks: { row: ['CentralDominance'], next: null } });
  const { value, right, of } = solved(position, { kind: 'claim', card: 'CentralDominance' });
  expect(value).toBe('1/1');
  // Five of the nine central squares: one more is needed, wherever it is (TS-HIGH-10).
  expect(right).toEqual(['place e4', 'place f4', 'place d5', 'place f5', 'place e6']);
  expect(of('place a4')).toBe('0/1');
});

test('points count with what a claim brings (TS-HIGH-5)', () => {
  const claimed = { A: ['RedConquest', 'GreenConquest', 'ColorConquest', 'RedLegends'], B: [] };
  const open = { row: ['CentralDominance'], next: null, claimed };
  const position = arena('d4 e5* f6* d6', '', { turn: turn(1), tasks: open });
  const { right } = solved(position, { kind: 'points' });
  expect(right).toContain('place e4');
});

test('the best turn of a duel pays for a flare it gives (TS-DUEL-4)', () => {
  const position: PositionJson = {
    ...arena('d5 e6 f7', 'a4 b4 c4* d2* e2* g2 h3', { hands: { A: ['flare-08'] }, turn: turn(1) }),
    options: { mode: 'duel' },
  };
  const { of } = solved(position, { kind: 'bestTurn' });
  expect(of('place i5')).toBe('0/1');
  expect(of('flare')).toBe('-1/1');
});

describe('a legendary piece of the enemy', () => {
  it('has to be gone at the end', () => {
    const position = arena('d4 d6', 'e5**', { turn: turn(1), tasks: noTasks });
    expect(solved(position, { kind: 'killLegend' }).value).toBe('0/1');
  });

  it('is gone where there is none', () => {
    const position = arena('d4 d6', 'e5*', { turn: turn(1), tasks: noTasks });
    expect(solved(position, { kind: 'killLegend' }).value).toBe('1/1');
  });
});

describe('the very last turn', () => {
  const last = (own: string, enemy: string) => arena(own, enemy, { end: [], turn: turn(1), tasks: noTasks });

  it('is won by one piece more (TS-END-6)', () => {
    expect(solved(last('d4', 'e5'), { kind: 'winNow' }).value).toBe('1/1');
  });

  it('is drawn when all is equal (TS-END-7)', () => {
    expect(solved(last('d4', 'e5 e6'), { kind: 'winNow' }).value).toBe('1/2');
  });

  it('is lost behind', () => {
    expect(solved(last('d4', 'e5* e6'), { kind: 'winNow' }).value).toBe('0/1');
  });
});

test('a flare stays cold while its lead is missing (TS-FLARE-4)', () => {
  // Each of A's commons adds one to the lead; the flare needs N more pieces than its owner has.
  const hands = { A: [], B: ['flare-08'] };
  const few = arena('d4', 'e5 e6', { hands, turn: turn(1), tasks: noTasks });
  expect(solved(few, { kind: 'keepCold', card: 'Knight' }).value).toBe('1/1');
  const many = arena('d4 d5 d6 a4 a5 a6 b7 b8', '', { hands, turn: turn(1), tasks: noTasks });
  expect(solved(many, { kind: 'keepCold', card: 'Knight' }).value).toBe('0/1');
});

test('a being is shut out when no placement makes its pattern (TS-SUM-2)', () => {
  const hands = { A: [], B: ['Swordmaster'] };
  const alone = arena('d4', '', { hands, turn: turn(1), tasks: noTasks });
  expect(solved(alone, { kind: 'shutOut', card: 'Swordmaster' }).value).toBe('1/1');
  const two = arena('a5', 'd4 f4 d6 f6', { hands, turn: turn(1), tasks: noTasks });
  expect(solved(two, { kind: 'shutOut', card: 'Swordmaster' }).value).toBe('0/1');
});

it('refuses a turn in which a card may still be discarded', () => {
  const position = arena('d4', '', { turn: { player: 'A', actions: 1 } });
  expect(() => solved(position, { kind: 'killLegend' })).toThrow(RangeError);
});

describe('the next summoning alone', () => {
  // Swordmaster comes between two pieces of a row or column, and may destroy an enemy common diagonally next to it.
  const hand = { A: ['Swordmaster'] };
  const four = (actions: number) =>
    arena('d4 f4 d6 f6', 'c4', { hands: { A: hand.A }, turn: turn(actions), tasks: noTasks });

  it('is right on every square it can come to, and nowhere else', () => {
    const { right } = solved(four(1), { kind: 'come', card: 'Swordmaster' });
    expect(right).toEqual(['e4', 'd5', 'f5', 'e6'].map((square) => `summon Swordmaster@${square}`));
  });

  it('is idle where the effect finds nothing', () => {
    const { right } = solved(four(2), { kind: 'idle', card: 'Swordmaster' });
    expect(right).toEqual(['e4', 'f5', 'e6'].map((square) => `summon Swordmaster@${square}`));
  });

  it('is settled with the arrival of the being', () => {
    const root = start(four(2));
    const goal: Goal = { kind: 'idle', card: 'Swordmaster' };
    expect(goalLeft(root, goal, root)).toEqual(goal);
    expect(goalLeft(root, goal, apply(root, 'summon Swordmaster@e4'))).toBeNull();
    expect(goalLeft(root, goal, apply(root, 'place a5'))).toBeNull();
  });

  it('leaves room for another being only with the right piece lifted', () => {
    const own = 'd4 d6 f4 f6 c1 e1 g1 b2 h2 a4 a6 i4 i6 b8 h8 c9 g9';
    const both = { A: ['Swordmaster', 'Messenger'] };
    const root = start(arena(own, '', { hands: both, turn: turn(2), tasks: noTasks }));
    const goal: Goal = { kind: 'spare', card: 'Messenger', other: 'Swordmaster' };
    const { right, values } = solveGoal(root, goal);
    expect(right).toEqual(Object.keys(values).filter((action) => action.startsWith('summon Messenger@')));
    const lifting = apply(root, right[0]!);
    expect(goalLeft(root, goal, lifting)).toEqual(goal);
    expect(goalLeft(root, goal, apply(root, 'lift c1'))).toBeNull();
  });
});
