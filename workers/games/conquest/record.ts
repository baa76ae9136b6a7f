import { malformed } from '../../reading/problems';
import { recordsOf } from '../../reading/record';
import { parseAction } from './actions';
import { readPosition } from './json-position';
import { parse, print } from './notation';
import type { State } from './state';

/** A game begins with the drawing of continents, so its start is a line like any other. */
export const { parseRecord, printRecord } = recordsOf<State>({
  game: 'conquest',
  openingKeys: [],
  opening: () => null,
  readOpening: () => malformed(1, 'start', 'missing-field'),
  print,
  parse,
  readPosition,
  checkAction: parseAction,
});
