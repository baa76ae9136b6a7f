import type { Parsed } from '../../contract';
import { blankState } from './blank';
import { readMap } from './fields';
import { FIXED, TAGGED, type Field } from './notation-fields';
import { parsePosition } from './position';
import { attempt, excerpt, malformed, type Fail } from './problems';
import type { State } from './state';
import { problemsOf } from './validity';

/** First word of every notation; the number grows when the meaning of a field changes. */
export const NOTATION_VERSION = 'tb1';

/**
 * A state in one line of printable ASCII:
 *
 *     tb1 map side turns stacks racks unseen removed discards claimed [name=value ...]
 *     tb1 castle-field b 9 1:b7,3:b6r2 K27/2224 KK15/134 4/4 -/5 b/- ask=jumbo at=3
 *
 * Pairs are Blue/Red, `-` is nothing. Tagged fields stand only where they differ from the start of an ordinary turn:
 * frozen, known, ask, at, left, again, waiting, over, captured, options, in this order.
 */
export function print(state: State): string {
  const fixed = FIXED.map((field) => field.print(state));
  const tagged = TAGGED.map((field) => [field, field.print(state)] as const)
    .filter(([field, text]) => text !== field.silent)
    .map(([field, text]) => `${field.name}=${text}`);
  return [NOTATION_VERSION, state.map, ...fixed, ...tagged].join(' ');
}

/** Reads a notation, or a JSON position if the text starts with `{`. Never throws; columns count from 1. */
export function parse(text: string): Parsed<State> {
  if (text.trimStart().startsWith('{')) return parsePosition(text);
  return attempt(() => readLine(text));
}

interface Word {
  text: string;
  column: number;
}

function readLine(text: string): State {
  const words: Word[] = Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], column: match.index + 1 }));
  const [version, mapWord, ...rest] = words;
  if (version?.text !== NOTATION_VERSION) malformed(version?.column ?? 1, version?.text ?? '', 'version');
  const end = text.trimEnd().length + 1;
  if (!mapWord) malformed(end, 'map', 'missing-field');

  const state = blankState(readMap(mapWord.text, failIn(mapWord)), 'blue');
  const columns = new Map<string, number>();
  const fill = (field: Field, word: Word): void => {
    columns.set(field.name, word.column);
    field.parse(word.text, state, failIn(word), (where, offset) => columns.set(where, word.column + offset));
  };
  FIXED.forEach((field, i) => fill(field, rest[i] ?? malformed(end, field.name, 'missing-field')));
  for (const { text: pair, column } of rest.slice(FIXED.length)) {
    const name = pair.split('=', 1)[0]!;
    const field = TAGGED.find((tagged) => tagged.name === name);
    if (!field || columns.has(name) || name.length === pair.length) malformed(column, pair, 'unknown-key');
    fill(field, { text: pair.slice(name.length + 1), column: column + name.length + 1 });
  }

  const [wrong] = problemsOf(state);
  if (wrong) {
    // A part that is not written at all is missed by the word that calls for it.
    const places = [wrong.where, wrong.where.split('.', 1)[0]!, 'over', 'ask'];
    const column = places.map((place) => columns.get(place)).find((at) => at !== undefined);
    malformed(column ?? 1, wrong.found, wrong.problem, wrong.rule);
  }
  return state;
}

function failIn(word: Word): Fail {
  return (offset, found, problem, rule) => malformed(word.column + offset, excerpt(found), problem, rule ?? null);
}
