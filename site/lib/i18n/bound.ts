/**
 * What stays together at the end of a line, in texts that are written with plain spaces and hyphens. This ties lessons,
 * rules, refusals, cards and what else stands in files; `site/messages/format.js` ties messages.
 */

/** In Polish no word of one letter stands at the end of a line: a space that does not break ties it to the word after it. */
const SINGLE = /(?<=^|[\s(„])([aiouwz]) /giu;

/** A name such as XB-42 is one word: after its hyphen a joiner, which has no width, forbids the break. */
const NUMBERED = /(?<=[A-Z]-)(?=\d)/g;

/** Texts of any shape, each changed. */
function changed<T>(texts: T, change: (text: string) => string): T {
  if (typeof texts === 'string') return change(texts) as T;
  if (Array.isArray(texts)) return texts.map((inner) => changed(inner, change)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, changed(inner, change)])) as T;
}

/** Texts of any shape in which every Polish word of one letter is tied to the next. */
export const bound = <T>(texts: T): T => changed(texts, (text) => text.replace(SINGLE, '$1\u00a0'));

/** Texts of any shape as they are shown in a language: bound in Polish. */
export const boundIn = <T>(locale: string, texts: T): T => (locale === 'pl' ? bound(texts) : texts);

/** Texts of any shape in which names with a number are kept whole. */
export const whole = <T>(texts: T): T => changed(texts, (text) => text.replace(NUMBERED, '\u2060'));
