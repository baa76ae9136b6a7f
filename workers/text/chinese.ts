/** Chinese numerals and how clauses are joined, in traditional signs; `simplified.ts` turns texts into the other ones. */
import type { Joining } from './joining';

const NUMERALS = '零一兩三四五六七八九';

/** A number before a measure word. */
export const number = (n: number): string => NUMERALS[n] ?? String(n);

/** Latin words stand apart from the signs around them. */
export const spaced = (text: string): string =>
  text.replace(/([\p{Script=Han}])([A-Za-z0-9])/gu, '$1 $2').replace(/([A-Za-z0-9])([\p{Script=Han}])/gu, '$1 $2');

/** A phrase that ends in Latin signs, before the next word; a full-width parenthesis at its end needs no blank. */
export const before = (phrase: string): string => (phrase.endsWith('）') ? phrase : `${phrase} `);

export const JOINING: Joining = {
  otherwise: '否則',
  under: (condition, clauses) => `${condition}，${clauses}`,
  inOrder: (clauses) => clauses.join('，然後'),
  oneOf: (clauses) => `以下擇一：${clauses.join('；或')}`,
  fullStop: '。',
  text: (sentences) => spaced(sentences.join('')),
};
