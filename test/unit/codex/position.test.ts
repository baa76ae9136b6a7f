import { describe, expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { keyText, parseKey } from '../../../workers/games/codex/ability-keys';
import { parse, printPosition } from '../../../workers/games/codex/notation';
import { readTable } from '../../../workers/games/codex/position';
import type { State } from '../../../workers/games/codex/state';
import { writeTable } from '../../../workers/games/codex/start';
import * as referee from '../../../workers/referee/codex';
import { dice } from '../../differential/support/dice';
import { busyOf } from '../../differential/codex/support/busy';
import { canonical } from '../../differential/codex/support/canonical';

const line = (seed: number): string => printPosition(canonical(busyOf(9, dice(seed)).start), []);
function read(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
const SEEDS = Array.from({ length: 20 }, (_, i) => i);

describe('positions of Codex', () => {
  it.each(SEEDS)('go through bytes and come back: %d', (seed) => {
    const { table } = read(line(seed));
    const bytes = new Uint8Array(L.STATE_BYTES);
    writeTable(table, bytes);
    expect(printPosition(canonical(readTable(bytes)), [])).toBe(line(seed));
  });

  it.each(SEEDS.slice(0, 5))('are written as the referee reads them: %d', (seed) => {
    const read = referee.fromText(line(seed));
    expect(read.ok ? printPosition(canonical(read.node.start), []) : read.error).toBe(line(seed));
  });

  it('name abilities by where they come from', () => {
    for (const text of ['0', '2', '1.0', '2.1', 's17.0.1', 's17.1.0.2', 'e33.1']) {
      const { sort, detail, granter } = parseKey(text);
      expect(keyText((sort << 16) | detail, granter)).toBe(text);
    }
  });

  it.each([
    ['game:', 'missing-field', 1],
    ['game:luck=1 A: B:', 'unknown-key', 6],
    ['game: A:gold=5;workers=many B:', 'not-json', 24],
    ['game: A:gold=5;workers=999 B:', 'bad-value', 16],
    ['game: A:hand=["ace_of_spades"] B:', 'bad-value', 9],
    ['game: A: B: C:', 'unknown-key', 13],
    ['game: A: A: B:', 'unknown-key', 10],
    ['game: A: B: #1:card="castle"', 'bad-value', 16],
    ['game:lasting=[1] A: B:', 'bad-value', 6],
  ])('%s is refused: %s at column %d', (text, problem, column) => {
    expect(parse(text)).toMatchObject({ ok: false, error: { problem, column } });
  });
});
