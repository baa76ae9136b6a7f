import { getLocale } from '$lib/paraglide/runtime';

/** Things in words: `base 3, base 4 and base 7`. */
export const listText = (words: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(words);
