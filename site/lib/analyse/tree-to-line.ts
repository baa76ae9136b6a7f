import type { Line } from '$workers/game-codec';
import { ROOT, nodeAt, type NodeId, type Tree } from './tree';

/** The tree as records hold it; `fromLine` reads it. */
export function toLine(tree: Tree): Line {
  const rest = (first: NodeId): Line => {
    const line: Line = { actions: [], comments: {}, variations: [] };
    const own = nodeAt(tree, first).comment;
    if (first === ROOT && own) line.comments[0] = own;
    for (let id: NodeId | undefined = first; id !== undefined;) {
      const node = nodeAt(tree, id);
      if (id !== ROOT) {
        line.actions.push(node.action);
        if (node.comment) line.comments[line.actions.length] = node.comment;
      }
      const at = line.actions.length;
      for (const other of node.children.slice(1)) line.variations.push({ at, ...rest(other) });
      id = node.children[0];
    }
    return line;
  };
  return rest(ROOT);
}
