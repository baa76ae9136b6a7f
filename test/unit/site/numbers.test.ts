// site/lib/i18n/numbers.ts: what is written without the browser's data is what it would write.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatted } from '../../../site/lib/i18n/numbers';

const LOCALES = ['en', 'pl', 'zh-Hant', 'zh-Hans'];
const SHAPES: readonly Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { style: 'percent' },
  { style: 'percent', maximumFractionDigits: 1 },
  { style: 'percent', maximumFractionDigits: 2 },
  { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { maximumFractionDigits: 0, signDisplay: 'exceptZero' },
];

describe.each(LOCALES)('numbers in %s', (locale) => {
  it.each(SHAPES)('are written as Intl writes them: %o', (shape) => {
    const intl = new Intl.NumberFormat(locale, shape);
    const same = (n: number) => expect(formatted(n, shape, locale)).toBe(intl.format(n));
    for (let n = 0; n <= 1100; n++) for (const unit of [1, 10, 1000]) same(n / unit);
    // Halves, which are no halves in binary, and what rounds up into the next group of digits.
    for (const n of [
      0.005, 0.145, 0.285, 1.005, 8.345, 0.0005, 1e-7, 999.5, 999.95, 9.995, 9.9995, -1, -0.4, 1234, 12345, 999999.5,
      1e9, 1e21,
    ])
      same(n);
    for (const max of [1200, 1e10])
      fc.assert(fc.property(fc.double({ min: 0, max, noNaN: true }), (n) => void same(Math.abs(n))));
    fc.assert(fc.property(fc.nat(), (n) => void same(n)));
  });
});
