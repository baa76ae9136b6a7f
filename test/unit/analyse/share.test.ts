import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink } from '../../../site/lib/links/codec';
import { MEASURES } from '../../../site/lib/analyse/measure';
import { DEFAULT_SETTINGS, HIDDEN, type Shared } from '../../../site/lib/analyse/settings';
import { pack, unpack } from '../../../site/lib/analyse/share';
import { titleOf } from '../../../site/lib/analyse/title';
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
import { MAX_ACTIONS, MAX_DEPTH } from '../../../workers/reading/limits';
import { hostileText } from '../support/hostile-text';
import { expectSound } from './sound';

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
    measure: fc.constantFrom(...MEASURES),
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

function unpacked(text: string): Shared {
  const read = unpack(text);
  if (!read.ok) throw new Error(`${read.error.problem}: ${read.error.found}`);
  return read.value;
}

describe('links', () => {
  test('a whole analysis survives: moves, branches, comments, place, map and assumptions', async () => {
    await fc.assert(
      fc.asyncProperty(shared, async (analysis) => {
        const read = await decodeLink(await encodeLink(pack(analysis)));
        expect(read.ok).toBe(true);
        expect(told(unpacked(read.ok ? read.text : ''))).toEqual(told(analysis));
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
      '{"s":"x","a":"draw","c":{"-1":"?"}}',
      '{"s":"x","a":"draw","c":{"":"?"}}',
      '{"s":"x","a":"draw","c":{"__proto__":"?"}}',
      '{"s":"x","a":"draw","c":"no"}',
      '{"s":"x","a":"draw","c":[]}',
      '{"s":"x","a":"draw","v":{}}',
      '{"s":"x","a":"draw","v":[null]}',
      '{"s":"x","a":"draw","v":[{"p":"0","a":"skip"}]}',
      '{"s":"x","a":"draw","n":"length"}',
      '{"s":"x","a":"draw","n":"at"}',
      '{"s":"x","a":"draw","n":"1"}',
      '{"s":"x","a":"draw","n":"__proto__"}',
      '{"s":"x","a":"draw","n":0.5}',
      '{"s":"x","a":"draw","n":-1}',
      '{"s":"x","a":"draw","n":[1]}',
      '{"s":"x","a":"draw","n":true}',
    ]) {
      expect(unpack(text), text).toMatchObject({ ok: false });
    }
  });

  test('what a later version calls hidden is read as usual; which maps there are is for the game to say', () => {
    const { settings } = unpacked('{"s":"x","a":"","m":"weather","r":"peeked"}');
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, map: 'weather' });
  });
});

describe('however hostile the text', () => {
  /** JSON of any kind under the names a link has, or something near to what belongs there. */
  const odd = fc.oneof(
    fc.constantFrom('length', '__proto__', 'constructor', '', '0', 'at'),
    fc.integer({ min: -2, max: 9 }),
    fc.double(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const near = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ weight: 5, arbitrary: usual as fc.Arbitrary<unknown> }, odd);
  const names = fc.oneof(fc.nat(4).map(String), fc.constantFrom('__proto__', 'constructor', '-1', '1.5', ''));
  const { line } = fc.letrec((tie) => ({
    line: fc.record(
      {
        a: near(fc.constantFrom('', 'draw', 'draw,skip', ',,', 'a,b,a', '__proto__,constructor')),
        c: near(fc.dictionary(names, near(fc.string()), { maxKeys: 3 })),
        v: near(fc.array(near(tie('line')), { maxLength: 3 })),
        p: near(fc.nat(3)),
      },
      { requiredKeys: ['a', 'p'] },
    ),
  }));
  const link = fc
    .record(
      {
        s: near(fc.constantFrom(START, '')),
        n: near(fc.nat(3)),
        m: near(fc.constantFrom('values', 'none')),
        r: near(fc.constantFrom(...HIDDEN)),
        b: near(fc.constant(1)),
      },
      { requiredKeys: ['s'] },
    )
    .chain((head) => line.map((rest) => JSON.stringify({ ...head, ...(rest as object) })));

  test('it is refused, or read as a sound tree with a place in it', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 8, arbitrary: link }, fc.json(), hostileText), (text) => {
        const found = unpack(text);
        if (!found.ok) return;
        read++;
        expectSound(found.value);
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(0);
  });
});

describe('what is larger than any analysis', () => {
  const say = (packed: object) => unpack(JSON.stringify({ s: START, ...packed }));
  const actions = (count: number) => Array(count).fill('draw').join(',');

  test('is read up to the limit, and refused above it with the limit', () => {
    expect(say({ a: actions(MAX_ACTIONS) })).toMatchObject({ ok: true });
    const found = `actions: ${MAX_ACTIONS + 1} > ${MAX_ACTIONS}`;
    expect(say({ a: actions(MAX_ACTIONS + 1) })).toMatchObject({ ok: false, error: { problem: 'too-long', found } });
  });

  test('counts the actions of variations, also of those that stand there already', () => {
    const v = Array.from({ length: MAX_ACTIONS }, () => ({ p: 0, a: 'draw' }));
    expect(say({ a: '', v })).toMatchObject({ ok: true });
    expect(say({ a: 'draw', v })).toMatchObject({ ok: false, error: { problem: 'too-long' } });
  });

  test('holds for variations inside each other', () => {
    const nested = (depth: number) => {
      let line: object = { a: 'draw' };
      for (let i = 0; i < depth; i++) line = { a: 'draw', v: [{ ...line, p: 0 }] };
      return say(line);
    };
    const deepest = nested(MAX_DEPTH);
    expect(deepest).toMatchObject({ ok: true });
    const found = `variations: ${MAX_DEPTH + 1} > ${MAX_DEPTH}`;
    expect(nested(MAX_DEPTH + 1)).toMatchObject({ ok: false, error: { problem: 'too-deep', found } });
  });

  test('is refused however small its link: a thousand signs that unpack to a million moves', async () => {
    const link = await encodeLink(`{"s":"${START}","a":"${','.repeat(900_000)}"}`);
    expect(link.length).toBeLessThan(2000);
    const read = await decodeLink(link);
    expect(unpack(read.ok ? read.text : '')).toMatchObject({ ok: false, error: { problem: 'too-long' } });
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
