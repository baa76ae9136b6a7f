import { describe, expect, test } from 'vitest';
import { readHash, readText, writeRecord } from '../../../site/lib/analyse/intake';
import { pack } from '../../../site/lib/analyse/share';
import { ROOT, actionsTo, comment, newTree, play, preorder } from '../../../site/lib/analyse/tree';
import { encodeLink } from '../../../site/lib/links/codec';
import { tashKalar } from '../../../workers/games/tash-kalar/game';
import { toyBattle } from '../../../workers/games/toy-battle/game';

const codec = toyBattle;
const START = 'tb1 castle-field b 0 - K24/1357 KK1112233344555666777/KKK11222334445566677 4/4 -/- -/-';

function analysis() {
  let { tree, at } = play(newTree(START), ROOT, 'draw');
  tree = play(tree, ROOT, 'place 4@7').tree;
  tree = comment(tree, at, 'Nothing hurries.');
  return { tree, at, settings: { map: 'values', hidden: 'open', bottom: 1 } as const };
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

  test('a sound link about something else', async () => {
    expect(await readHash(`#a=${await encodeLink('{"hello":1}')}`, codec)).toEqual({
      ok: false,
      link: { problem: 'damaged' },
    });
  });

  test("any other fragment is nobody's business here", async () => {
    expect(await readHash('#content', codec)).toBe(null);
    expect(await readHash('', codec)).toBe(null);
  });
});
