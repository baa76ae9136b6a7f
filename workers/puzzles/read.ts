import { isValue, readExact } from './exact';
import type { Puzzle } from './puzzle';

/** What is wrong with a puzzle somebody else wrote: where, and in words. */
export interface PuzzleProblem {
  where: string;
  problem: string;
}

export type PuzzleRead = { ok: true; puzzle: Puzzle } | { ok: false; problems: PuzzleProblem[] };

type Check = (value: unknown) => string | null;

const text: Check = (value) => (typeof value === 'string' && value !== '' ? null : 'is not a text');
const count: Check = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? null : 'is not a whole number';
const texts: Check = (value) =>
  Array.isArray(value) && value.every((one) => text(one) === null) ? null : 'is not a list of texts';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const record =
  (members: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value) => {
    if (!isRecord(value)) return 'is not an object';
    for (const [name, check] of Object.entries({ ...members, ...optional })) {
      if (!(name in value) && name in optional) continue;
      const problem = check(value[name]);
      if (problem) return `${name} ${problem}`;
    }
    const stranger = Object.keys(value).find((name) => !(name in members) && !(name in optional));
    return stranger === undefined ? null : `has an unknown member "${stranger}"`;
  };

const everyValue =
  (check: Check): Check =>
  (value) => {
    if (!isRecord(value)) return 'is not an object';
    for (const [name, one] of Object.entries(value)) {
      const problem = check(one);
      if (problem) return `"${name}" ${problem}`;
    }
    return null;
  };

const exact: Check = (value) => (readExact(value) ? null : 'is not a fraction in lowest terms');
const tree: Check = (value) => everyValue(tree)(value);
const refutation = record({ line: texts, note: text }, { need: text, rack: text, nodes: texts });
const difficulty: Check = (value) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 10 ? null : 'is not from 1 to 10';
/** A fraction, or a number with the residues that tell what it is exactly; they are compared with those of the first actions. */
const value: Check = (given) =>
  isRecord(given) && (isFraction(given) || isRest(given)) ? null : 'is not an exact value';
const isFraction = (given: Record<string, unknown>): boolean =>
  readExact(`${String(given.num)}/${String(given.den)}`) !== null && Object.keys(given).length === 2;
const isRest = ({ num, den, residues, ...others }: Record<string, unknown>): boolean =>
  Number.isFinite(num) &&
  den === 1 &&
  Array.isArray(residues) &&
  residues.length === 2 &&
  residues.every((one) => count(one) === null) &&
  Object.keys(others).length === 0;

const MEMBERS: Record<keyof Puzzle, Check> = {
  id: (given) => (typeof given === 'string' && /^[a-z]+-[a-z]+-[0-9a-z]{7}$/.test(given) ? null : 'is not a puzzle id'),
  map: text,
  notation: text,
  goal: record({ kind: text }, { nodes: texts, turns: count, metric: text, card: text, other: text }),
  value,
  right: texts,
  values: everyValue(exact),
  tree,
  refutations: everyValue(refutation),
  themes: texts,
  difficulty,
  placements: count,
  proof: record({ engineNodes: count, refereeNodes: count }),
  assumptions: texts,
  provenance: record({ version: count, seed: count, game: count, ply: count }),
};

/** Reads a puzzle from any JSON value. Whether it is true is for `verify` to say; here, whether it hangs together. */
export function readPuzzle(given: unknown): PuzzleRead {
  if (!isRecord(given)) return { ok: false, problems: [{ where: 'puzzle', problem: 'is not an object' }] };
  const problems: PuzzleProblem[] = Object.entries(MEMBERS).flatMap(([where, check]) => {
    const problem = check(given[where]);
    return problem ? [{ where, problem }] : [];
  });
  for (const where of Object.keys(given)) {
    if (!(where in MEMBERS)) problems.push({ where, problem: 'is no member of a puzzle' });
  }
  if (problems.length === 0) problems.push(...contradictions(given as unknown as Puzzle));
  return problems.length === 0 ? { ok: true, puzzle: given as unknown as Puzzle } : { ok: false, problems };
}

/** Members that have to fit together whatever the game is. */
function contradictions({ right, values, value: best, tree: solution, refutations }: Puzzle): PuzzleProblem[] {
  const problems: PuzzleProblem[] = [];
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every((one) => b.includes(one));
  const actions = Object.keys(values);
  const [top, wrong] = [true, false].map((is) => actions.filter((action) => isValue(best, values[action]!) === is)) as [
    string[],
    string[],
  ];
  if (right.length === 0 || wrong.length === 0) problems.push({ where: 'right', problem: 'leaves nothing to find' });
  if (!same(right, top))
    problems.push({ where: 'right', problem: 'is not the set of first actions of the best value' });
  if (!same(Object.keys(solution), right))
    problems.push({ where: 'tree', problem: 'does not begin with the right actions' });
  if (!same(Object.keys(refutations), wrong))
    problems.push({ where: 'refutations', problem: 'do not answer every wrong first action' });
  for (const [action, { line }] of Object.entries(refutations)) {
    if (line[0] !== action)
      problems.push({ where: 'refutations', problem: `"${action}" has a line that begins otherwise` });
  }
  return problems;
}
