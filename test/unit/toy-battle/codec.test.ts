import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as layout from '../../../assembly/games/toy-battle/layout';
import { blankState } from '../../../workers/games/toy-battle/blank';
import { mapById } from '../../../workers/games/toy-battle/board-data';
import { read, write } from '../../../workers/games/toy-battle/codec';
import type { State } from '../../../workers/games/toy-battle/state';
import { anyState } from './arbitrary-state';

function bytesOf(state: State, fill = 0): Uint8Array {
  const bytes = new Uint8Array(layout.STATE_BYTES).fill(fill);
  write(state, bytes);
  return bytes;
}

describe('the bytes of a state', () => {
  it('read back as the state that was written', () => {
    fc.assert(fc.property(anyState, (state) => void expect(read(bytesOf(state))).toEqual(state)));
  });

  it('do not depend on what was there before, and leave the derived block zero', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const bytes = bytesOf(state, 0xaa);
        expect(bytes).toEqual(bytesOf(state));
        expect(bytes.subarray(layout.DERIVED).every((byte) => byte === 0)).toBe(true);
      }),
    );
  });

  it('lie where the memory map says', () => {
    const state = blankState(mapById('tropical-pool')!, 'red', {
      specials: 'off',
      frozenStuck: 'loses-turn',
      starter: 'red',
      turnLimit: 300,
    });
    state.turns = 258;
    state.stacks = { '2': 'b7', '13': 'rKb1' };
    state.rack = { blue: 'K', red: '777' };
    state.removed.red = 3;
    state.taken = { a: 'blue', h: 'red' };
    state.question = 'over';
    state.result = { winner: 'blue', how: 'hq' };
    state.captured = { node: 'R2', tile: 'b4' };
    const bytes = bytesOf(state);
    expect(bytes[layout.MAP]).toBe(1);
    expect(bytes[layout.OPTIONS]).toBe(layout.OPT_SPECIALS_OFF | layout.OPT_FROZEN_LOSES_TURN);
    expect(Array.from(bytes.subarray(layout.TURNS, layout.TURNS + 4))).toEqual([2, 1, 44, 1]);
    expect(bytes[layout.STARTER]).toBe(2);
    expect(bytes[layout.QUESTION_BASE]).toBe(layout.NOWHERE);
    expect(bytes[layout.RESULT]).toBe(layout.WON_HQ);
    expect(bytes[layout.CAPTURED]).toBe(16);
    expect(bytes[layout.CAPTOR]).toBe(layout.HOOK);
    expect(bytes[layout.REMOVED + 1]).toBe(3);
    expect(bytes[layout.RACK]).toBe(1);
    expect(bytes[layout.RACK + layout.TROOPS + layout.ROXY]).toBe(3);
    expect(Array.from(bytes.subarray(layout.TAKEN, layout.TAKEN + 4))).toEqual([1, 0, 128, 0]);
    expect(Array.from(bytes.subarray(layout.ENDS, layout.ENDS + 16))).toEqual([
      0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3,
    ]);
    expect(Array.from(bytes.subarray(layout.TILES, layout.TILES + 4))).toEqual([7, 8, 1, 0]);
  });
});
