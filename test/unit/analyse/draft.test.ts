import { describe, expect, test } from 'vitest';
import {
  completed,
  draftOf,
  emptyDraft,
  missing,
  onMap,
  popped,
  positionOf,
  pushed,
  withCount,
} from '../../../site/lib/games/toy-battle/analyse/draft';
import { parse } from '../../../workers/games/toy-battle/notation';
import { positionToState } from '../../../workers/games/toy-battle/position';

const NOTATION = 'tb1 castle-field b 9 1:b7,3:b6r2 K27/224 KK1133/134 4/3 -/5 b/- known=K/-';

function draft(text = NOTATION) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return draftOf(parsed.value);
}

describe('a position being edited', () => {
  test('comes back as it was, every part of it', () => {
    const before = draft();
    const read = positionToState(positionOf(before));
    expect(read.ok && draftOf(read.value)).toEqual(before);
  });

  test('the empty board of every army is playable', () => {
    expect(positionToState(positionOf(emptyDraft('city-of-clouds'))).ok).toBe(true);
  });

  test('a tile put on a base comes from the unseen ones, and goes back there', () => {
    const before = draft();
    const after = pushed(before, '5', 'blue', 0);
    expect(after.stacks['5']).toBe('bK');
    expect(after.unseen.blue).toBe('K1133');
    expect(popped(after, '5')).toEqual(before);
    expect(popped(before, '9')).toBe(before);
  });

  test('stacks are edited from the top', () => {
    const after = popped(draft(), '3');
    expect(after.stacks['3']).toBe('b6');
    expect(after.unseen.red).toBe('1234');
  });

  test('counts are never less than none; too many are for the engine to refuse', () => {
    expect(withCount(draft(), 'rack', 'red', 1, 4).rack.red).toBe('1111224');
    expect(withCount(draft(), 'rack', 'red', 2, -1).rack.red).toBe('4');
  });

  test('armies are made whole from the unseen tiles', () => {
    const whole = completed(draft());
    expect(missing(whole, 'blue')).toEqual(new Array(8).fill(0));
    expect(missing(whole, 'red').every((count) => count <= 0)).toBe(true);
  });

  test('on a smaller board the tiles that have no place become unseen', () => {
    const big = pushed(emptyDraft('castle-field'), '15', 'red', 7);
    const small = onMap(big, 'hallway');
    expect(small.stacks).toEqual({});
    expect(small.unseen.red).toBe(emptyDraft('hallway').unseen.red);
    expect(positionToState(positionOf(small)).ok).toBe(true);
  });
});
