import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as layout from '../../../assembly/games/token-battle/layout';
import { read, write } from '../../../workers/games/token-battle/codec';
import { parse } from '../../../workers/games/token-battle/notation';
import type { State } from '../../../workers/games/token-battle/state';
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

  it('are written where they lie, also in the middle of a buffer', () => {
    const whole = new Uint8Array(3 * layout.STATE_BYTES);
    const middle = whole.subarray(layout.STATE_BYTES, 2 * layout.STATE_BYTES);
    const parsed = parse('B f6=10g; turn B; points 999-1000; ply 300');
    if (!parsed.ok) throw new Error(parsed.error.problem);
    write(parsed.value, middle);
    expect(whole.subarray(0, layout.STATE_BYTES).every((byte) => byte === 0)).toBe(true);
    expect(whole.subarray(2 * layout.STATE_BYTES).every((byte) => byte === 0)).toBe(true);
    expect(read(middle)).toEqual(parsed.value);
  });

  it('lie where the memory map says', () => {
    const parsed = parse(
      'A a1=4; B f6=10g; cards A shove tide>milestone; cards B idol; turn B; points 1-300; last f6; boost 0-1; ' +
        'extra 2-0; ply 258; options firstPlayer=B headStart=60 pointLimit=500 turnLimit=300 betweenTurns=owner stackView=tops',
    );
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const bytes = bytesOf(parsed.value);
    const pair = (at: number) => [bytes[at]!, bytes[at + 1]!];
    expect(bytes[layout.BOARD]).toBe(4);
    expect(bytes[layout.BOARD + 35]).toBe(layout.TOKEN_OWNER + layout.GOLDEN * layout.TOKEN_TYPE + 10);
    expect(bytes[layout.TO_MOVE]).toBe(1);
    expect(bytes[layout.LAST]).toBe(35);
    expect(pair(layout.BOOST)).toEqual([0, 1]);
    expect(pair(layout.POINTS)).toEqual([1, 0]);
    expect(pair(layout.POINTS + 2)).toEqual([44, 1]);
    expect(pair(layout.EXTRA)).toEqual([2, 0]);
    expect(pair(layout.PLY)).toEqual([2, 1]);
    expect(pair(layout.POINT_LIMIT)).toEqual([244, 1]);
    expect(pair(layout.TURN_LIMIT)).toEqual([44, 1]);
    expect(pair(layout.HEAD_START)).toEqual([60, 0]);
    expect(bytes[layout.FIRST_PLAYER]).toBe(2);
    expect(bytes[layout.OPTIONS]).toBe(layout.OPT_SHOTS_OF_OWNER | layout.OPT_STACK_TOPS);
    expect([...bytes.subarray(layout.STACKS, layout.STACKS + 7)]).toEqual([12, 0, 0, 0, 0, 15, 1]);
    expect(bytes[layout.STACKS + layout.SEAT_CARDS]).toBe(6);
  });
});
