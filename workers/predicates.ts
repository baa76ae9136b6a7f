/** What one word of a predicate asks of a board; `before` is the board some time earlier, where that matters. */
export type Test<Board, Wanted> = (board: Board, wanted: Wanted, before?: Board) => boolean;

/** The test of every word a game's predicates may have. */
export type Tests<Board, Predicate> = {
  [K in keyof Required<Predicate>]: Test<Board, Required<Predicate>[K]>;
};

/**
 * Whether all words of a predicate hold. Throws a RangeError for a word that does not exist, so that a misspelt goal is
 * not taken for a goal that failed.
 */
export function holdsBy<Board, Predicate extends object>(
  tests: Tests<Board, Predicate>,
  board: Board,
  predicate: Predicate,
  before?: Board,
): boolean {
  return Object.entries(predicate).every(([name, wanted]) => {
    const test = tests[name as keyof Predicate] as Test<Board, unknown> | undefined;
    if (!test) throw new RangeError(`unknown predicate "${name}"`);
    return test(board, wanted, before);
  });
}
