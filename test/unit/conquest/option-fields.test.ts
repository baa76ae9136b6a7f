import { expect, test } from 'vitest';
import { options } from '../../../site/lib/games/conquest/analyse/options';
import { OPTION_LIST, optionValue } from '../../../workers/games/conquest/options';

test('a field for a number offers what the rules take and nothing beyond', () => {
  const numbers = options.flatMap((field) => ('most' in field ? [field] : []));
  expect(numbers.length).toBeGreaterThan(0);
  for (const { name, least = 0, most } of numbers) {
    const option = OPTION_LIST.find((one) => one.name === name)!;
    const taken = [least - 1, least, most, most + 1].map((value) => optionValue(option, String(value)) !== null);
    expect([name, ...taken]).toEqual([name, false, true, true, false]);
  }
});
