/**
 * In Polish no word of one letter stands at the end of a line: a space that does not break ties it to the word after it.
 * The texts of the site are written with plain spaces; this ties lessons, `site/messages/format.js` ties messages.
 */
const SINGLE = /(?<=^|[\s(„])([aiouwz]) /giu;

/** Texts of any shape in which every Polish word of one letter is tied to the next. */
export function bound<T>(texts: T): T {
  if (typeof texts === 'string') return texts.replace(SINGLE, '$1\u00a0') as T;
  if (Array.isArray(texts)) return texts.map(bound) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, bound(inner)])) as T;
}
