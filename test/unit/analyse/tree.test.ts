import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  ROOT,
  actionsTo,
  branch,
  childBy,
  comment,
  hasRoom,
  isMain,
  lastOf,
  leave,
  lineThrough,
  makeMain,
  newTree,
  nodeAt,
  play,
  preorder,
  promote,
  remove,
  type NodeId,
  type Tree,
} from '../../../site/lib/analyse/tree';
import { fromLine } from '../../../site/lib/analyse/line-to-tree';
import { toLine } from '../../../site/lib/analyse/tree-to-line';
import type { Line } from '../../../workers/game-codec';
import { MAX_ACTIONS, MAX_DEPTH } from '../../../workers/reading/limits';

function grown(lines: string[]): Tree {
  let tree = newTree('start');
  for (const line of lines) {
    let at: NodeId = ROOT;
    for (const action of line) ({ tree, at } = play(tree, at, action));
  }
  return tree;
}

function find(tree: Tree, line: string): NodeId {
  return [...line].reduce<NodeId>((at, action) => childBy(tree, at, action)!, ROOT);
}

const lines = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 }), { maxLength: 12 });

describe('branching', () => {
  test('another move branches and overwrites nothing', () => {
    const tree = grown(['abc', 'abd', 'ax']);
    expect(lineThrough(tree, ROOT).map((n) => n.action)).toEqual(['a', 'b', 'c']);
    expect(nodeAt(tree, find(tree, 'ab')).children.map((id) => nodeAt(tree, id).action)).toEqual(['c', 'd']);
    expect(actionsTo(tree, find(tree, 'abd'))).toEqual(['a', 'b', 'd']);
  });

  test('the same move again goes where it went before', () => {
    const tree = grown(['ab']);
    expect(play(tree, ROOT, 'a')).toEqual({ tree, at: find(tree, 'a') });
  });

  test('changes leave the old tree as it was', () => {
    const tree = grown(['abc']);
    const before = toLine(tree);
    remove(tree, find(tree, 'ab'));
    play(tree, ROOT, 'z');
    comment(tree, ROOT, 'no');
    expect(toLine(tree)).toEqual(before);
  });
});

describe('walking', () => {
  const tree = grown(['abc', 'abd', 'abe', 'ax']);

  test('to the end of the main continuation', () => {
    expect(lastOf(tree, ROOT)).toBe(find(tree, 'abc'));
    expect(lastOf(tree, find(tree, 'ax'))).toBe(find(tree, 'ax'));
  });

  test('between the branches of a fork', () => {
    expect(branch(tree, find(tree, 'abc'), 1)).toBe(find(tree, 'abd'));
    expect(branch(tree, find(tree, 'abd'), -1)).toBe(find(tree, 'abc'));
    expect(branch(tree, find(tree, 'abe'), 1)).toBe(find(tree, 'abe'));
    expect(branch(tree, ROOT, 1)).toBe(ROOT);
  });

  test('out of a variation', () => {
    expect(leave(tree, find(tree, 'abd'))).toBe(find(tree, 'ab'));
    expect(leave(tree, find(tree, 'abc'))).toBe(find(tree, 'abc'));
    expect(isMain(tree, find(tree, 'abc'))).toBe(true);
    expect(isMain(tree, find(tree, 'ax'))).toBe(false);
  });
});

describe('changing', () => {
  test('promote moves a variation one place up', () => {
    const tree = grown(['ab', 'ac', 'ad']);
    const up = promote(tree, find(tree, 'ad'));
    expect(nodeAt(up, find(up, 'a')).children.map((id) => nodeAt(up, id).action)).toEqual(['b', 'd', 'c']);
  });

  test('promote from deep inside moves the variation at its fork', () => {
    const tree = grown(['abc', 'axyz']);
    const up = promote(tree, find(tree, 'axyz'));
    expect(lineThrough(up, ROOT).map((n) => n.action)).toEqual(['a', 'x', 'y', 'z']);
  });

  test('promote changes nothing on the main line', () => {
    const tree = grown(['abc', 'ad']);
    expect(promote(tree, find(tree, 'abc'))).toBe(tree);
  });

  test('make main does so at every fork', () => {
    const tree = grown(['abc', 'xyz', 'xyw']);
    const main = makeMain(tree, find(tree, 'xyw'));
    expect(lineThrough(main, ROOT).map((n) => n.action)).toEqual(['x', 'y', 'w']);
    expect(preorder(main)).toHaveLength(preorder(tree).length);
  });

  test('delete takes the node and all that follows, and nothing else', () => {
    const tree = grown(['abc', 'abd', 'ax']);
    const { tree: left, at } = remove(tree, find(tree, 'ab'));
    expect(at).toBe(find(tree, 'a'));
    expect(preorder(left).map((id) => nodeAt(left, id).action)).toEqual(['', 'a', 'x']);
    expect(left.nodes.size).toBe(3);
  });

  test('delete at the start keeps the start', () => {
    const { tree, at } = remove(grown(['abc', 'x']), ROOT);
    expect(at).toBe(ROOT);
    expect([...tree.nodes.keys()]).toEqual([ROOT]);
  });
});

