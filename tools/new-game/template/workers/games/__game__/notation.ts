import type { Parsed } from '../../contract';
import { printParts, readParts, type Draft, type Part } from '../../reading/parts';
import { attempt } from '../../reading/problems';
import { failIn, only } from '../../reading/words';
import { parsePosition } from './position';
import { readCount } from './readers';
import { firstNode } from './start';
import type { State } from './state';

const part = (name: keyof State): Part<State, Draft<State>> => ({
  name,
  print: (state) => String(state[name]),
  parse(words, { state }) {
    const word = only(words);
    state[name] = readCount(word.text, failIn(word));
  },
});

const PARTS = [part('seats'), part('heap'), part('turn')];

/** A state in one line: `seats 3; heap 15; turn 0`. */
export const print = (state: State): string => printParts(state, PARTS);

/** Reads a position line, or the JSON form if the text starts with `{`. What is not written is as at the start of a game for two. */
export function parse(text: string): Parsed<State> {
  if (text.trimStart().startsWith('{')) return parsePosition(text);
  return attempt(() => {
    const state = firstNode(2);
    readParts(text, PARTS, { state, columns: new Map() });
    return state;
  });
}
