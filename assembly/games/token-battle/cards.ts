// What the cards say, and the areas of their skills laid out on the board.

import { reserve } from '../../kernel/arena';
import { beside } from './board';
import { FIELDS, NOWHERE } from './layout';
import { CARDS, CARD_COUNT } from './tables';

const DIRECTIONS: i32 = 8;
const areas = reserve((CARD_COUNT + 1) * FIELDS * 8);

export function cardValue(card: i32): i32 {
  return load<u8>(CARDS + (card << 2));
}

export function cardSkill(card: i32): i32 {
  return load<u8>(CARDS + (card << 2), 1);
}

/** Bit n: the square in direction n belongs to the area. */
export function cardArea(card: i32): i32 {
  return load<u8>(CARDS + (card << 2), 2);
}

export function cardType(card: i32): i32 {
  return load<u8>(CARDS + (card << 2), 3);
}

/** The fields of a card's area around a field; squares outside the board are left out (TK-AREA-2). */
export function areaAround(card: i32, field: i32): u64 {
  return load<u64>(areas + ((card * FIELDS + field) << 3));
}

function layOut(card: i32): void {
  for (let field = 0; field < FIELDS; ++field) {
    let set: u64 = 0;
    for (let d = 0; d < DIRECTIONS; ++d) {
      const square = beside(field, d);
      if ((cardArea(card) >> d) & 1 && square != NOWHERE) set |= <u64>1 << square;
    }
    store<u64>(areas + ((card * FIELDS + field) << 3), set);
  }
}

/** Gives a card another area. The collection is fixed; a test of symmetry needs the mirrored one. */
export function setArea(card: i32, mask: i32): void {
  store<u8>(CARDS + (card << 2), mask, 2);
  layOut(card);
}

for (let card = 0; card <= CARD_COUNT; ++card) layOut(card);
