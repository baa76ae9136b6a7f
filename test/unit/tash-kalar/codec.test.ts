import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as layout from '../../../assembly/games/tash-kalar/layout';
import { read, write } from '../../../workers/games/tash-kalar/codec';
import { parse } from '../../../workers/games/tash-kalar/notation';
import type { State } from '../../../workers/games/tash-kalar/state';
import { anyState } from './arbitrary-state';

function bytesOf(state: State, fill = 0): Uint8Array {
  const bytes = new Uint8Array(layout.STATE_BYTES).fill(fill);
  write(state, bytes);
  return bytes;
}

function stateOf(text: string): State {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('the bytes of a state', () => {
  it('read back as the state that was written', () => {
    fc.assert(fc.property(anyState, (state) => void expect(read(bytesOf(state))).toEqual(state)));
  });

  it('do not depend on what was there before', () => {
    fc.assert(fc.property(anyState, (state) => void expect(bytesOf(state, 0xaa)).toEqual(bytesOf(state))));
  });

  it('are written where they lie, also in the middle of a buffer', () => {
    const whole = new Uint8Array(3 * layout.STATE_BYTES);
    const middle = whole.subarray(layout.STATE_BYTES, 2 * layout.STATE_BYTES);
    const state = stateOf('A e5**; hand B Knight Titan flare-11; turn B 1; ply 300');
    write(state, middle);
    expect(whole.subarray(0, layout.STATE_BYTES).every((byte) => byte === 0)).toBe(true);
    expect(whole.subarray(2 * layout.STATE_BYTES).every((byte) => byte === 0)).toBe(true);
    expect(read(middle)).toEqual(state);
  });

  it('lie where the memory map says', () => {
    const state = stateOf(
      'A c1 e5*; B g9**; mode duel; decks highland sylvan; hand A Werewolf FireDragon flare-11; deck A WildEagle/AB ? ' +
        'ClanAxeman/B; discards B Dryad Naiad; points 3-4; turn B 1 discarded; ply 258; destroyed 2-1-1; summoned c1*; ' +
        'due borrow=1; end 1; options startPlayer=B resign=off',
    );
    const bytes = bytesOf(state);
    const list = (at: number, length: number) => [...bytes.subarray(at, at + length)];
    expect(list(layout.OWNED, 16)).toEqual([1, 0, 0, 0, 4, ...Array<number>(11).fill(0)]);
    expect(bytes[layout.OWNED + 16 + 8]).toBe(1 << 4);
    expect(bytes[layout.UPGRADED + 4]).toBe(4);
    expect(bytes[layout.UPGRADED + 8]).toBe(1 << 4);
    expect(list(layout.LEGENDARY, 16)).toEqual([...Array<number>(8).fill(0), 1 << 4, ...Array<number>(7).fill(0)]);
    expect(list(layout.OPTIONS, 2)).toEqual([layout.OPT_DUEL | layout.OPT_RESIGN_OFF, 0]);
    expect(list(layout.DECK, 2)).toEqual([layout.HIGHLAND, layout.SYLVAN]);
    expect(list(layout.START_PLAYER, 2)).toEqual([2, 0]);
    expect(list(layout.QUESTION, 2)).toEqual([layout.ASK_MENU, 1]);
    expect(list(layout.TURNS, 2)).toEqual([2, 1]);
    expect(list(layout.ACTIONS_LEFT, 5)).toEqual([1, 1, 2, 1, 1]);
    expect(bytes[layout.BORROW]).toBe(1);
    expect(list(layout.POINTS, 4)).toEqual([3, 4, layout.END_FIXED, 1]);
    expect(list(layout.CARD, 4)).toEqual(Array<number>(4).fill(layout.NOWHERE));
    expect(bytes[layout.SUMMONED_COUNT]).toBe(1);
    expect(list(layout.SUMMONED, 2)).toEqual([layout.HEROIC, 0]);
    expect(list(layout.HAND_BEINGS, 4)).toEqual([0, 0, 1, 0]);
    expect(list(layout.HAND_LEGENDS, 2)).toEqual([1, 0]);
    expect(list(layout.HAND_FLARES, 2)).toEqual([0, 8]);
    expect(list(layout.PILES + layout.PILE_BYTES, 3)).toEqual([4, 6, layout.NOWHERE]);
    expect(bytes[layout.PILES + layout.PILE_BYTES + layout.PILE_COUNT]).toBe(2);
    expect(list(layout.OWN_DECKS + layout.DECK_TOP, 2)).toEqual([1, 1]);
    expect(bytes[layout.OWN_DECKS + layout.DECK_LIST]).toBe(3 * layout.KNOWER);
    expect(bytes[layout.OWN_DECKS + layout.DECK_LIST + 17]).toBe(2 * layout.KNOWER + 1);
    expect(list(layout.ROW, 4)).toEqual(Array<number>(4).fill(layout.NOWHERE));
  });
});
