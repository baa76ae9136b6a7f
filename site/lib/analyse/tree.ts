/**
 * The variation tree of an analysis. A node is one action, chance outcomes included; the first child of a node is its
 * main continuation. Trees are values: every function returns a new one, so the old one can be put back at any time.
 */
import { MAX_ACTIONS, MAX_DEPTH } from '$workers/reading/limits';

export type NodeId = number;

/** The start of the analysis; it stands in every tree and has no action. */
export const ROOT: NodeId = 0;

export interface TreeNode {
  readonly id: NodeId;
  readonly parent: NodeId | null;
  /** In action notation; empty at the root. */
  readonly action: string;
  /** The main continuation first. */
  readonly children: readonly NodeId[];
  readonly comment: string;
}

export interface Tree {
  /** Notation of the state the analysis begins with. */
  readonly start: string;
  readonly nodes: ReadonlyMap<NodeId, TreeNode>;
  /** Never used before, so that an id means the same node in all trees that grew out of each other. */
  readonly nextId: NodeId;
}

export interface Place {
  tree: Tree;
  at: NodeId;
}

export function newTree(start: string): Tree {
  const root: TreeNode = { id: ROOT, parent: null, action: '', children: [], comment: '' };
  return { start, nodes: new Map([[ROOT, root]]), nextId: ROOT + 1 };
}

/** @throws RangeError for an id that is not in the tree. */
export function nodeAt(tree: Tree, id: NodeId): TreeNode {
  const node = tree.nodes.get(id);
  if (!node) throw new RangeError(`no node ${id} in this tree`);
  return node;
}

function changed(tree: Tree, ...nodes: TreeNode[]): Tree {
  const all = new Map(tree.nodes);
  for (const node of nodes) all.set(node.id, node);
  return { ...tree, nodes: all };
}

export function childBy(tree: Tree, at: NodeId, action: string): NodeId | null {
  return nodeAt(tree, at).children.find((id) => nodeAt(tree, id).action === action) ?? null;
}

/**
 * Whether one more action at a node leaves an analysis that can be read again (workers/reading/limits.ts). Half the depth is
 * kept back: each variation that is promoted may put others one deeper.
 */
export function hasRoom(tree: Tree, at: NodeId): boolean {
  const branches = pathTo(tree, at).filter(({ id, parent }) => nodeAt(tree, parent!).children[0] !== id);
  const depth = branches.length + (nodeAt(tree, at).children.length > 0 ? 1 : 0);
  return tree.nodes.size <= MAX_ACTIONS && depth <= MAX_DEPTH / 2;
}

/** Goes to the continuation with this action; if there is none yet it becomes the last branch. Nothing is overwritten. */
export function play(tree: Tree, at: NodeId, action: string): Place {
  const known = childBy(tree, at, action);
  if (known !== null) return { tree, at: known };
  const parent = nodeAt(tree, at);
  const id = tree.nextId;
  const grown = changed(
    tree,
    { ...parent, children: [...parent.children, id] },
    { id, parent: at, action, children: [], comment: '' },
  );
  return { tree: { ...grown, nextId: id + 1 }, at: id };
}

/** The nodes from the first action to `id`, without the root. */
export function pathTo(tree: Tree, id: NodeId): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) path.push(node);
  return path.reverse();
}

export const actionsTo = (tree: Tree, id: NodeId): string[] => pathTo(tree, id).map((node) => node.action);

/** The line on screen: the nodes to `id`, then its main continuation to the end. */
export function lineThrough(tree: Tree, id: NodeId): TreeNode[] {
  const line = pathTo(tree, id);
  for (let [next] = nodeAt(tree, id).children; next !== undefined; [next] = nodeAt(tree, next).children) {
    line.push(nodeAt(tree, next));
  }
  return line;
}

export const lastOf = (tree: Tree, id: NodeId): NodeId => lineThrough(tree, id).at(-1)?.id ?? id;

/** The branch `steps` below (or above, if negative) at the fork this node belongs to; the node itself if there is none. */
export function branch(tree: Tree, id: NodeId, steps: number): NodeId {
  const { parent } = nodeAt(tree, id);
  if (parent === null) return id;
  const { children } = nodeAt(tree, parent);
  return children[children.indexOf(id) + steps] ?? id;
}

/** The nearest node above from which the path to `id` left the main continuation; the node itself on the main line. */
export function leave(tree: Tree, id: NodeId): NodeId {
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) {
    if (nodeAt(tree, node.parent).children[0] !== node.id) return node.parent;
  }
  return id;
}

export const isMain = (tree: Tree, id: NodeId): boolean => leave(tree, id) === id;

/** Moves the variation that `id` belongs to one place up at its fork. */
export function promote(tree: Tree, id: NodeId): Tree {
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) {
    const parent = nodeAt(tree, node.parent);
    const place = parent.children.indexOf(node.id);
    if (place === 0) continue;
    const children = parent.children.filter((child) => child !== node.id);
    children.splice(place - 1, 0, node.id);
    return changed(tree, { ...parent, children });
  }
  return tree;
}

/** Makes the path to `id` the main line. */
export function makeMain(tree: Tree, id: NodeId): Tree {
  const forks = pathTo(tree, id).map((node): TreeNode => {
    const parent = nodeAt(tree, node.parent!);
    const others = parent.children.filter((child) => child !== node.id);
    return { ...parent, children: [node.id, ...others] };
  });
  return changed(tree, ...forks);
}

/** Deletes a node with everything after it; the root stays and loses its continuations. */
export function remove(tree: Tree, id: NodeId): Place {
  const { parent } = nodeAt(tree, id);
  const nodes = new Map(tree.nodes);
  const doomed = [...nodeAt(tree, id).children];
  for (let next = doomed.pop(); next !== undefined; next = doomed.pop()) {
    for (const child of nodeAt(tree, next).children) doomed.push(child);
    nodes.delete(next);
  }
  if (parent === null) {
    nodes.set(id, { ...nodeAt(tree, id), children: [] });
    return { tree: { ...tree, nodes }, at: id };
  }
  nodes.delete(id);
  const above = nodeAt(tree, parent);
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  return { tree: { ...tree, nodes }, at: parent };
}

/**
 * Puts back what `remove` took out at `id`, as it stood in the tree before; what has grown since stays. Where the place it
 * belongs to is gone as well, nothing is put back.
 */
export function restore(tree: Tree, before: Tree, id: NodeId): Tree {
  const { parent } = nodeAt(before, id);
  const above = tree.nodes.get(parent ?? id);
  if (!above) return tree;
  const back = parent === null ? nodeAt(before, id).children : [id];
  const nodes = new Map(tree.nodes);
  const waiting = [...back];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = nodeAt(before, next);
    nodes.set(next, node);
    for (const child of node.children) waiting.push(child);
  }
  // What was played again meanwhile stands beside what comes back, in the order in which they first came.
  const old = nodeAt(before, above.id).children.filter(
    (child) => back.includes(child) || above.children.includes(child),
  );
  const fresh = above.children.filter((child) => !old.includes(child));
  nodes.set(above.id, { ...above, children: [...old, ...fresh] });
  return { ...tree, nodes };
}

export function comment(tree: Tree, id: NodeId, text: string): Tree {
  return changed(tree, { ...nodeAt(tree, id), comment: text });
}

/** All nodes, every one before its continuations and the main continuation before the others. */
export function preorder(tree: Tree): NodeId[] {
  const order: NodeId[] = [];
  const waiting: NodeId[] = [ROOT];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id);
    for (const child of [...nodeAt(tree, id).children].reverse()) waiting.push(child);
  }
  return order;
}
