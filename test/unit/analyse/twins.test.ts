import { expect, test } from 'vitest';
import { newTree, play, type NodeId, type Tree } from '../../../site/lib/analyse/tree';
import { twinsIn } from '../../../site/lib/analyse/twins';
import type { View } from '../../../workers/contract';

function grown(lines: string[][]): { tree: Tree; ends: NodeId[] } {
  let tree = newTree('');
  const ends: NodeId[] = [];
  for (const line of lines) {
    let at: NodeId = 0;
    for (const action of line) ({ tree, at } = play(tree, at, action));
    ends.push(at);
  }
  return { tree, ends };
}

test('two orders of the same moves are found to meet, and the later one points at the earlier', () => {
  const { tree, ends } = grown([
    ['a', 'b'],
    ['b', 'a'],
    ['b', 'c'],
  ]);
  const pathOf = (id: NodeId): string => {
    const node = tree.nodes.get(id)!;
    return node.parent === null ? '' : pathOf(node.parent) + node.action;
  };
  const viewOf = (id: NodeId) => ({ notation: [...pathOf(id)].sort().join('') }) as View;
  expect([...twinsIn(tree, viewOf)]).toEqual([[ends[1], ends[0]]]);
  expect(twinsIn(tree, () => undefined).size).toBe(0);
});
