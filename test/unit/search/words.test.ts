import { describe, expect, test } from 'vitest';
import { plain, wordsIn, wordsSought } from '../../../site/lib/search/words';

describe('words', () => {
  test('case and marks do not count', () => {
    expect(plain('Wieża ŁUK’s')).toBe("wieza luk's");
    expect(wordsIn('Żeton, Łuk!')).toEqual(['zeton', 'luk']);
  });

  test('an id is found whole and by its parts', () => {
    expect(wordsIn('TB-PLACE-3')).toEqual(['tb-place-3', 'tb', 'place', '3']);
    expect(wordsSought('tb-place-3')).toEqual(['tb-place-3']);
  });

  test('Chinese is cut into pairs of signs, the last of which begins with every sign that ends a word', () => {
    expect(wordsIn('瞭望塔')).toEqual(['瞭望', '望塔', '塔']);
    expect(wordsSought('瞭望塔')).toEqual(['瞭望', '望塔']);
    expect(wordsSought('塔')).toEqual(['塔']);
  });

  test('scripts side by side are apart', () => {
    expect(wordsIn('呱呱鴨Kwak')).toEqual(['呱呱', '呱鴨', '鴨', 'kwak']);
  });
});
