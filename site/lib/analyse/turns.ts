/** Which actions of the line on screen belong together. */
import type { AnalyseGame } from './game';
import type { Study } from './study.svelte';
import { pathTo, type NodeId, type TreeNode } from './tree';

/**
 * The actions of the last turn before a node, the first one first.
 * @param seats only a turn of one of these counts; any turn unless given
 */
export function lastTurn(game: AnalyseGame, study: Study, at: NodeId, seats?: readonly number[]): TreeNode[] {
  const turn: TreeNode[] = [];
  for (const node of pathTo(study.tree, at).reverse()) {
    const before = study.viewOf(node.parent!);
    if (!before || (turn.length === 0 && seats && !seats.includes(before.seat))) continue;
    turn.unshift(node);
    if (game.turn(before).begins) break;
  }
  return turn;
}
