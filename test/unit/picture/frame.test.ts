import { describe, expect, test } from 'vitest';
import { all, inset, outlineOf, rectOf, type Frame } from '$lib/picture/laid-out/frame';

const box = (...corners: Frame['corners']): Frame => ({ x: 10, y: 20, width: 60, height: 40, corners });
const round = (radius: number): Frame => box([radius, radius], [radius, radius], [radius, radius], [radius, radius]);

describe('boxes of a table that is laid out', () => {
  test('larger around and smaller within, their corners stay around the same points', () => {
    expect(inset(round(6), all(2))).toEqual({
      ...{ x: 12, y: 22, width: 56, height: 36 },
      corners: round(4).corners,
    });
    expect(inset(round(6), all(-3)).corners).toEqual(round(9).corners);
  });

  test('corners that are not round stay so; those within a broad edge become so', () => {
    expect(inset(round(0), all(-3)).corners).toEqual(round(0).corners);
    expect(inset(round(6), [0, 0, 0, 8]).corners).toEqual([
      [0, 6],
      [6, 6],
      [6, 6],
      [0, 6],
    ]);
  });

  test('are rectangles if all corners are alike', () => {
    expect(rectOf(round(6))).toMatchObject({ x: 10, y: 20, width: 60, height: 40, rx: 6 });
    expect(rectOf(round(0))!.rx).toBeUndefined();
    expect(rectOf(box([0, 6], [6, 6], [6, 6], [0, 6]))).toBeNull();
  });

  test('have an outline that comes back to where it began', () => {
    expect(outlineOf(box([0, 0], [6, 6], [6, 6], [0, 0]))).toBe(
      'M 10 20 h 54 a 6 6 0 0 1 6 6 v 28 a 6 6 0 0 1 -6 6 h -54 a 0 0 0 0 1 0 0 v -40 a 0 0 0 0 1 0 0 z',
    );
  });
});
