import type { Line, Variation } from '$workers/game-codec';
import { ROOT, type NodeId, type Tree, type TreeNode } from './tree';

/** A node while its tree is being built. */
interface Growing extends TreeNode {
  children: NodeId[];
  comment: string;
}

/**
 * The tree of a record. Actions that stand twice at one place become one branch, with both comments. Takes time in
 * proportion to the actions, so it does not `play` them: each `play` copies the tree.
 */
export function fromLine(start: string, line: Line): Tree {
  const root: Growing = { id: ROOT, parent: null, action: '', children: [], comment: line.comments[0] ?? '' };
  const nodes = new Map<NodeId, Growing>([[ROOT, root]]);
  const known = new Map<string, Growing>();
  const grow = (from: Growing, action: string): Growing => {
    const place = `${from.id} ${action}`;
    const there = known.get(place);
    if (there) return there;
    const node: Growing = { id: nodes.size, parent: from.id, action, children: [], comment: '' };
    from.children.push(node.id);
    nodes.set(node.id, node);
    known.set(place, node);
    return node;
  };
  const waiting: { from: Growing; line: Line }[] = [{ from: root, line }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { actions, comments, variations } = next.line;
    const stations = [next.from];
    actions.forEach((action, i) => {
      const node = grow(stations[i]!, action);
      const text = comments[i + 1];
      if (text && text !== node.comment) node.comment = node.comment ? `${node.comment}\n${text}` : text;
      stations.push(node);
    });
    for (const variation of byPlace(variations).reverse()) {
      waiting.push({ from: stations[variation.at]!, line: variation });
    }
  }
  return { start, nodes, nextId: nodes.size };
}

/** Variations in the order of their forks; those of one fork keep their order. */
function byPlace(variations: readonly Variation[]): Variation[] {
  return [...variations].sort((a, b) => a.at - b.at);
}
