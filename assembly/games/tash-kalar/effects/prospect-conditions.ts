// Whether a condition may hold, whatever happens until then (prospects.ts); read from the program at the cursor of words.ts, to
// its end like conditions.ts.

import { any } from '../squares';
import {
  IF_ACTIONS_LEFT, IF_AND, IF_DID, IF_ENEMY_HAS_MORE, IF_IS_EMPTY, IF_NOT, IF_OR, IF_PILE_WAS_EMPTY, IF_RANK_NOW,
  IF_RANK_WAS, IF_SQUARE_IN,
} from './codes';
import { AREAS } from './geometry';
import { readWhere } from './prospect-places';
import { namedRanks, namedTimes, squaresOf } from './references';
import { rowOf } from './select';
import { nextWord } from './words';

/** False only if it cannot hold. */
export function mayHold(s: usize): bool {
  const kind = nextWord();
  switch (kind) {
    case IF_DID: {
      const name = nextWord();
      return namedTimes(name) >= nextWord();
    }
    case IF_RANK_WAS: {
      const name = nextWord();
      return (namedRanks(name) & nextWord()) != 0;
    }
    case IF_SQUARE_IN: {
      const squares = squaresOf(nextWord());
      return any(v128.and(squares, rowOf(AREAS, nextWord())));
    }
    case IF_RANK_NOW: {
      nextWord();
      nextWord();
      return true;
    }
    case IF_IS_EMPTY: {
      readWhere(s);
      return true;
    }
    case IF_ACTIONS_LEFT: case IF_ENEMY_HAS_MORE: {
      nextWord();
      return true;
    }
    case IF_PILE_WAS_EMPTY: return true;
    case IF_NOT: {
      mayHold(s);
      return true;
    }
    case IF_AND: case IF_OR: {
      const both = kind == IF_AND;
      let may = both;
      for (let left = nextWord(); left; --left) {
        const part = mayHold(s);
        may = both ? may && part : may || part;
      }
      return may;
    }
    default: return unreachable();
  }
}
