import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../site/lib/games/tash-kalar/board/faces';
import { BEINGS } from '$workers/games/tash-kalar/faces';
import { patternText } from '../../../site/lib/games/tash-kalar/gallery/pattern-words';

describe('a pattern in words', () => {
  it('says where each piece is, seen from the target square', () => {
    expect(patternText(faceOf('knight')!)).toMatch(/^Pattern, seen from the target square: common .+\.$/);
    expect(patternText(faceOf('swordmaster')!)).toBe(
      'Pattern, seen from the target square: common 1 up; common 1 down.',
    );
  });

  it('names the target square where a piece of the pattern stands on it, marked squares and arrows', () => {
    expect(patternText(faceOf('cannon')!)).toContain('common on the target square');
    expect(patternText(faceOf('cannon')!)).toContain(
      'Arrows: up left; up; up right; right; down left; down; down right.',
    );
    expect(patternText(faceOf('assassin')!)).toContain('Marked squares: 1 up 1 left.');
  });

  it('has a place for every piece of every pattern', () => {
    for (const face of BEINGS) {
      const [pattern] = patternText(face).split('. ');
      expect(pattern!.split(';'), face.id).toHaveLength(face.pattern.length);
      expect(pattern, face.id).not.toMatch(/undefined|NaN/);
    }
  });
});
