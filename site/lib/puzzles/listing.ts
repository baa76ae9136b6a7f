import { getLocale } from '$lib/paraglide/runtime';
import { spaced } from '$workers/text/chinese';

/** Things in words: `base 3, base 4 and base 7`; in Chinese with a blank between the last joint and Latin signs. */
export const listText = (words: readonly string[]): string =>
  // Browsers take long to make the first of these.
  words.length === 1 ? words[0]! : spaced(new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(words));
