import type { Goal } from '../analysis-contract';
import { Certificate } from './certificate';
import { differences, engineProof, refereeProof, treeFaults, type TreeGame } from './proof';
import type { Puzzle, SolutionTree } from './puzzle';
import type { PuzzleGame } from './puzzle-game';
import type { Node, Walker } from './walker';
import { REFEREES } from '../referees';

/** Branches a tree is checked up to; far more than any puzzle has. */
const LIMIT = 5000;

/**
 * Proves a puzzle anew, with the engine and with the referee, and tells what is not as it says: values, right actions,
 * solution tree, and lines that refute. None means that the puzzle is true. Throws TextError for a notation that is
 * no position.
 */
export function checkPuzzle<S extends object>(game: PuzzleGame<S>, walker: Walker<S>, puzzle: Puzzle): string[] {
  const node = walker.read(puzzle.notation);
  const state = walker.state(node);
  const faults: string[] = [];
  if (walker.print(node) !== puzzle.notation) faults.push(`the notation is not canonical: ${walker.print(node)}`);
  const engine = engineProof(walker, node, puzzle.goal);
  const referee = refereeProof(REFEREES[game.id], state, puzzle.goal);
  for (const { action, engine: one, referee: two } of differences(engine.values, referee.values)) {
    faults.push(`engine and referee differ: ${action} is ${one} and ${two}`);
  }
  for (const { action, engine: one, referee: two } of differences(puzzle.values, referee.values)) {
    faults.push(`${action} is ${two}, not ${one}`);
  }
  const { scope } = game.kinds[puzzle.goal.kind]!;
  faults.push(
    ...treeFaults(engineTree(walker, node, puzzle.goal, scope), node, puzzle.tree, true).map(
      (fault) => `engine: ${fault}`,
    ),
    ...refereeTreeFaults(game, state, puzzle.goal, puzzle.tree).map((fault) => `referee: ${fault}`),
    ...(game.themeFaults?.(puzzle, state) ?? []).map((fault) => `themes: ${fault}`),
    ...Object.entries(puzzle.refutations).flatMap(([action, { line, note, rack }]) =>
      lineFaults(game, walker, node, line, note, rack).map((fault) => `refutation of ${action}: ${fault}`),
    ),
  );
  return faults;
}

function engineTree<S>(walker: Walker<S>, root: Node, goal: Goal, scope: 'turn' | 'game'): TreeGame<Node> {
  const certificate = new Certificate(walker, root, goal, scope, LIMIT);
  const seat = walker.actor(root);
  return {
    turn: (node) => (certificate.ended(node) ? 'ended' : walker.actor(node) === seat ? 'solver' : 'other'),
    steps: (node) => walker.steps(node).map((action) => walker.text(node, action)),
    play: (node, action) => walker.play(node, walker.action(node, action)),
    right: (node) => certificate.right(node).map((action) => walker.text(node, action)),
  };
}

/** Faults the referee finds by itself: its own legal actions, outcomes and values at every node of the tree. */
export function refereeTreeFaults<S extends object>(
  { id, kinds, refereeTree: tree }: PuzzleGame<S>,
  root: S,
  goal: Goal,
  solution: SolutionTree,
): string[] {
  const solver = tree.seat(root);
  const { scope } = kinds[goal.kind]!;
  const game: TreeGame<S> = {
    turn: (state) => {
      const actor = tree.actor(state);
      if (actor === 'player' && tree.seat(state) === solver) return 'solver';
      return actor === 'over' || (actor === 'player' && scope === 'turn') ? 'ended' : 'other';
    },
    steps: (state) =>
      tree.actor(state) === 'chance' ? tree.outcomes(state).map(({ action }) => action) : tree.legal(state),
    play: tree.apply,
    right: (state) => REFEREES[id].solve(state, goal, {}).right,
  };
  return treeFaults(game, root, solution, false);
}

/** What a note says about the end of its line: who has won by then. */
const ENDINGS: Readonly<Record<string, 'lost' | 'drawn'>> = { loses: 'lost', draws: 'drawn' };

function lineFaults<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  root: Node,
  line: readonly string[],
  note: string,
  rack: string | undefined,
): string[] {
  const seat = walker.actor(root);
  let node = rack === undefined ? root : walker.enter(game.withRack(walker.state(root), rack));
  for (const text of line) {
    const action = walker.steps(node).find((one) => walker.text(node, one) === text);
    if (action === undefined) return [`"${text}" cannot be played`];
    node = walker.play(node, action);
  }
  const ending = rack === undefined ? ENDINGS[note] : 'lost';
  if (!ending) return [];
  const result = walker.codec.result(walker.state(node));
  const found = !result ? 'undecided' : result.winner === null ? 'drawn' : result.winner === seat ? 'won' : 'lost';
  return found === ending ? [] : [`ends ${found} instead of ${ending}`];
}
