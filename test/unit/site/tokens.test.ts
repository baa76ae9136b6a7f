import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('site/lib/theme/tokens.css', 'utf8');

/** The colours of one theme, by token. */
const theme = (which: 0 | 1): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, name, ...pair]) => [name, pair[which]]),
  );

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = [
  ...['--ink', '--ink-soft', '--blue', '--red', '--good', '--warn'].flatMap((text) =>
    ['--paper', '--surface', '--sunken'].map((ground) => [text, ground]),
  ),
  ['--blue', '--blue-soft'],
  ['--red', '--red-soft'],
  ['--good', '--good-soft'],
  ['--warn', '--warn-soft'],
  ['--ink', '--blue-soft'],
  ['--ink-soft', '--blue-soft'],
  ['--ink', '--warn-soft'],
  ['--on-blue', '--blue'],
  ['--on-red', '--red'],
];
const MARKS = ['--line-strong', '--focus'].flatMap((mark) =>
  ['--paper', '--surface', '--sunken'].map((ground) => [mark, ground]),
);

describe.each([
  ['light', theme(0)],
  ['dark', theme(1)],
])('%s theme', (_, tokens) => {
  test.each(TEXT)('%s on %s can be read', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARKS)('%s on %s can be seen', (mark, ground) => {
    expect(contrast(tokens[mark], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});
