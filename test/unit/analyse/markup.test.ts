import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkup, wordsIn, writeMarkup } from '../../../site/lib/analyse/markup';
import { BRUSHES } from '../../../site/lib/board/arrows';

describe('drawings in a comment', () => {
  const place = fc.constantFrom('1', '12', 'B', 'R2', 'c4');
  const drawing = fc.record({ from: place, to: place, brush: fc.constantFrom(...BRUSHES) });
  const drawings = fc.uniqueArray(drawing, { selector: ({ from, to, brush }) => `${from} ${to} ${brush}` });
  const byKind = (a: { from: string; to: string }) => (a.from === a.to ? 0 : 1);

  test('are read as they were written, and the words keep every space', () => {
    fc.assert(
      fc.property(fc.string(), drawings, (words, drawn) => {
        const text = words.replaceAll('[%', '');
        const read = readMarkup(writeMarkup({ text, arrows: drawn }));
        expect(read.text).toBe(text);
        expect(read.arrows).toEqual([...drawn].sort((a, b) => byKind(a) - byKind(b)));
      }),
    );
  });

  test('stand as chess records have them', () => {
    const arrows = [
      { from: '3', to: '7', brush: 'red' as const },
      { from: '5', to: '5', brush: 'green' as const },
    ];
    expect(writeMarkup({ text: 'watch this', arrows })).toBe('watch this [%csl G5][%cal R3>7]');
    expect(writeMarkup({ text: '', arrows: [] })).toBe('');
  });

  test('that stand twice are drawn once, and nobody is shown thousands', () => {
    expect(readMarkup('[%csl G5,G5][%cal G5>5]').arrows).toEqual([{ from: '5', to: '5', brush: 'green' }]);
    const list = Array.from({ length: 100_000 }, (_, i) => `R${i}>${i + 1}`).join(',');
    expect(readMarkup(`[%cal ${list}]`).arrows).toHaveLength(256);
  });

  test('that never close are words, each of them read once', () => {
    const text = '[%csl '.repeat(150_000);
    expect(readMarkup(text)).toEqual({ text, arrows: [] });
  });

  test('that make no sense are dropped', () => {
    expect(readMarkup('x [%cal R3,Q1>2,R>][%csl ]')).toEqual({ text: 'x', arrows: [] });
    expect(wordsIn('the duck guards')).toBe('the duck guards');
  });
});
