import type { Parsed } from '../../contract';
import { printParts, readParts } from '../../reading/parts';
import { columnOf } from '../../reading/words';
import { blankState } from './blank';
import { FIELDS } from './board-fields';
import { PARTS, type Draft } from './notation-parts';
import { parsePosition } from './position';
import { attempt, malformed } from './problems';
import type { State } from './state';
import { problemsOf } from './validity';

/**
 * A state in one line, the position line of section 4.4 of the rules:
 *
 *     A c3=4 d2=1p; B e5=2h; cards A shove tide>milestone; cards B milestone; turn A; points 120-95; last e5
 *
 * Equal states are equal text: tokens in field order, cards, turn and points always, anything else only where it differs
 * from what its absence means.
 */
export function print(state: State): string {
  return printParts(state, PARTS);
}

/** Reads a position line, or a JSON position if the text starts with `{`. Never throws; columns count from 1. */
export function parse(text: string): Parsed<State> {
  if (text.trimStart().startsWith('{')) return parsePosition(text);
  return attempt(() => readLine(text));
}

function readLine(text: string): State {
  const draft: Draft = { state: blankState(), rest: null, empty: new Set(), columns: new Map() };
  readParts(text, PARTS, draft);
  fillRest(draft);
  const { state, columns } = draft;
  const [wrong] = problemsOf(state);
  if (wrong) malformed(columnOf(wrong.where, columns), wrong.found, wrong.problem, wrong.rule);
  return state;
}

/** `rest` stands for every field that is neither named nor said to be empty. */
function fillRest({ state, rest, empty, columns }: Draft): void {
  const taken = [...empty].find((field) => state.board[field]);
  if (taken) malformed(columns.get(`empty.${taken}`)!, taken, 'field-taken', 'TK-GAME-4');
  state.board = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const token = state.board[field] ?? (empty.has(field) ? null : rest);
      return token ? [[field, { ...token }]] : [];
    }),
  );
}
