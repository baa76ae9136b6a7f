import { expect, test } from 'vitest';
import { saidOf, saidOfFlaw } from '../../../site/lib/analyse/said';
import { GameTexts } from '../../../site/lib/analyse/texts';

const refusals = {
  'XX-A-1': 'The field is taken.',
  'XX-B-1': 'It is too weak.',
  'XX-B-1/boxed': 'It is boxed in.',
};
const texts = new GameTexts('en', { terms: {}, refusals }, { terms: {}, refusals });
const told = (reasons: string[]) => saidOf(texts, reasons).map(({ text, rule }) => [text?.text, rule]);

test('every reason is told in words of its own, with the rule to read about it', () => {
  expect(told(['XX-A-1', 'XX-B-1/boxed', 'XX-B-1/XX-C-2'])).toEqual([
    ['The field is taken.', 'XX-A-1'],
    ['It is boxed in.', 'XX-B-1'],
    ['It is too weak.', 'XX-C-2'],
  ]);
});

test('what would be said twice is said once', () => {
  expect(told(['XX-A-1', 'XX-A-1/full:c4', 'XX-A-1/full:d5', 'XX-B-1', 'XX-B-1/boxed'])).toEqual([
    ['The field is taken.', 'XX-A-1'],
    ['It is too weak.', 'XX-B-1'],
    ['It is boxed in.', 'XX-B-1'],
  ]);
});

test('without words the rule is there all the same', () => {
  expect(saidOf(null, ['XX-A-1', 'XX-A-1'])).toEqual([{ text: null, rule: 'XX-A-1' }]);
  expect(told(['XX-Z-9'])).toEqual([[undefined, 'XX-Z-9']]);
});

test('a position that cannot be played on is told with why, where its rule has words', () => {
  const terms = { 'problem_not-playable': 'It cannot be played on.', 'problem_bad-value': 'That is no value.' };
  const words = new GameTexts('en', { terms, refusals }, { terms, refusals });
  const told = (problem: string, rule: string | null) =>
    saidOfFlaw(words, { problem, rule }).map(({ text, rule }) => [text?.text, rule]);
  expect(told('not-playable', 'XX-A-1')).toEqual([
    ['It cannot be played on.', null],
    ['The field is taken.', 'XX-A-1'],
  ]);
  expect(told('not-playable', 'XX-D-1')).toEqual([['It cannot be played on.', 'XX-D-1']]);
  expect(told('bad-value', 'XX-A-1')).toEqual([['That is no value.', 'XX-A-1']]);
});
