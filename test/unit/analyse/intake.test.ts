import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHash, readRecord, readText, writeRecord } from '../../../site/lib/analyse/intake';
import { storedText } from '../../../site/lib/analyse/record';
import { pack } from '../../../site/lib/analyse/share';
import { ROOT, actionsTo, comment, newTree, play, preorder } from '../../../site/lib/analyse/tree';
import { encodeLink } from '../../../site/lib/links/codec';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { toyBattle } from '../../../workers/games/toy-battle/game';
import type { GameCodec } from '../../../workers/game-codec';
import { seededRandom } from '../../../workers/random';
import { MAX_ACTIONS } from '../../../workers/reading/limits';
import type { GameId } from '../../../workers/registry';
import { hostileText } from '../support/hostile-text';
import { expectSound } from './sound';

const codec = toyBattle;
const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

function analysis() {
  let { tree, at } = play(newTree(START), ROOT, 'draw');
  tree = play(tree, ROOT, 'place 4@7').tree;
  tree = comment(tree, at, 'Nothing hurries.');
  return { tree, at, settings: { map: 'values', measure: 'chance', hidden: 'open', bottom: 1 } as const };
}

const told = (shared: { tree: ReturnType<typeof newTree> }) =>
  preorder(shared.tree).map((id) => actionsTo(shared.tree, id));

describe('what is understood', () => {
  test('a notation', async () => {
    const read = await readText(`  ${START}\n`, codec);
    expect(read.ok && read.shared.tree.start).toBe(START);
  });

  test('a JSON position', async () => {
    const read = await readText('{"map": "hallway", "toMove": "red"}', codec);
    expect(read.ok && read.shared.tree.start).toMatch(/^tb1 hallway r/);
  });

  test('a record, with everything the analysis had', async () => {
    const read = await readText(writeRecord(analysis(), codec), codec);
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    expect(told(read.shared)).toEqual(told(analysis()));
    expect(read.shared.settings).toEqual(analysis().settings);
    expect(actionsTo(read.shared.tree, read.shared.at)).toEqual(['draw']);
  });

  test('what is stored on the device, which begins with its position whatever that is', async () => {
    for (const of of [toyBattle, tashKalar]) {
      const start = of.randomStart(of.setups[0]!, seededRandom(1));
      if (!start.ok) throw new Error(of.id);
      const notation = (of as GameCodec).print(start.value);
      const shared = { ...analysis(), tree: newTree(notation), at: ROOT };
      const read = readRecord(storedText(of.id as GameId, shared), of as GameCodec);
      expect(read).toEqual({ ok: true, shared });
    }
    const read = readRecord(storedText('toy-battle', analysis()), codec);
    expect(read.ok && told(read.shared)).toEqual(told(analysis()));
    expect(read.ok && read.shared.settings).toEqual(analysis().settings);
    expect(read.ok && actionsTo(read.shared.tree, read.shared.at)).toEqual(['draw']);
  });

  test('a link, as an address or as its end alone', async () => {
    const link = await encodeLink(pack(analysis()));
    for (const text of [`https://example.org/en/toy-battle/analyse/#a=${link}`, `#a=${link}`]) {
      const read = await readText(text, codec);
      expect(read.ok && told(read.shared)).toEqual(told(analysis()));
    }
  });

  test('a position in an address', async () => {
    const read = await readHash(`#p=${encodeURIComponent(START)}`, codec);
    expect(read?.ok && read.shared.tree.start).toBe(START);
  });
});

