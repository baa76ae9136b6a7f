import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../site/lib/analyse/json-fault';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  test.each([
    ['{"a": x}', 1, 7, 'x}'],
    ['{"a": 1,}', 1, 9, '}'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"b": 2'],
    ['{"a": [1, 2', 1, 12, ''],
    ['{"a": "no end', 1, 7, '"no end'],
    ['{"a": 1} and more', 1, 10, 'and more'],
    ["{'a': 1}", 1, 2, "'a': 1}"],
    ['{"a": 01}', 1, 8, '1}'],
  ])('%j', (text, line, column, found) => {
    expect(faultOf(text)).toEqual({ line, column, found });
  });

  test('JSON has none', () => {
    fc.assert(fc.property(fc.json(), (text) => faultOf(text) === null));
  });

  test('it agrees with the browser on any damage', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', 'x', ' ', '\n', '0'), (text, at, sign) => {
        const cut = at % (text.length + 1);
        const damaged = text.slice(0, cut) + sign + text.slice(cut + 1);
        expect(faultOf(damaged) === null, damaged).toBe(isJson(damaged));
      }),
      { numRuns: 2000 },
    );
  });

  test('a novel nested without end is answered, too', () => {
    expect(faultOf('['.repeat(200_000))).toMatchObject({ line: 1, column: 200_001, found: '' });
  });
});
