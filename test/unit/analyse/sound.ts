import { isSeat } from '../../../workers/seats';
import { expect } from 'vitest';
import type { Shared } from '../../../site/lib/analyse/settings';
import { nodeAt, preorder } from '../../../site/lib/analyse/tree';

/** Expects a tree that hangs together, a place in it, and settings of the kinds they have. */
export function expectSound({ tree, at, settings }: Shared): void {
  const order = preorder(tree);
  expect(new Set(order)).toEqual(new Set(tree.nodes.keys()));
  expect(order).toHaveLength(tree.nodes.size);
  for (const id of order) {
    const { parent, action, comment, children } = nodeAt(tree, id);
    expect([typeof action, typeof comment]).toEqual(['string', 'string']);
    expect(id).toBeLessThan(tree.nextId);
    for (const child of children) expect(nodeAt(tree, child).parent).toBe(id);
    const actions = children.map((child) => nodeAt(tree, child).action);
    expect(new Set(actions).size).toBe(actions.length);
    if (parent !== null) expect(nodeAt(tree, parent).children).toContain(id);
  }
  expect(tree.nodes.has(at)).toBe(true);
  expect(settings).toEqual({
    map: expect.any(String),
    measure: expect.stringMatching(/^(loss|chance)$/),
    hidden: expect.stringMatching(/^(dealt|open)$/),
    bottom: expect.toSatisfy(isSeat),
  });
}
