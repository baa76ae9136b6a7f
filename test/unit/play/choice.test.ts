import { describe, expect, test } from 'vitest';
import { randomAt, drawOutcome } from '../../../site/lib/play/chance';
import { Choice, setUpText } from '../../../site/lib/play/choice.svelte';
import type { Offer } from '../../../site/lib/play/offer';
import { m } from '../../../site/lib/paraglide/messages';
import { seededRandom } from '../../../workers/random';

const options = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));

const offer = {
  pickers: () => [
    { legend: 'mode', options: options('long', 'short') },
    { legend: 'deck', options: options('north', 'south') },
  ],
  setupOf: ([mode, deck]: readonly string[]) => (mode === 'short' && deck === 'south' ? null : `${mode}-${deck}`),
} as unknown as Offer;

describe('what a visitor chooses', () => {
  test('begins with the usual options, and is named by them', () => {
    const choice = new Choice(offer);
    expect(choice.setup).toBe('long-north');
    expect(setUpText(offer, choice)).toBe('LONG · NORTH');
  });

  test('is told with what was agreed beside it, and without what is gone by now', () => {
    const rules = { end: 'early' };
    expect(setUpText(offer, { picked: ['long', 'gone'], rules })).toMatch(/^LONG · .*1/);
    expect(setUpText(offer, { picked: [], rules: {} })).toBe(m.play_from_position());
  });

  test('what does not go together is no setup', () => {
    const choice = new Choice(offer);
    choice.picked = ['short', 'south'];
    expect(choice.setup).toBeNull();
  });

  test('rules that are set back to the usual are no change any more', () => {
    const choice = new Choice(offer);
    choice.agree('end', 'early', 'late');
    choice.agree('draw', 'two', 'one');
    choice.agree('end', 'late', 'late');
    expect(choice.rules).toEqual({ draw: 'two' });
  });

  test('a rule that is asked first decides what there is to pick from', () => {
    const sized: Offer = {
      ...offer,
      first: () => ({ rule: 'size', legend: 'size', options: options('big', 'small') }),
      pickers: (rules) => [{ legend: 'deck', options: rules?.size === 'small' ? options('x', 'y') : options('north') }],
      setupOf: ([deck]) => deck ?? null,
    };
    const choice = new Choice(sized);
    expect(choice.setup).toBe('north');
    choice.agree('size', 'small', 'big');
    choice.picked[0] = 'y';
    choice.agree('end', 'early', 'late');
    expect([choice.setup, choice.changed]).toEqual(['y', { end: 'early' }]);
    expect(setUpText(sized, choice)).toMatch(/^Y · .*1/);
    choice.usual();
    expect([choice.setup, choice.rules, setUpText(sized, choice)]).toEqual(['y', { size: 'small' }, 'Y']);
    choice.agree('size', 'big', 'big');
    expect([choice.setup, choice.rules]).toEqual(['north', {}]);
  });

  test('seats the visitor where it is said, or where chance does', () => {
    const choice = new Choice(offer);
    choice.level = 4;
    choice.side = 1;
    expect(choice.players(3, seededRandom(1))).toEqual([4, null, 4]);
    choice.side = 'chance';
    const seats = new Set(Array.from({ length: 60 }, (_, i) => choice.players(2, seededRandom(i)).indexOf(null)));
    expect(seats).toEqual(new Set([0, 1]));
    choice.side = 'each';
    choice.each = [2, null, null, 1, 1];
    expect(choice.players(2, seededRandom(1))).toEqual([2, null]);
  });
});

describe('chance', () => {
  test('gives at one place of one game always the same', () => {
    const outcomes = [
      { action: 'a', weight: 1 },
      { action: 'b', weight: 3 },
    ];
    const draw = (seed: number, ply: number) => drawOutcome(outcomes, randomAt(seed, ply));
    const drawn = Array.from({ length: 400 }, (_, ply) => draw(5, ply));
    expect(drawn).toEqual(Array.from({ length: 400 }, (_, ply) => draw(5, ply)));
    // 300 of 400 expected, five standard deviations of 8.7 around it.
    const often = drawn.filter((one) => one === 'b').length;
    expect(Math.abs(often - 300)).toBeLessThan(44);
  });
});
