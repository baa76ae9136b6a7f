import { recordsOf } from '../../reading/record';
import { parseAction } from './actions';
import { parse, print } from './notation';
import { readPosition } from './position';
import { firstNode } from './start';
import type { State } from './state';

/** A record without a start is of a game for two from its first node on. */
export const { parseRecord, printRecord } = recordsOf<State>({
  game: '__game__',
  openingKeys: [],
  opening: () => null,
  readOpening: () => firstNode(2),
  print,
  parse,
  readPosition,
  checkAction: parseAction,
});