describe('what is refused, with what and where', () => {
  test('a record of another game', async () => {
    const read = await readText('{"game": "chess", "actions": ["e4"]}', codec);
    expect(read).toMatchObject({ ok: false, text: { problem: 'wrong-game', found: 'game: "chess"' } });
  });

  test('a file that is no JSON', async () => {
    expect(await readText('{"game": ', codec)).toEqual({ ok: false, json: { line: 1, column: 9, found: '' } });
  });

  test('a text of another game, and one of no game, by how it begins', async () => {
    expect(await readText(START, tashKalar)).toEqual({ ok: false, foreign: START.slice(0, 24) });
    expect(await readText('hello, not a record', tashKalar)).toEqual({ ok: false, foreign: 'hello, not a record' });
    expect(await readText('\uFFFDPNG\r\n\u001A', toyBattle)).toEqual({ ok: false, foreign: 'PNG' });
    // A later version is of this game all the same.
    expect(await readText(START.replace('tb1', 'tb9'), toyBattle)).toMatchObject({ text: { problem: 'version' } });
  });

  test('a move that has no meaning', async () => {
    const record = `{"start": "${START}", "actions": ["draw", "castle"]}`;
    expect(await readText(record, codec)).toMatchObject({
      ok: false,
      text: { problem: 'bad-action', found: 'actions.1: "castle"' },
    });
  });

  test('an impossible position, by its rule', async () => {
    const text = '{"map": "hallway", "toMove": "red", "rack": {"red": "KKKK"}}';
    expect(await readText(text, codec)).toMatchObject({
      ok: false,
      text: { problem: 'too-many-copies', rule: 'TB-KIT-1' },
    });
  });

  test('a link that was cut off', async () => {
    const link = await encodeLink(pack(analysis()));
    expect(await readHash(`#a=${link.slice(0, -6)}`, codec)).toEqual({
      ok: false,
      link: { ok: false, problem: 'damaged' },
    });
  });

  test('a sound link about something else, and one with a place that is none', async () => {
    const read = async (text: string) => readHash(`#a=${await encodeLink(text)}`, codec);
    expect(await read('{"hello":1}')).toMatchObject({ text: { problem: 'bad-value', found: 's: undefined' } });
    expect(await read(`{"s":"${START}","a":"draw","n":"length"}`)).toMatchObject({
      text: { problem: 'bad-number', found: 'n: "length"' },
    });
  });

  test('an action that is no text, in a few words however long it is', async () => {
    const record = `{"start": "${START}", "actions": ["${'x'.repeat(100_000)}"]}`;
    const read = await readText(record, codec);
    expect(read).toMatchObject({ ok: false, text: { problem: 'bad-action' } });
    expect('text' in read && read.text.found.length).toBeLessThanOrEqual(60);
  });

  test('more than any analysis holds, with how much that is and the limit', async () => {
    const actions = Array(MAX_ACTIONS + 1).fill('draw');
    const long = { problem: 'too-long', found: `actions: ${MAX_ACTIONS + 1} > ${MAX_ACTIONS}` };
    const link = await encodeLink(JSON.stringify({ s: START, a: actions.join(',') }));
    expect(await readHash(`#a=${link}`, codec)).toMatchObject({ ok: false, text: long });
    expect(await readText(JSON.stringify({ start: START, actions }), codec)).toMatchObject({ ok: false, text: long });
    expect(await readText('x'.repeat(5_000_001), codec)).toMatchObject({
      ok: false,
      text: { problem: 'too-large', found: '5000001 > 5000000' },
    });
  });

  test('a text that could be a link again and again, read once', async () => {
    const read = await readText(`${'#a='.repeat(1_000_000)} x`, codec);
    expect(read).toMatchObject({ ok: false, foreign: '#a=#a=#a=#a=#a=#a=#a=#a=' });
  });

  test("any other fragment is nobody's business here", async () => {
    expect(await readHash('#content', codec)).toBe(null);
    expect(await readHash('', codec)).toBe(null);
  });
});

describe('however hostile the record', () => {
  const odd = fc.oneof(
    fc.constantFrom('length', '__proto__', 'constructor', '', '-1', '0.5'),
    fc.integer({ min: -2, max: 9 }),
    fc.double(),
    fc.jsonValue({ maxDepth: 2 }),
    hostileText,
  );
  const near = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ weight: 8, arbitrary: usual as fc.Arbitrary<unknown> }, odd);
  const names = fc.oneof(fc.nat(3).map(String), fc.constantFrom('__proto__', 'constructor', '-1', '1.5', ''));
  const tags = fc.record(
    {
      place: fc.constantFrom('0', '1', '2', '99', '-1', '0.5', 'length', '__proto__', 'constructor', '', 'NaN'),
      map: fc.constantFrom('values', '__proto__', ''),
      racks: fc.constantFrom('open', 'dealt', '__proto__'),
      bottom: fc.constantFrom('0', '1', '2', '__proto__'),
    },
    { requiredKeys: [] },
  );
  const { line } = fc.letrec((tie) => ({
    line: fc.record(
      {
        at: near(fc.nat(2)),
        actions: near(fc.array(near(fc.constantFrom('draw', 'skip', '~4', 'place 4@7')), { maxLength: 4 })),
        comments: near(fc.dictionary(names, near(fc.string()), { maxKeys: 2 })),
        variations: near(fc.array(near(tie('line')), { maxLength: 3 })),
      },
      { requiredKeys: ['at', 'actions'] },
    ),
  }));
  const record = fc.record({ start: near(fc.constant(START)), tags: near(tags) }).chain((head) =>
    line.map((whole) => {
      const { at: _, ...rest } = whole as { at: unknown };
      return JSON.stringify({ ...head, ...rest });
    }),
  );

  test('it is refused, or read as a sound tree with a place in it', () => {
    let read = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 8, arbitrary: record }, fc.json(), hostileText), (text) => {
        const found = readRecord(text, codec);
        if (!found.ok) return;
        read++;
        expectSound(found.shared);
      }),
      { numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(0);
  });

  test('a text of any kind is answered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          hostileText,
          fc.json(),
          hostileText.map((text) => `{${text}`),
        ),
        async (text) => {
          expect(await readText(text, codec)).toHaveProperty('ok');
        },
      ),
    );
  });
});
