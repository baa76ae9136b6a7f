/** Where lines of the tree come to the same position by other ways. */
import type { View } from '$workers/contract';
import { preorder, type NodeId, type Tree } from './tree';

/** By node, an earlier node of the tree with the same position. Positions count as the engine writes them. */
export function twinsIn(tree: Tree, viewOf: (id: NodeId) => View | undefined): ReadonlyMap<NodeId, NodeId> {
  const first = new Map<string, NodeId>();
  const twins = new Map<NodeId, NodeId>();
  for (const id of preorder(tree)) {
    const notation = viewOf(id)?.notation;
    if (notation === undefined) continue;
    const known = first.get(notation);
    if (known === undefined) first.set(notation, id);
    else twins.set(id, known);
  }
  return twins;
}
