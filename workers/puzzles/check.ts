import type { Goal } from '../analysis/contract';
import { Certificate } from './certificate';
import { exactText, isValue } from './exact';
import { differences, engineProof, refereeProof, treeFaults, type TreeGame } from './proof';
import type { Puzzle, SolutionTree } from './puzzle';
import type { PuzzleGame } from './puzzle-game';
import { refereeTree } from './referee-tree';
import type { Node, Walker } from './walker';
import type { Judge } from '../referee/judge';
import { TextError } from '../session';

/** Branches a tree is checked up to; far more than any puzzle has. */
const LIMIT = 5000;

/**
 * Proves a puzzle anew, with the engine and with the referee, and tells what is not as it says: values, right actions,
 * solution tree, and lines that refute. None means that the puzzle is true. A question that cannot be asked is its only
 * fault.
 */
export function checkPuzzle<S extends object>(game: PuzzleGame<S>, walker: Walker<S>, puzzle: Puzzle): string[] {
  const unasked = questionFault(walker, puzzle);
  if (unasked !== null) return [unasked];
  const node = walker.read(puzzle.notation);
  const state = walker.state(node);
  const faults: string[] = [];
  if (walker.print(node) !== puzzle.notation) faults.push(`the notation is not canonical: ${walker.print(node)}`);
  const engine = engineProof(walker, node, puzzle.goal);
  const root = game.referee.enter(state, puzzle.notation);
  const referee = refereeProof(game.referee, root, puzzle.goal);
  for (const { action, engine: one, referee: two } of differences(engine.values, referee.values)) {
    faults.push(`engine and referee differ: ${action} is ${one} and ${two}`);
  }
  for (const { action, engine: one, referee: two } of differences(puzzle.values, referee.values)) {
    faults.push(`${action} is ${two}, not ${one}`);
  }
  if (game.setupOf(state) !== puzzle.map) faults.push(`played with ${game.setupOf(state)}, not ${puzzle.map}`);
  faults.push(
    ...treeFaults(engineTree(game, walker, node, puzzle.goal), node, puzzle.tree, true).map(
      (fault) => `engine: ${fault}`,
    ),
    ...refereeTreeFaults(game.referee, root, puzzle.goal, puzzle.tree).map((fault) => `referee: ${fault}`),
    ...(game.themeFaults?.(puzzle, state) ?? []).map((fault) => `themes: ${fault}`),
    ...Object.keys(puzzle.refutations).flatMap((action) =>
      lineFaults(game, walker, node, puzzle, action).map((fault) => `refutation of ${action}: ${fault}`),
    ),
  );
  return faults;
}

/** What keeps a puzzle from being asked at all: its notation, that nobody decides there, or its goal. */
function questionFault<S>(walker: Walker<S>, { notation, goal }: Puzzle): string | null {
  return wrongIn(() => {
    const node = walker.read(notation);
    if (typeof walker.actor(node) !== 'number') throw new RangeError('no player decides where it begins');
    walker.codec.goalCode(goal, walker.state(node));
  });
}

/** What readers have against a part of a puzzle; null if they take it. Anything but a refusal is a defect, and thrown. */
function wrongIn(read: () => void): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof TextError || error instanceof RangeError) return error.message;
    throw error;
  }
}

function engineTree<S extends object>(
  { untilChance }: PuzzleGame<S>,
  walker: Walker<S>,
  root: Node,
  goal: Goal,
): TreeGame<Node> {
  const certificate = new Certificate(walker, root, goal, LIMIT, untilChance);
  const seat = walker.actor(root);
  return {
    turn: (node) => (certificate.ended(node) ? 'ended' : walker.actor(node) === seat ? 'solver' : 'other'),
    steps: (node) => walker.steps(node).map((action) => walker.text(node, action)),
    play: (node, action) => walker.play(node, walker.action(node, action)),
    right: (node) => certificate.right(node).map((action) => walker.text(node, action)),
  };
}

/** Faults the referee finds by itself: its own legal actions, outcomes and values at every node of the tree. */
function refereeTreeFaults(referee: Judge, root: unknown, goal: Goal, solution: SolutionTree): string[] {
  const right = (node: unknown, left: Goal): string[] => referee.solve(node, left, {}).right;
  return treeFaults(refereeTree(referee, root, goal, right), root, solution, false);
}

/** What a note says about the end of its line: who has won by then. */
const ENDINGS: Readonly<Record<string, 'lost' | 'drawn'>> = { loses: 'lost', draws: 'drawn' };

function lineFaults<S extends object>(
  game: PuzzleGame<S>,
  walker: Walker<S>,
  root: Node,
  { goal, values, refutations }: Puzzle,
  action: string,
): string[] {
  const { line, note, rack } = refutations[action]!;
  // Puzzles are questions to a player.
  const seat = walker.actor(root) as number;
  let node = root;
  let isSure = rack === undefined;
  if (rack !== undefined) {
    if (!game.withRack) return ['nothing is hidden in this game'];
    const { withRack } = game;
    const wrong = wrongIn(() => (node = walker.enter(withRack(walker.state(root), rack))));
    if (wrong !== null) return [`nobody can hold the rack ${rack}: ${wrong}`];
  }
  const start = node;
  for (const text of line) {
    const step = walker.steps(node).find((one) => walker.text(node, one) === text);
    if (step === undefined) return [`"${text}" cannot be played`];
    isSure &&= walker.actor(node) !== 'chance';
    node = walker.play(node, step);
  }
  const { settled, value } = walker.goalAt(start, goal, node);
  if (!settled) {
    const told = game.untilChance && walker.actor(node) === 'chance';
    return told ? [] : ['ends before the goal is settled'];
  }
  // What chance or another rack gave is worth more or less than what could be expected.
  if (isSure && value && !isValue(value, values[action]!)) {
    return [`is worth ${exactText(value)}, not ${values[action]}`];
  }
  const ending = rack === undefined ? ENDINGS[note] : 'lost';
  if (!ending) return [];
  const share = walker.actor(node) === 'over' ? walker.reward(node, seat) : null;
  const found = share === null ? 'undecided' : share === 1 ? 'won' : share === 0 ? 'lost' : 'drawn';
  return found === ending ? [] : [`ends ${found} instead of ${ending}`];
}
