import { describe as group, expect, test } from 'vitest';
import data from '../../../assembly/games/token-battle/data/cases.json' with { type: 'json' };
import { actor, apply, goalLeft, legal, solveGoal, type Goal, type State } from '../../../workers/referee/token-battle';
import type { GameId } from '../../../workers/registry';
import { verify } from '../../../workers/puzzles/verify';
import type { Claim } from '../../../workers/puzzles/verify-contract';
import { start } from './support';

type Tree = Claim['tree'];

/** Every right action of the solver, every reply of the opponent, down to where the goal is settled. */
function treeOf(root: State, goal: Goal, node = root): Tree {
  const left = goalLeft(root, goal, node);
  if (!left || actor(node) !== 'player') return {};
  const actions = node.turn === root.turn ? solveGoal(node, left).right : legal(node);
  return Object.fromEntries(actions.map((action) => [action, treeOf(root, goal, apply(node, action))]));
}

function claim(position: string, goal: Goal): Claim {
  const state = start(position);
  const { values, right } = solveGoal(state, goal);
  const texts = Object.entries(values).map(([action, { num, den }]) => [action, `${num}/${den}`]);
  return {
    game: 'token-battle' as GameId,
    state,
    notation: position,
    goal,
    values: Object.fromEntries(texts) as Claim['values'],
    right,
    tree: treeOf(state, goal),
  };
}

const ENCLOSED = 'A c2=2 d3=1; B c4=3; cards A sprint>idol; cards B milestone';

group.each([
  ['TK-Q1', data.puzzles[0]!.position, data.puzzles[0]!.goal as Goal],
  ['a best turn that earns another one', ENCLOSED, { kind: 'bestTurn', metric: 'gain' } as Goal],
  ['a best sequence', ENCLOSED, { kind: 'bestSequence', metric: 'gain', turns: 3 } as Goal],
])('%s', (_, position, goal) => {
  const honest = claim(position, goal);

  test('is true', async () => expect(await verify(honest)).toMatchObject({ agrees: true, faults: [] }));

  test('a value, a right action or a branch more makes it false', async () => {
    const [best] = honest.right as [string];
    const wrong = Object.keys(honest.values).find((action) => !honest.right.includes(action))!;
    expect((await verify({ ...honest, values: { ...honest.values, [best]: '-99/1' } })).agrees).toBe(false);
    expect((await verify({ ...honest, right: [...honest.right, wrong] })).agrees).toBe(false);
    expect((await verify({ ...honest, tree: { ...honest.tree, [wrong]: {} } })).faults).toHaveLength(1);
  });
});

test('the tree of TK-Q1 goes on after the extra turn, and stops there no later than the goal', () => {
  const { tree } = claim(data.puzzles[0]!.position, { kind: 'forcedWin', turns: 2 });
  expect(Object.keys(tree)).toEqual(['sprint@a2']);
  const second = Object.values(tree['sprint@a2']!);
  expect(second.length).toBeGreaterThan(0);
  expect(second.every((below) => Object.keys(below).length === 0)).toBe(true);
});
