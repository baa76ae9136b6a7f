import { entryOf, type Puzzle, type PuzzleEntry } from './puzzle';
import { readPuzzle } from './read';

/** A file of puzzles that cannot be read; the message says where and why. */
export class PuzzleFileError extends Error {
  override name = 'PuzzleFileError';
}

function readOne(value: unknown, where: string): Puzzle {
  const read = readPuzzle(value);
  if (read.ok) return read.puzzle;
  const { id } = (value ?? {}) as { id?: unknown };
  const name = typeof id === 'string' ? ` (${id})` : '';
  throw new PuzzleFileError(`${where}${name}: ${read.problems.map((one) => `${one.where} ${one.problem}`).join('; ')}`);
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PuzzleFileError(`${where}: ${(error as Error).message}`);
  }
}

/** Puzzles as mining writes them, one a line. A last line that was cut off while it was written is left out. */
export function readFound(text: string, name: string): Puzzle[] {
  const lines = text.split('\n');
  if (!isWhole(lines.at(-1)!)) lines.pop();
  return lines.map((line, i) => readOne(parse(line, `${name}, line ${i + 1}`), `${name}, line ${i + 1}`));
}

/** What ends in the middle of an object is no JSON. */
function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

export const foundLine = (puzzle: Puzzle): string => `${JSON.stringify(puzzle)}\n`;

/** The puzzles of one board, as the site ships them. */
export function readSet(text: string, name: string): Puzzle[] {
  const list = parse(text, name);
  if (!Array.isArray(list)) throw new PuzzleFileError(`${name}: is not a list`);
  return list.map((one, i) => readOne(one, `${name}, puzzle ${i + 1}`));
}

/** One a line, so that a change of one puzzle is one line of a diff. */
const linesOf = (list: readonly unknown[]): string => `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

/** The files of a set, by name: one a board, and the list of all. The order is that of `boards` and of the set. */
export function setFiles(puzzles: readonly Puzzle[], boards: readonly string[]): Record<string, string> {
  const inOrder = boards.map((board) => [board, puzzles.filter(({ map }) => map === board)] as const);
  const files = inOrder.filter(([, list]) => list.length > 0).map(([board, list]) => [`${board}.json`, linesOf(list)]);
  const entries: PuzzleEntry[] = inOrder.flatMap(([, list]) => list.map(entryOf));
  return { ...Object.fromEntries(files), 'index.json': linesOf(entries) };
}
