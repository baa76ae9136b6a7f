import type { Puzzle, SolutionTree } from './puzzle';

/** A puzzle seen otherwise: the board turned or mirrored, the players changed, as the rules of the game allow it. */
export interface Turning {
  notation(notation: string): string;
  action(action: string): string;
  place(id: string): string;
  /** What it is played with. */
  map(id: string): string;
}

/** The same puzzle seen otherwise; it keeps its id, since it is the same question. */
export function turned(puzzle: Puzzle, turning: Turning): Puzzle {
  const { action, place } = turning;
  const keyed = <T, U>(record: Readonly<Record<string, T>>, value: (given: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(record).map(([key, given]) => [action(key), value(given)]));
  const tree = (below: SolutionTree): SolutionTree => keyed(below, tree);
  const places = <T extends { nodes?: string[] }>(given: T): T =>
    given.nodes ? { ...given, nodes: given.nodes.map(place) } : given;
  return {
    ...puzzle,
    map: turning.map(puzzle.map),
    notation: turning.notation(puzzle.notation),
    goal: places(puzzle.goal),
    right: puzzle.right.map(action),
    values: keyed(puzzle.values, (value) => value),
    tree: tree(puzzle.tree),
    refutations: keyed(puzzle.refutations, (one) => places({ ...one, line: one.line.map(action) })),
  };
}
