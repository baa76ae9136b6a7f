/** How quickly the engine finds a right first move of a puzzle in which nothing is hidden. */
import { bestLine, lineNodes, runLines, startLines } from '../../workers/engine/lines';
import type { Puzzle } from '../../workers/puzzles/puzzle';
import type { Walker } from '../../workers/puzzles/walker';

/** Goals about how the game ends, which is what the search of lines plays for; every other goal is proved. */
const ENDINGS: readonly string[] = ['winNow', 'forcedWin', 'onlyMove', 'bestMargin'];

export const WAYS = ['lines', 'proof'] as const;
export type Way = (typeof WAYS)[number];

/** Positions the search looks at, unless everything is known before. */
const NODES = 100_000;
/** Nodes of the proof for each first move. */
const PROOF_NODES = 1_000_000;

export interface Answer {
  way: Way;
  /** What the engine would play, or all it holds for right. */
  actions: string[];
  nodes: number;
  milliseconds: number;
}

/** The engine's answer, by the search that fits the goal. Throws if the proof takes more nodes than it may. */
export function answerOf(walker: Walker, { id, notation, goal }: Puzzle): Answer {
  const node = walker.read(notation);
  const began = performance.now();
  if (ENDINGS.includes(goal.kind)) {
    walker.engine.restore(node);
    startLines(walker.engine, { lines: 1 });
    runLines(walker.engine, NODES);
    const best = bestLine(walker.engine);
    const milliseconds = performance.now() - began;
    const nodes = lineNodes(walker.engine);
    return { way: 'lines', actions: [walker.text(node, best)], nodes, milliseconds };
  }
  const solved = walker.solve(node, goal, PROOF_NODES);
  if (!solved) throw new Error(`${id}: not proved within ${PROOF_NODES} nodes a move`);
  const milliseconds = performance.now() - began;
  return {
    way: 'proof',
    actions: solved.right.map((one) => walker.text(node, one)),
    nodes: solved.nodes,
    milliseconds,
  };
}
