// Lines of words: where each stands, so that what is wrong with one can be pointed at.

import { malformed, type Fail } from './problems';

/** A piece of a line without blanks in it, and where it begins, counted from 1. */
export interface Word {
  text: string;
  column: number;
}

/** The words of a piece of a line that begins `start` characters into it. */
export function wordsOf(text: string, start = 0): Word[] {
  return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({ text: word, column: start + index + 1 }));
}

export const failIn =
  ({ column }: Word): Fail<string> =>
  (offset, found, problem, rule) =>
    malformed(column + offset, found, problem, rule);

/** The only word there may be. */
export function only(words: readonly Word[]): Word {
  const [word, more] = words;
  if (more) malformed(more.column, more.text, 'bad-value');
  return word!;
}

/** A word taken apart at a sign; null where the sign is missing. */
export function cutAt(word: Word, sign: string): [left: Word, right: Word] | null {
  const cut = word.text.indexOf(sign);
  if (cut < 0) return null;
  return [
    { text: word.text.slice(0, cut), column: word.column },
    { text: word.text.slice(cut + 1), column: word.column + cut + 1 },
  ];
}

/** The parts of a word between signs, each with its column. */
export function parts({ text, column }: Word, sign: string): Word[] {
  let at = column;
  return text.split(sign).map((part) => {
    const word = { text: part, column: at };
    at += part.length + 1;
    return word;
  });
}

/** Where a part was written, or else the part that holds it; `where` is a path of names with points between them. */
export function columnOf(where: string, columns: ReadonlyMap<string, number>): number {
  const dot = where.lastIndexOf('.');
  return columns.get(where) ?? (dot < 0 ? 1 : columnOf(where.slice(0, dot), columns));
}
