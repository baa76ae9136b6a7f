import { describe, expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';
import { keyText, parseKey } from '../../../workers/games/codex/ability-keys';
import { parsePosition, printPosition } from '../../../workers/games/codex/notation';
import { readTable } from '../../../workers/games/codex/position';
import { writeTable } from '../../../workers/games/codex/start';
import * as referee from '../../../workers/referee/codex';
import { dice } from '../../differential/support/dice';
import { busyOf } from '../../differential/codex/support/busy';
import { canonical } from '../../differential/codex/support/canonical';

const line = (seed: number): string => printPosition(canonical(busyOf(9, dice(seed)).start), []);
const SEEDS = Array.from({ length: 20 }, (_, i) => i);

describe('positions of Codex', () => {
  it.each(SEEDS)('go through bytes and come back: %d', (seed) => {
    const { table } = parsePosition(line(seed));
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

  it('that are no line are refused', () => {
    expect(() => parsePosition('game:')).toThrow('no item A');
    expect(() => parsePosition('game:luck=1 A: B:')).toThrow('no field luck');
  });
});
