// Whether something may bring down a building otherwise than by damage that a bound on a base counts (reach.ts).

import { PILE_HAND } from './layout';
import { cardOf, count, record } from './objects';
import { bandCount, isHero } from './printed';
import { FELLS, bandRow, column } from './reach-rows';
import { mayBeDrawn } from './drawn';
import { command, hero, inPile, kinds, owned } from './table';

const HEROES: i32 = 3;

function fells(card: i32): bool {
  if (!isHero(card)) return column(card, FELLS) != 0;
  for (let band = 0, n = bandCount(card); band < n; ++band) if (column(bandRow(card, band), FELLS)) return true;
  return false;
}

/** Of all in play, and of what its player may still play in this main phase. After the loose bound, which counts what is drawn. */
export function somethingFells(seat: i32): bool {
  for (let i = 0, n = count(); i < n; ++i) if (fells(cardOf(record(i)))) return true;
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    if ((inPile(seat, PILE_HAND, i) || mayBeDrawn(seat, i)) && fells(owned(seat, i))) return true;
  }
  for (let i = 0; i < HEROES; ++i) if (command(seat, i) && fells(hero(seat, i))) return true;
  return false;
}