describe('records', () => {
  test('a tree survives its record, order and comments included', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.tuple(fc.nat(40), fc.string()), { maxLength: 6 }), (moves, remarks) => {
        let tree = grown(moves);
        for (const [place, text] of remarks) {
          const order = preorder(tree);
          tree = comment(tree, order[place % order.length]!, text);
        }
        const back = fromLine('start', toLine(tree));
        const told = (t: Tree) => preorder(t).map((id) => [actionsTo(t, id), nodeAt(t, id).comment]);
        expect(told(back)).toEqual(told(tree));
      }),
    );
  });

  test('branches that stand twice become one, with both comments', () => {
    const tree = fromLine('start', {
      actions: ['a', 'b'],
      comments: { 1: 'first' },
      variations: [{ at: 0, actions: ['a', 'c'], comments: { 1: 'second' }, variations: [] }],
    });
    expect(nodeAt(tree, find(tree, 'a')).comment).toBe('first\nsecond');
    expect(nodeAt(tree, find(tree, 'a')).children).toHaveLength(2);
  });
});

describe('the work grows with the tree, not with its square', () => {
  const LENGTH = 2000;
  const steps = Array.from({ length: LENGTH }, (_, i) => `m${i}`);
  const empty = { actions: [], comments: {}, variations: [] };
  const leaf = (action: string) => ({ ...empty, at: 0, actions: [action] });
  const shapes = {
    'one long line': { ...empty, actions: steps },
    'many variations at one place': { ...empty, variations: steps.map(leaf) },
    'the same variation again and again': { ...empty, variations: steps.map(() => leaf('a')) },
    'variations all along a line': {
      ...empty,
      actions: steps.slice(0, LENGTH / 2),
      variations: steps.slice(0, LENGTH / 2).map((_, at) => ({ ...leaf('x'), at })),
    },
    'a comment on every move': {
      ...empty,
      actions: steps,
      comments: Object.fromEntries(steps.map((text, i) => [i + 1, text])),
    },
  };

  /** How often maps were asked or changed; copying one changes the copy once for each entry. */
  function mapWork(work: () => void): number {
    const spies = [vi.spyOn(Map.prototype, 'get'), vi.spyOn(Map.prototype, 'set')];
    try {
      work();
      return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  test.each(Object.entries(shapes))('reading %s', (_what, line) => {
    expect(mapWork(() => fromLine('start', line))).toBeLessThan(10 * LENGTH);
  });

  test('making the end of a long line the main line', () => {
    const tree = fromLine('start', { ...empty, actions: ['other'], variations: [{ ...empty, at: 0, actions: steps }] });
    expect(mapWork(() => makeMain(tree, tree.nextId - 1))).toBeLessThan(10 * LENGTH);
  });

  test('variations inside each other are no matter of the stack', () => {
    let line: Line = { ...empty, actions: ['b'] };
    for (let depth = 0; depth < 20_000; depth++) {
      line = { ...empty, actions: ['a'], variations: [{ ...line, at: 1 }] };
    }
    expect(preorder(fromLine('start', line))).toHaveLength(20_002);
  });
});

test('promoting again and again makes any node main, whatever the tree', () => {
  fc.assert(
    fc.property(lines, fc.nat(40), (moves, place) => {
      let tree = grown(moves);
      const order = preorder(tree);
      const id = order[place % order.length]!;
      for (let i = 0; i < 100 && !isMain(tree, id); i++) tree = promote(tree, id);
      expect(isMain(tree, id)).toBe(true);
    }),
  );
});

describe('room for one more action', () => {
  test('ends where an analysis could not be read again: in the number of actions', () => {
    const actions = Array.from({ length: MAX_ACTIONS }, (_, i) => String(i));
    const full = fromLine('start', { actions, comments: {}, variations: [] });
    const nearly = fromLine('start', { actions: actions.slice(1), comments: {}, variations: [] });
    expect(hasRoom(nearly, lastOf(nearly, ROOT))).toBe(true);
    expect(hasRoom(full, lastOf(full, ROOT))).toBe(false);
  });

  test('and in how deep variations stand inside each other', () => {
    let tree = newTree('start');
    let at: NodeId = ROOT;
    let depth = 0;
    for (; depth <= MAX_DEPTH && hasRoom(tree, at); depth++) {
      tree = play(tree, at, 'main').tree;
      ({ tree, at } = play(tree, at, 'other'));
    }
    expect(depth).toBe(MAX_DEPTH / 2 + 1);
    expect(hasRoom(tree, ROOT)).toBe(true);
  });
});
