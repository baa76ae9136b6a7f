import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../../site/lib/links/codec';
import { DEFAULT_SETTINGS, HIDDEN, pack, titleOf, unpack, type Shared } from '../../../site/lib/analyse/share';
import {
  ROOT,
  actionsTo,
  comment,
  newTree,
  nodeAt,
  play,
  preorder,
  type NodeId,
  type Tree,
} from '../../../site/lib/analyse/tree';

const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

const action = fc.oneof(
  fc.tuple(fc.constantFrom(...'K1234567'), fc.integer({ min: 1, max: 15 })).map(([t, n]) => `place ${t}@${n}`),
  fc.constantFrom('draw', 'skip', '~4', '~K', 'hit 3', 'shove 4>7', 'exhume 2', 'recall 5', 'raid', 'freeze'),
);

const shared: fc.Arbitrary<Shared> = fc
  .record({
    lines: fc.array(fc.array(action, { maxLength: 12 }), { maxLength: 5 }),
    remarks: fc.array(fc.tuple(fc.nat(60), fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 4 }),
    place: fc.nat(60),
    map: fc.constantFrom('none', 'values', 'holding', 'reach'),
    hidden: fc.constantFrom(...HIDDEN),
    bottom: fc.constantFrom<0 | 1>(0, 1),
  })
  .map(({ lines, remarks, place, ...settings }) => {
    let tree = newTree(START);
    for (const line of lines) {
      let at: NodeId = ROOT;
      for (const step of line) ({ tree, at } = play(tree, at, step));
    }
    for (const [where, text] of remarks) {
      const order = preorder(tree);
      tree = comment(tree, order[where % order.length]!, text);
    }
    const order = preorder(tree);
    return { tree, at: order[place % order.length]!, settings };
  });

const told = ({ tree, at, settings }: Shared) => ({
  start: tree.start,
  nodes: preorder(tree).map((id) => [actionsTo(tree, id), nodeAt(tree, id).comment]),
  at: preorder(tree).indexOf(at),
  settings,
});

describe('links', () => {
  test('a whole analysis survives: moves, branches, comments, place, map and assumptions', async () => {
    await fc.assert(
      fc.asyncProperty(shared, async (analysis) => {
        const read = await decodeLink(await encodeLink(pack(analysis)));
        expect(read.ok).toBe(true);
        expect(told(unpack(read.ok ? read.text : '')!)).toEqual(told(analysis));
      }),
    );
  });

  test('an ordinary analysis stays below 2 kB: sixty moves, eight branches, four comments', async () => {
    const random = seeded(5);
    const troops = 'K1234567';
    const some = () => ['draw', '~4', 'skip', `place ${troops[random(8)]}@${1 + random(15)}`][random(4)]!;
    let tree: Tree = newTree(START);
    let at: NodeId = ROOT;
    for (let i = 0; i < 60; i++) ({ tree, at } = play(tree, at, some()));
    const main = preorder(tree);
    for (let i = 0; i < 8; i++) {
      at = main[i * 6]!;
      for (let j = 0; j < 5; j++) ({ tree, at } = play(tree, at, some()));
    }
    for (let i = 0; i < 4; i++) tree = comment(tree, main[i * 12]!, 'Why not the other base? It leaves the door open.');
    const link = await encodeLink(pack({ tree, at, settings: { ...DEFAULT_SETTINGS, map: 'values' } }));
    expect(link.length).toBeLessThan(2000);
  });

  test('what is no analysis is refused', () => {
    for (const text of [
      '',
      '{}',
      '[]',
      'null',
      '3',
      '{"s":1,"a":""}',
      '{"s":"x"}',
      '{"s":"x","a":"draw","n":5}',
      '{"s":"x","a":"","v":[{"p":1,"a":"draw"}]}',
      '{"s":"x","a":"draw","c":{"2":"?"}}',
    ]) {
      expect(unpack(text), text).toBe(null);
    }
  });

  test('what a later version calls hidden is read as usual; which maps there are is for the game to say', () => {
    const read = unpack('{"s":"x","a":"","m":"weather","r":"peeked"}');
    expect(read?.settings).toEqual({ ...DEFAULT_SETTINGS, map: 'weather' });
  });
});

test('an analysis is named by its first comment', () => {
  expect(titleOf(newTree(START))).toBe('');
  expect(titleOf(comment(newTree(START), ROOT, 'Opening\nmore'))).toBe('Opening');
});

function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
