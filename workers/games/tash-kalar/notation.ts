import type { Parsed } from '../../contract';
import { blankState } from './blank';
import { PARTS, type Draft } from './notation-parts';
import { pileOf, PILES, restOf, settled } from './piles';
import { parsePosition } from './position';
import { attempt, malformed } from './problems';
import { SQUARES } from './squares';
import type { State } from './state';
import { problemsOf } from './validity';
import { printParts, readParts } from '../../reading/parts';
import { columnOf } from '../../reading/words';

/**
 * A state in one line; NOTATION.md has the grammar:
 *
 *     A d5 f1 e5*; B d4 g3**; decks northern sylvan; hand B Dryad Titan flare-06; row RedConquest Isolation; turn B 2
 *
 * Equal states are equal text: parts in a fixed order, each only where it differs from what its absence means; `turn`
 * is always there.
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
  const draft: Draft = { state: blankState(), piles: new Map(), columns: new Map() };
  readParts(text, PARTS, draft);
  if (draft.columns.size === 0) malformed(1, '', 'missing-field');
  const { state, columns } = draft;
  state.board = Object.fromEntries(
    SQUARES.flatMap((square) => (state.board[square] ? [[square, state.board[square]]] : [])),
  );
  fillPiles(draft);
  const [wrong] = problemsOf(state);
  if (wrong) malformed(columnOf(wrong.where, columns), wrong.found, wrong.problem, wrong.rule);
  return state;
}

/** Known places first: what an unordered part holds is what lies nowhere else. */
function fillPiles({ state, piles }: Draft): void {
  for (const [name, { top, bottom }] of piles) Object.assign(pileOf(state, name), { top, bottom });
  for (const name of PILES) {
    const pile = pileOf(state, name);
    pile.unknown = piles.get(name)?.unknown ?? restOf(state, name);
    Object.assign(pile, settled(pile));
  }
}
