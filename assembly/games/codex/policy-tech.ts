// A plain player's tech choice: cards of the next building's level, the strongest first, of the specs of its heroes.

import { ARGUMENT_BITS, ASKED, CHOOSE_SPEC, PILE_CODEX, SPEC, TECH } from './layout';
import { hero, inPile, kinds, ofSide, owned } from './table';
import { printed, specOfHero, word } from './printed';
import { argumentOf, verbOf } from './actions';
import { lookBack } from './ask';
import { recall } from './scripts';
import { techBuilding } from './requirements';
import { ROW_ATK, ROW_COST, ROW_HP, ROW_KEYWORDS, ROW_KINDS, ROW_SPEC, ROW_TECH } from './tables';
import { IS_UNIT } from './effects/codes';

/** Worth of cards that cannot be played before long. */
const LATE: i32 = 40;

/** The spec whose tech II and III cards a player goes for: the chosen one, or until then that of the first hero. */
export function mainSpec(seat: i32): i32 {
  return ofSide(seat, SPEC) ? ofSide(seat, SPEC) - 1 : specOfHero(hero(seat, 0));
}

/** Highest tech level a player has begun to build. */
export function highestTech(seat: i32): i32 {
  let level = 0;
  while (level < 3 && techBuilding(seat, level + 1)) ++level;
  return level;
}

/** What a card is worth in the deck of a seat, by what is printed and when it can be played. */
export function worthOfCard(seat: i32, card: i32): i32 {
  const tech = printed(card, ROW_TECH);
  const isUnit = (printed(card, ROW_KINDS) & IS_UNIT) != 0;
  const body = 3 * (printed(card, ROW_ATK) + printed(card, ROW_HP)) + 2 * word(printed(card, ROW_KEYWORDS));
  const worth = isUnit ? body + 4 * tech : 4 * printed(card, ROW_COST);
  const open = min(3, highestTech(seat) + 1);
  const isClosed = tech > open || (tech >= 2 && printed(card, ROW_SPEC) != mainSpec(seat));
  return isClosed ? worth - LATE : worth;
}

/** The two best cards of the codex, the earlier of them in card order first; then the best of what is left. */
export function plainTech(s: usize, actions: usize, n: i32): u32 {
  recall(s);
  lookBack();
  const seat: i32 = load<u8>(s, ASKED);
  let best = -1;
  let second = -1;
  for (let i = 0, all = kinds(seat); i < all; ++i) {
    const copies = inPile(seat, PILE_CODEX, i);
    if (!copies) continue;
    if (best < 0 || isBetter(seat, i, best)) {
      second = best;
      best = i;
    } else if (second < 0 || isBetter(seat, i, second)) second = i;
  }
  const wanted = second >= 0 && owned(seat, second) < owned(seat, best) ? second : best;
  let choice = load<u32>(actions);
  for (let i = 0; i < n; ++i) {
    const action = load<u32>(actions + (i << 2));
    if (verbOf(action) != TECH) continue;
    if (argumentOf(action) == wanted) return action;
    if (verbOf(choice) != TECH || isBetter(seat, argumentOf(action), argumentOf(choice))) choice = action;
  }
  return choice;
}
function isBetter(seat: i32, place: i32, other: i32): bool {
  return worthOfCard(seat, owned(seat, place)) > worthOfCard(seat, owned(seat, other));
}

/** The spec the deck is made for, if it is to be had. */
export function plainSpec(s: usize, actions: usize, n: i32): u32 {
  recall(s);
  lookBack();
  const wanted = mainSpec(load<u8>(s, ASKED));
  for (let i = 0; i < n; ++i) {
    if (load<u32>(actions + (i << 2)) == <u32>((CHOOSE_SPEC << ARGUMENT_BITS) | wanted)) return (CHOOSE_SPEC << ARGUMENT_BITS) | wanted;
  }
  return load<u32>(actions);
}
