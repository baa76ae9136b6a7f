import { describe, expect, it } from 'vitest';
import * as L from '../../../assembly/games/codex/layout';

describe('the memory map of a Codex state', () => {
  it('has its parts one after the other, in 4,096 bytes', () => {
    expect(L.SIDES + 2 * L.SIDE_BYTES).toBe(L.OBJECTS);
    expect(L.OBJECTS + L.MAX_OBJECTS * L.OBJECT_BYTES).toBe(L.NOTES);
    expect(L.NOTES + L.MAX_NOTES * L.NOTE_BYTES).toBe(L.LASTING);
    expect(L.LASTING + L.MAX_LASTING * L.LASTING_BYTES).toBe(L.DELAYED);
    expect(L.DELAYED + L.MAX_DELAYED * L.DELAYED_BYTES).toBe(L.TABLE_BYTES);
    expect(L.ANSWERS).toBe(L.TABLE_BYTES);
    expect(L.ANSWERS + 2 * L.MAX_ANSWERS).toBeLessThanOrEqual(L.STATE_BYTES);
  });

  it('gives a side room for its piles, and for a draw pile known in full', () => {
    expect(L.PILES + L.PILE_COUNT * L.MAX_KINDS).toBe(L.TOP);
    expect(L.TOP + L.MAX_TOP).toBeLessThanOrEqual(L.SIDE_BYTES);
    expect(L.OWNED + 2 * L.MAX_KINDS).toBeLessThanOrEqual(L.PILES);
  });

  it('has room in an answer for every argument', () => {
    expect((31 << L.ARGUMENT_BITS) | L.ARGUMENT).toBeLessThanOrEqual(0xffff);
    expect((L.MAX_OBJECTS << 4) | 15).toBeLessThanOrEqual(L.ARGUMENT);
    expect((1 << 9) | (L.PILE_COUNT << 6) | L.MAX_KINDS).toBeLessThanOrEqual(L.ARGUMENT);
  });
});
