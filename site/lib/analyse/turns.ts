/** Which actions of the line on screen belong together. */
import type { View } from '$workers/contract';
import type { AnalyseGame } from './game';
import type { Study } from './study.svelte';
import { nodeAt, pathTo, type NodeId, type TreeNode } from './tree';

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

/** The number by which a node's turn is told: that of its round where the board counts rounds. */
export function turnNumber(game: Turns, view: View): number {
  const { number, round } = game.turn(view);
  return round ?? number;
}

/** The actions of the last turn before a node, the first one first. */
export function lastTurn(game: Turns, study: Line, at: NodeId): TreeNode[] {
  const path = pathTo(study.tree, at);
  const first = path.findLastIndex((node) => beginsTurn(game, study, node));
  return path.slice(Math.max(0, first));
}
