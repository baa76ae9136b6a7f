import { getLocale } from '$lib/paraglide/runtime';

/** Things in words: `base 3, base 4 and base 7`. */
export const listText = (words: readonly string[]): string =>
  // Browsers take long to make the first of these.
  words.length === 1 ? words[0]! : new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(words);
