import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../site/lib/paraglide/runtime';
import { formulaText } from '../../../site/lib/puzzles/formula';
import { difficultyFormula } from '../../../workers/puzzles/difficulty';
import { LANGUAGES } from '../../../workers/registry';

afterEach(() => overwriteGetLocale(() => 'en'));

/** The weights of a formula, whichever sign stands before their decimals. */
const weights = (text: string) =>
  text
    .match(/\d+[.,]\d+/g)!
    .map((weight) => Number(weight.replace(',', '.')))
    .sort();

test.each(LANGUAGES)('the formula of difficulty is told in %s with the weights that count', (language) => {
  overwriteGetLocale(() => language);
  const told = formulaText(16);
  expect(weights(told)).toEqual(weights(difficultyFormula(16)));
  expect(told).toContain(language === 'pl' ? '0,7 log2' : '0.7 log2');
  expect(told).toContain('/ 16)');
  expect(told).not.toMatch(/depth|decoys|effect needed/);
  if (language.startsWith('zh')) {
    expect(told.replace(/log(2|10)/g, '')).not.toMatch(/[a-z]/i);
    expect(told).not.toContain(',');
  }
});
