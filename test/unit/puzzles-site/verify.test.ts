import { describe, expect, test } from 'vitest';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import type { Puzzle } from '../../../workers/puzzles/puzzle';
import { verify } from '../../../workers/puzzles/verify';
import type { Claim } from '../../../workers/puzzles/verify-contract';
import puzzles from './puzzles.json';

const PUZZLES = puzzles as unknown as Puzzle[];

function claimOf({ notation, goal, values, right, tree }: Puzzle): Claim {
  const parsed = toyBattle.parse(notation);
  if (!parsed.ok) throw new Error(notation);
  return { game: 'toy-battle', state: parsed.value as object, notation, goal, values, right, tree };
}

describe('the referee', () => {
  test.each(PUZZLES)('confirms $id', async (puzzle) => {
    const verdict = await verify(claimOf(puzzle));
    expect(verdict).toMatchObject({ agrees: true, faults: [] });
    expect(verdict.findings.map(({ action }) => action).sort()).toEqual(Object.keys(puzzle.values).sort());
    expect(
      verdict.findings
        .filter(({ right }) => right)
        .map(({ action }) => action)
        .sort(),
    ).toEqual([...puzzle.right].sort());
    expect(verdict.nodes).toBeGreaterThanOrEqual(puzzle.proof.refereeNodes);
  });

  const claim = claimOf(PUZZLES.find(({ goal }) => goal.kind === 'win-turn')!);
  const [right] = claim.right as [string];
  const wrong = Object.keys(claim.values).find((action) => action !== right)!;

  test.each<[string, Partial<Claim>, string]>([
    ['a wrong value', { values: { ...claim.values, [wrong]: '1/2' } }, wrong],
    ['a value that is no fraction', { values: { ...claim.values, [wrong]: 'zero' } }, wrong],
    ['a right move that is missing', { right: [] }, right],
    ['a wrong move called right', { right: [...claim.right, wrong] }, wrong],
    ['a move that does not exist', { values: { ...claim.values, 'place 9@99': '0/1' } }, 'place 9@99'],
    ['a move that is left out', { values: { [right]: '1/1' } }, wrong],
  ])('finds %s', async (_, change, action) => {
    const verdict = await verify({ ...claim, ...change });
    expect(verdict.agrees).toBe(false);
    expect(verdict.findings.filter(({ agrees }) => !agrees).map((finding) => finding.action)).toContain(action);
  });

  test('finds a branch that is missing from the tree', async () => {
    const verdict = await verify({ ...claim, tree: { [wrong]: {} } });
    expect(verdict.agrees).toBe(false);
    expect(verdict.faults.join()).toContain(wrong);
  });

  test('counts its nodes and stops when asked', async () => {
    const { nodes } = await verify(claim);
    const told: number[] = [];
    await verify(claim, { onProgress: (count) => told.push(count) });
    expect(told.at(-1)).toBe(nodes);
    const [largest] = [...PUZZLES].sort((a, b) => b.proof.refereeNodes - a.proof.refereeNodes);
    await expect(verify(claimOf(largest!), { abort: () => true })).rejects.toThrow('stopped');
  });
});
