// On which squares a being can be summoned at most, once what was foreseen has come: every piece of its pattern stands now
// or may come, and no more of them come than can.

import { above, owned, upgraded } from './board';
import { arrivals, raised } from './effects/prospect-counts';
import { changed, mayBeOf } from './effects/whereabouts';
import { COMMON } from './layout';
import { Grid, squaresOf } from './pattern-grid';
import { pieceCount, piecesOf, rankOf, shownBy, variantCount } from './patterns';
import { none } from './squares';
import { cardNumber, mover } from './state';

const ANY_RANK: i32 = 7;
const UPGRADED_BITS: i32 = 6;

const own = new Grid();
const strong = new Grid();
const ownLater = new Grid();
const strongLater = new Grid();

/** From so many pieces on, it does not matter how many a target lacks. */
const MOST_LACKING: i32 = 3;

/** Pieces that come or are upgraded, at most. */
let coming: i32 = 0;

/** Lays what was foreseen last; what `mayTarget` answers is about it. */
export function layForeseen(s: usize): void {
  const pieces = owned(s, mover(s));
  const strongPieces = upgraded(s, mover(s));
  coming = arrivals + raised;
  own.lay(pieces);
  strong.lay(strongPieces);
  if (!coming) return;
  ownLater.lay(v128.or(pieces, mayBeOf(0, ANY_RANK)));
  strongLater.lay(v128.or(strongPieces, mayBeOf(0, UPGRADED_BITS)));
}

/** Squares on which a card of the hand may come to be summoned. */
export function mayTarget(s: usize, card: i32): v128 {
  const number = cardNumber(s, mover(s), card);
  return v128.andnot(mayShow(number), v128.andnot(above(s, rankOf(number)), changed));
}

function mayShow(number: i32): v128 {
  if (!coming) return shownBy(number, own, strong);
  return coming < min(pieceCount(number), MOST_LACKING) ? mayComplete(number) : shownBy(number, ownLater, strongLater);
}

/** Targets of the variants that may be shown later, and lack no more pieces now than may come. */
function mayComplete(number: i32): v128 {
  let foundLow: u64 = 0;
  let foundHigh: u64 = 0;
  const pieces = pieceCount(number);
  for (let variant = variantCount(number) - 1; variant >= 0; --variant) {
    const piece = piecesOf(number, variant);
    let low: u64 = ~0;
    let high: u64 = ~0;
    // Targets that lack one piece at least, two, three.
    let low1: u64 = 0, low2: u64 = 0, low3: u64 = 0;
    let high1: u64 = 0, high2: u64 = 0, high3: u64 = 0;
    for (let i = 0; i < pieces; ++i) {
      const at = piece + (i << 2);
      const shift: i32 = load<i8>(at, 2);
      const common = load<u8>(at, 3) == COMMON;
      const later = common ? ownLater : strongLater;
      low &= later.lowFrom(shift);
      high &= later.highFrom(shift);
      if (!(low | high)) break;
      const now = common ? own : strong;
      const lackLow = ~now.lowFrom(shift);
      const lackHigh = ~now.highFrom(shift);
      low3 |= low2 & lackLow;
      low2 |= low1 & lackLow;
      low1 |= lackLow;
      high3 |= high2 & lackHigh;
      high2 |= high1 & lackHigh;
      high1 |= lackHigh;
    }
    foundLow |= low & ~(coming == 1 ? low2 : low3);
    foundHigh |= high & ~(coming == 1 ? high2 : high3);
  }
  return foundLow | foundHigh ? squaresOf(foundLow, foundHigh) : none();
}
