// How good a position looks: named features, a seat's minus the other's, in hundredths of a point (rules, section 9).

import { ofRank, owned, upgraded } from './board';
import { AROUND } from './effects/geometry';
import { deckSize, ownDeck } from './decks';
import { canInvoke } from './flares';
import { ASK_OVER, COMMON, FLARES, HEROIC, LEGEND, NOBODY } from './layout';
import { lay, shown } from './patterns';
import { leader, score } from './scoring';
import { any, first, rest, size } from './squares';
import { cardNumber, hand, isDuel, mover, question } from './state';

const POINT: i32 = 100;
const COMMON_PIECE: i32 = 8;
const HEROIC_PIECE: i32 = 20;
const LEGENDARY_PIECE: i32 = 55;
/** A lead beyond SAFE_LEAD wakes the other's flare. */
const EXCESS: i32 = -8;
const SAFE_LEAD: i32 = 2;
const SUMMONABLE: i32 = 12;
const CONNECTION: i32 = 2;
const DECK_CARD: i32 = 3;
const FLARE_READY: i32 = 15;
/** In a duel the flare gives the other a point. */
const FLARE_READY_IN_DUEL: i32 = 5;
const TO_MOVE_BONUS: i32 = 10;

/** Hundredths of a point that make a win chance of 73 %. */
const SCALE: f64 = 300;

function excess(lead: i32): i32 {
  return lead > SAFE_LEAD ? lead - SAFE_LEAD : 0;
}

/** Pairs of adjacent own pieces. */
function connections(s: usize, seat: i32): i32 {
  const own = owned(s, seat);
  let ends = 0;
  for (let left = own; any(left); left = rest(left)) ends += size(v128.and(v128.load(AROUND + (first(left) << 4)), own));
  return ends >> 1;
}

/** Cards of the hand whose pattern is shown somewhere. */
function summonable(s: usize, seat: i32): i32 {
  lay(s, seat);
  let cards = 0;
  for (let left = hand(s, seat) & ((<u64>1 << FLARES) - 1); left; left &= left - 1) {
    if (any(shown(cardNumber(s, seat, <i32>ctz(left))))) ++cards;
  }
  return cards;
}

function side(s: usize, seat: i32): i32 {
  const other = seat ^ 1;
  return (
    POINT * score(s, seat) +
    COMMON_PIECE * size(ofRank(s, seat, COMMON)) +
    HEROIC_PIECE * size(ofRank(s, seat, HEROIC)) +
    LEGENDARY_PIECE * size(ofRank(s, seat, LEGEND)) +
    EXCESS * excess(size(owned(s, seat)) - size(owned(s, other))) +
    EXCESS * excess(size(upgraded(s, seat)) - size(upgraded(s, other))) +
    SUMMONABLE * summonable(s, seat) +
    CONNECTION * connections(s, seat) +
    (canInvoke(s, seat) ? (isDuel(s) ? FLARE_READY_IN_DUEL : FLARE_READY) : 0)
  );
}

/** The seat ahead wants short decks, the other long ones. */
function tempo(s: usize, seat: i32): i32 {
  const ahead = score(s, seat) - score(s, seat ^ 1);
  if (!ahead) return 0;
  const cards = deckSize(ownDeck(s, seat ^ 1)) - deckSize(ownDeck(s, seat));
  return ahead > 0 ? DECK_CARD * cards : -DECK_CARD * cards;
}

/** Estimated win chance of a seat, 0 .. 1. */
export function winChance(s: usize, seat: i32): f32 {
  const lead = side(s, seat) - side(s, seat ^ 1) + tempo(s, seat) + (mover(s) == seat ? TO_MOVE_BONUS : -TO_MOVE_BONUS);
  return <f32>(1 / (1 + Math.exp(-(<f64>lead) / SCALE)));
}

/** What a finished game is worth to a seat: 1, 0.5 or 0. */
export function result(s: usize, seat: i32): f32 {
  const first = leader(s);
  return first == NOBODY ? 0.5 : first == seat ? 1 : 0;
}

export function isOver(s: usize): bool {
  return question(s) == ASK_OVER;
}
