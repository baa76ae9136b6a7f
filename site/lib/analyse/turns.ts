/** Which actions of the line on screen belong together. */
import type { View } from '$workers/contract';
import type { AnalyseGame } from './game';
import type { Study } from './study.svelte';
import { lineThrough, nodeAt, pathTo, type NodeId, type TreeNode } from './tree';

type Turns = Pick<AnalyseGame, 'turn'>;
type Line = Pick<Study, 'tree' | 'viewOf'>;

/**
 * Whether a node is the first decision of its turn. What comes after another decision with the same number goes on with
 * it, however much like a beginning it looks: a flare costs no action.
 */
export function beginsTurn(game: Turns, study: Line, { parent }: TreeNode): boolean {
  const before = parent === null ? undefined : study.viewOf(parent);
  if (!before) return false;
  const { number, begins } = game.turn(before);
  const { parent: earlier } = nodeAt(study.tree, parent!);
  const previous = earlier === null ? undefined : study.viewOf(earlier);
  return begins && !(previous?.actor === 'player' && game.turn(previous).number === number);
}

/** The actions of the last turn before a node, the first one first. */
export function lastTurn(game: Turns, study: Line, at: NodeId): TreeNode[] {
  const path = pathTo(study.tree, at);
  const first = path.findLastIndex((node) => beginsTurn(game, study, node));
  return path.slice(Math.max(0, first));
}

/** What happened between two decisions of a visitor who plays against the engine. */
export interface Retold {
  /** What chance gave at the end of the visitor's turn. */
  drawn: readonly TreeNode[];
  /** What the engine did, and what chance did to it. */
  turn: readonly TreeNode[];
}

/**
 * The last thing the engine did on the way to a node, whole also where the node lies in the midst of it.
 * @param seats seats the engine plays
 */
export function retold(game: Turns, study: Line, at: NodeId, seats: readonly number[]): Retold {
  if (seats.length > 1) return { drawn: [], turn: lastTurn(game, study, at) };
  const line = lineThrough(study.tree, at);
  const before = ({ parent }: TreeNode): View | undefined => study.viewOf(parent!);
  const isEngines = (node: TreeNode): boolean => seats.includes(before(node)?.seat ?? -1);
  const isVisitors = (node: TreeNode): boolean => before(node)?.actor === 'player' && !isEngines(node);

  const here = line.findIndex(({ id }) => id === at);
  const last = line.slice(0, here + 1).findLastIndex(isEngines);
  if (last < 0) return { drawn: [], turn: [] };
  const begin = line.slice(0, last).findLastIndex(isVisitors) + 1;
  const end = line.findIndex((node, i) => i > last && isVisitors(node));
  const stretch = line.slice(begin, end < 0 ? undefined : end);
  // What was dealt before the first turn is no news.
  const first =
    begin > 0 ? stretch.findIndex(isEngines) : stretch.findLastIndex((node) => beginsTurn(game, study, node));
  return { drawn: begin > 0 ? stretch.slice(0, first) : [], turn: stretch.slice(Math.max(0, first)) };
}
