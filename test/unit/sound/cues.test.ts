import { describe, expect, it } from 'vitest';
import { CUES, lengthOf, type Cue } from '$lib/sound/cues';

const audible = (Object.keys(CUES) as Cue[]).filter((cue) => CUES[cue].length > 0);

describe.each(audible)('the sound of %s', (cue) => {
  it('is over in three tenths of a second', () => {
    expect(lengthOf(cue)).toBeLessThanOrEqual(0.3);
  });

  it('can be heard, and startles nobody', () => {
    for (const { pitch, loud, lasts, at } of CUES[cue]) {
      // A ramp of Web Audio may not come to nothing.
      expect(Math.min(...pitch)).toBeGreaterThan(40);
      expect(Math.max(...pitch)).toBeLessThan(6000);
      expect(lasts).toBeGreaterThan(0.02);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.8);
    }
  });
});
