import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { allEntries, allPuzzles, formerPuzzles, packedPart } from '../../../site/lib/puzzles/files';
import { unpack } from '../../../site/lib/puzzles/packed';
import { partOf, partsOf } from '../../../site/lib/puzzles/parts';
import { GAMES } from '../../../workers/registry';

const kB = 1000;

/** What the part of a puzzle may cost whoever opens it, in bytes. */
const PART = 40 * kB;

/** What one more puzzle may cost the site on its host, the copy for offline use included, in bytes. */
const PUZZLE = 2 * kB;

const opened = (packed: ArrayBuffer) => unpack(new Blob([packed]).stream());

describe.for(GAMES.map(({ id }) => id))('puzzles of %s', (game) => {
  test('lie in parts that an id leads to, unchanged, and cost little', async () => {
    const listed = await allPuzzles(game);
    const puzzles = [...listed, ...(await formerPuzzles(game))];
    const found = new Map<string, object>();
    let bytes = 0;
    for (const part of partsOf(game)) {
      const packed = (await packedPart(game, part))!;
      expect(packed.byteLength, part).toBeLessThanOrEqual(PART);
      bytes += packed.byteLength;
      for (const { puzzle, board } of await opened(packed)) {
        expect(partOf(game, puzzle.id)).toBe(part);
        expect(Object.keys(board)).not.toEqual([]);
        found.set(puzzle.id, puzzle);
      }
    }
    expect(found.size).toBe(puzzles.length);
    for (const puzzle of puzzles) expect(found.get(puzzle.id)).toEqual(puzzle);

    const list = JSON.stringify(await allEntries(game));
    for (const { id } of puzzles.slice(listed.length)) expect(list).not.toContain(id);
    expect((2 * bytes + list.length + gzipSync(list).length) / puzzles.length).toBeLessThanOrEqual(PUZZLE);
  });

  test('an id that no puzzle has leads to a part as well, in which it is not', async () => {
    for (const id of ['', 'x', '-zzzzzz', '../../x', 'tb-win-nothing', '%ff', '\u0000']) {
      expect(partsOf(game), id).toContain(partOf(game, id));
      const pages = await opened((await packedPart(game, partOf(game, id)))!);
      expect(pages.some(({ puzzle }) => puzzle.id === id)).toBe(false);
    }
    expect(await packedPart(game, '1-of-1')).toBeNull();
  });
});
