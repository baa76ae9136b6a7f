/** Position lines made of named parts: `A c3=4; cards B milestone; turn A`. */
import { malformed } from './problems';
import { wordsOf, type Word } from './words';

/** What is read so far; a game adds what it has to remember until the line is whole. */
export interface Draft<S> {
  state: S;
  /** Columns of what was read, by the paths under which the game tells problems of a state. */
  columns: Map<string, number>;
}

/** One part of the line. The names of some have two words: `hand A`. */
export interface Part<S, D extends Draft<S>> {
  name: string;
  /** Null for a part that need not be written. */
  print(state: S): string | null;
  /** `words` go without the name and are at least one. */
  parse(words: readonly Word[], draft: D): void;
}

/** The line of a state, its parts in their order. */
export const printParts = <S, D extends Draft<S>>(state: S, parts: readonly Part<S, D>[]): string =>
  parts
    .flatMap(({ name, print }) => {
      const text = print(state);
      return text === null ? [] : `${name} ${text}`;
    })
    .join('; ');

/** Reads the parts of a line in any order, each at most once. */
export function readParts<S, D extends Draft<S>>(line: string, parts: readonly Part<S, D>[], draft: D): void {
  let start = 0;
  for (const piece of line.split(';')) {
    readPart(wordsOf(piece, start), parts, draft);
    start += piece.length + 1;
  }
}

function readPart<S, D extends Draft<S>>(words: readonly Word[], parts: readonly Part<S, D>[], draft: D): void {
  const [first, second] = words;
  if (!first) return;
  const two = `${first.text} ${second?.text ?? ''}`;
  const part = parts.find(({ name }) => name === two) ?? parts.find(({ name }) => name === first.text);
  if (!part) {
    const begins = parts.some(({ name }) => name.startsWith(`${first.text} `));
    if (!begins) return malformed(first.column, first.text, 'unknown-key');
    return malformed((second ?? first).column, (second ?? first).text, second ? 'bad-side' : 'missing-field');
  }
  const where = part.name.replace(' ', '.');
  if (draft.columns.has(where)) malformed(first.column, part.name, 'said-twice');
  draft.columns.set(where, first.column);
  const content = words.slice(part.name.includes(' ') ? 2 : 1);
  if (!content.length) malformed(first.column, part.name, 'missing-field');
  part.parse(content, draft);
}
