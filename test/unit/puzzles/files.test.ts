import { describe, expect, it } from 'vitest';
import { PuzzleFileError, foundLine, readFound, readSet, setFiles } from '../../../workers/puzzles/files';
import { entryOf, type Puzzle } from '../../../workers/puzzles/puzzle';
import { readPuzzle } from '../../../workers/puzzles/read';
import { chooseSet } from '../../../workers/puzzles/select';

const example: Puzzle = {
  id: 'tb-win-0000001',
  map: 'hallway',
  notation: 'tb1 hallway b 4 1:b3,2:b6,3:b5 1/7 K/K 0/0 -/- -/-',
  goal: { kind: 'win-turn' },
  value: { num: 1, den: 1 },
  right: ['place 1@R'],
  values: { draw: '0/1', 'place 1@R': '1/1' },
  tree: { 'place 1@R': {} },
  refutations: { draw: { line: ['draw', '~K'], note: 'no-win' } },
  themes: ['open-line'],
  difficulty: 1,
  placements: 1,
  proof: { engineNodes: 3, refereeNodes: 3 },
  assumptions: ['hidden-rack'],
  provenance: { version: 1, seed: 1, game: 1, ply: 1 },
};
const problems = (given: unknown): string[] => {
  const read = readPuzzle(given);
  return read.ok ? [] : read.problems.map(({ where, problem }) => `${where} ${problem}`);
};

describe('a puzzle somebody else wrote', () => {
  it('is read if it hangs together', () => expect(readPuzzle(example)).toEqual({ ok: true, puzzle: example }));

  it.each([
    ['a list', [], 'puzzle is not an object'],
    ['nothing', null, 'puzzle is not an object'],
    ['a bad id', { ...example, id: '../x' }, 'id is not a puzzle id'],
    [
      'a value that is no fraction',
      { ...example, values: { draw: 0 } },
      'values "draw" is not a fraction in lowest terms',
    ],
    [
      'a fraction that can be reduced',
      { ...example, values: { ...example.values, draw: '2/4' } },
      'values "draw" is not a fraction in lowest terms',
    ],
    ['a tree of texts', { ...example, tree: { 'place 1@R': 'x' } }, 'tree "place 1@R" is not an object'],
    ['a difficulty out of range', { ...example, difficulty: 11 }, 'difficulty is not from 1 to 10'],
    ['a stranger', { ...example, author: 'me' }, 'author is no member of a puzzle'],
    ['a goal of other words', { ...example, goal: { kind: 'cut', depth: 2 } }, 'goal has an unknown member "depth"'],
    [
      'too few right actions',
      { ...example, values: { draw: '1/1', 'place 1@R': '1/1' } },
      'right is not the set of first actions of the best value',
    ],
    ['no refutation', { ...example, refutations: {} }, 'refutations do not answer every wrong first action'],
    ['a tree without the solution', { ...example, tree: {} }, 'tree does not begin with the right actions'],
  ])('is refused with a reason: %s', (_what, given, problem) => expect(problems(given)).toContain(problem));
});

describe('files of puzzles', () => {
  it('round trip', () => {
    expect(readFound(foundLine(example) + foundLine(example), 'x')).toEqual([example, example]);
    const { 'hallway.json': set, 'index.json': index } = setFiles([example], ['playroom', 'hallway']);
    expect(readSet(set!, 'hallway.json')).toEqual([example]);
    expect(JSON.parse(index!)).toEqual([entryOf(example)]);
  });

  it('leave out a last line that was cut off', () => {
    expect(readFound(foundLine(example) + foundLine(example).slice(0, 40), 'x')).toEqual([example]);
    expect(readFound(foundLine(example).slice(0, -2), 'x')).toEqual([]);
  });

  it('may have lost the end of the last line', () => {
    expect(readFound(foundLine(example).trimEnd(), 'x')).toEqual([example]);
  });

  it('say where they are wrong', () => {
    expect(() => readFound('{}\n', 'found.jsonl')).toThrow(/^found\.jsonl, line 1: /);
    expect(() => readSet('[{', 'a.json')).toThrow(PuzzleFileError);
    expect(() => readSet('{}', 'a.json')).toThrow('a.json: is not a list');
  });
});

describe('choosing a set', () => {
  const pool = Array.from({ length: 60 }, (_, i): Puzzle => ({
    ...example,
    id: `tb-win-00000${String(i).padStart(2, '0')}`,
    map: i < 40 ? 'hallway' : 'playroom',
    goal: { kind: i % 4 === 0 ? 'cut' : 'win-turn' },
    difficulty: 1 + (i % 5),
    provenance: { ...example.provenance, game: Math.floor(i / 2) },
  }));
  const shares = { 'win-turn': 0.5, cut: 0.5 };
  const kindOf = ({ goal }: Puzzle): string => goal.kind;

  it('balances boards and kinds, and is the same each time', () => {
    const set = chooseSet(pool, 20, shares, kindOf);
    expect(set.length).toBe(20);
    expect(new Set(set.map(({ id }) => id)).size).toBe(20);
    for (const map of ['hallway', 'playroom'])
      expect(set.filter((one) => one.map === map).length).toBeGreaterThanOrEqual(7);
    expect(set.filter(({ goal }) => goal.kind === 'cut').length).toBeGreaterThanOrEqual(7);
    expect(chooseSet(pool, 20, shares, kindOf)).toEqual(set);
  });

  it('takes all there are if there are too few', () => expect(chooseSet(pool, 1000, shares, kindOf).length).toBe(60));
});
