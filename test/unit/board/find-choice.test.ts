import { describe, expect, test } from 'vitest';
import { findChoices } from '../../../site/lib/board/find-choice';
import type { Choice } from '../../../workers/contract';

const choice = (action: string): Choice => ({ action, picks: [] });
const CHOICES = ['place 4@7', 'place 4@70', 'place K@7', 'draw'].map(choice);
const WORDS: Readonly<Record<string, string>> = {
  'place 4@7': 'Place Hook on base 7',
  'place 4@70': 'Place Hook on base 70',
  'place K@7': 'Place Kwak on base 7',
  draw: 'Ciągnij żetony',
};
const found = (typed: string): string[] =>
  findChoices(CHOICES, typed, ({ action }) => WORDS[action]!).map(({ action }) => action);

describe('what is typed', () => {
  test('finds moves by parts of their words, in any order and letter case', () => {
    expect(found('hook base')).toEqual(['place 4@7', 'place 4@70']);
    expect(found('7 kwak')).toEqual(['place K@7']);
    expect(found('base 70')).toEqual(['place 4@70']);
    expect(found('CIĄG')).toEqual(['draw']);
  });

  test('finds a move by its notation, though others begin with it', () => {
    expect(found(' place 4@7 ')).toEqual(['place 4@7']);
    expect(found('4@7')).toEqual(['place 4@7', 'place 4@70']);
  });

  test('finds all where nothing is typed, and none where nothing fits', () => {
    expect(found('  ')).toHaveLength(CHOICES.length);
    expect(found('castle')).toEqual([]);
  });
});
