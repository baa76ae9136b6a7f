import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('site/lib/theme/tokens.css', 'utf8');

/** The custom properties of the first block that a selector opens. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

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

const dark = block(":root[data-theme='dark']");

test('the chosen dark theme is the one of the system', () => {
  expect(block(":root:not([data-theme='light'])")).toEqual(dark);
});

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
  ['light', block(':root')],
  ['dark', dark],
])('%s theme', (_, tokens) => {
  test.each(TEXT)('%s on %s can be read', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARKS)('%s on %s can be seen', (mark, ground) => {
    expect(contrast(tokens[mark], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});
