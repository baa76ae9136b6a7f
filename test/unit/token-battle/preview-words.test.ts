import { expect, test } from 'vitest';
import { m } from '../../../site/lib/paraglide/messages';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { LANGUAGES } from '../../../workers/registry';

// The signs of the seats are put before these parts of the sentence.
test.for(LANGUAGES)('in %s a turn is told by seat, each name right before its points, the points first', (language) => {
  overwriteGetLocale(() => language);
  const words = { a: 'A', b: 'B', scoredA: '+1', scoredB: '+2', gainA: '+3', gainB: '+4' };
  for (const text of [m.tk_preview(words), m.tk_last_turn(words)]) {
    const at = ['A +1', 'B +2', 'A +3', 'B +4'].map((part) => text.indexOf(part));
    expect(at[0]).toBeGreaterThan(0);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  }
  overwriteGetLocale(() => 'en');
});
