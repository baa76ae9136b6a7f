// Conditions of `if`, read from the program at the cursor of words.ts. All parts are read to their end, so that the
// cursor stands behind the condition whatever it says.

import { occupied, rankAt } from '../board';
import { ACTIONS_LEFT, NOWHERE } from '../layout';
import {
  IF_ACTIONS_LEFT, IF_AND, IF_DID, IF_ENEMY_HAS_MORE, IF_IS_EMPTY, IF_NOT, IF_OR, IF_PILE_WAS_EMPTY, IF_RANK_NOW,
  IF_RANK_WAS, IF_SQUARE_IN,
} from './codes';
import { AREAS } from './geometry';
import { any, first, has } from '../squares';
import { flag, nameCount, nameRank, PILE_EMPTY } from './memory';
import { enemyHasMore, piecesOf, readPlace, rowOf, squareOf } from './select';
import { nextWord } from './words';

function isOneOf(rank: i32, ranks: i32): bool {
  return rank > 0 && ((ranks >> (rank - 1)) & 1) != 0;
}

/** Reads a condition and says whether it holds. */
export function readCondition(s: usize): bool {
  const kind = nextWord();
  switch (kind) {
    case IF_DID: {
      const name = nextWord();
      return nameCount(s, name) >= nextWord();
    }
    case IF_RANK_WAS: {
      const name = nextWord();
      const ranks = nextWord();
      return nameCount(s, name) > 0 && isOneOf(nameRank(s, name), ranks);
    }
    case IF_RANK_NOW: {
      const pieces = piecesOf(s, nextWord());
      const ranks = nextWord();
      return any(pieces) && isOneOf(rankAt(s, first(pieces)), ranks);
    }
    case IF_SQUARE_IN: {
      const square = squareOf(s, nextWord());
      const area = rowOf(AREAS, nextWord());
      return square != NOWHERE && has(area, square);
    }
    case IF_IS_EMPTY: return !any(v128.and(readPlace(s), occupied(s)));
    case IF_ACTIONS_LEFT: return load<u8>(s, ACTIONS_LEFT) >= <u8>nextWord();
    case IF_ENEMY_HAS_MORE: return enemyHasMore(s, nextWord());
    case IF_PILE_WAS_EMPTY: return flag(s, PILE_EMPTY);
    case IF_NOT: return !readCondition(s);
    case IF_AND:
    case IF_OR: {
      const both = kind == IF_AND;
      let holds = both;
      for (let left = nextWord(); left; --left) {
        const part = readCondition(s);
        holds = both ? holds && part : holds || part;
      }
      return holds;
    }
    default: return unreachable();
  }
}
