// Whether a state is a position one can play on; the engine trusts the states it is given after that.

import { ofKind, owned, stock } from './board';
import { checkQuestion } from './check-question';
import { baseOf, capacity, deckFor, deckSize, entry, ownDeck, pileCard, pileCount, taskDeck } from './decks';
import {
  ASIDE, ASK_EFFECT, ASK_LIFT, ASK_MATCH, BEINGS_PER_LIST, BORROW, CARD, CARDS, CARD_MASK, CLAIMED, COMMON, DECK,
  DECK_BOTTOM, DECK_TOP, DECK_UNKNOWN, DESTROYED, END, END_FIXED, END_OPEN, EXTRA_BEINGS, EXTRA_LEGENDS, EXTRA_TURNS,
  FINAL_TURNS, FLARES, FLARE_PILE, HAND_OF_FLARES, LEGEND, LEGENDARY, LEGENDS, LEGEND_COUNT, LEGEND_PILE,
  MAX_SUMMONED, MOST_ACTIONS, MOST_DESTROYED, MOST_EXTRA_TURNS, NEXT_TASK, NOBODY, NOWHERE, OPTIONS, OPT_RESIGN_OFF,
  POINTS, ROW, ROW_LENGTH, SEATS, SQUARES, STARTER, START_PLAYER, SUMMONED, SUMMONED_COUNT, SYLVAN, TASKS, TO_MOVE,
  UPGRADED,
} from './layout';
import {
  TS_BOARD_1, TS_CARD_1, TS_CARD_2, TS_CASE_4, TS_COUNT_1, TS_DRAW_1, TS_DRAW_4, TS_END_1, TS_END_10, TS_END_4,
  TS_HIGH_5, TS_HIGH_9, TS_MODE_1, TS_PIECE_1, TS_PIECE_2, TS_SETUP_1, TS_SETUP_3, TS_TURN_1, TS_TURN_2,
} from './rule-numbers';
import { any, contains, everywhere, size } from './squares';
import { actionsLeft, hand, isDuel, kindOf, knownHand, OF_FLARES, question, scalar } from './state';

/** Number of the rule that makes this no position to play on, or 0. */
export function checkState(s: usize): i32 {
  if (<i32>load<u16>(s, OPTIONS) >= 2 * OPT_RESIGN_OFF) return TS_MODE_1;
  if (scalar(s, START_PLAYER) > SEATS || scalar(s, STARTER) > NOBODY) return TS_SETUP_1;
  if (scalar(s, TO_MOVE) >= SEATS) return TS_TURN_1;
  let rule = checkBoard(s);
  if (!rule) rule = checkCards(s);
  if (!rule) rule = checkTasks(s);
  if (!rule) rule = checkTurn(s);
  return rule ? rule : checkQuestion(s);
}

function checkBoard(s: usize): i32 {
  const both = v128.and(owned(s, 0), owned(s, 1));
  const all = v128.or(owned(s, 0), owned(s, 1));
  if (any(both) || !contains(everywhere(), all)) return TS_BOARD_1;
  const upgraded = v128.load(s, UPGRADED);
  if (!contains(all, upgraded) || !contains(upgraded, v128.load(s, LEGENDARY))) return TS_PIECE_2;
  for (let seat = 0; seat < SEATS; ++seat) {
    if (size(ofKind(s, seat, COMMON)) > stock(s, COMMON) || size(ofKind(s, seat, LEGEND)) > stock(s, LEGEND)) return TS_PIECE_1;
  }
  return 0;
}

/** Cards seen so far of the list that is being counted. */
let seen: u64 = 0;
let twice: bool = false;

function see(cards: u64): void {
  twice = twice || (seen & cards) != 0;
  seen |= cards;
}

/** Looks at every card of a deck; false if its bytes are no deck of at most `length` cards. */
function seeDeck(s: usize, deck: usize, base: i32): bool {
  const length = capacity(s, deck);
  const unknown: u32 = load<u32>(deck, DECK_UNKNOWN);
  const top: i32 = load<u8>(deck, DECK_TOP);
  const bottom: i32 = load<u8>(deck, DECK_BOTTOM);
  if (unknown >> length || top + bottom > length || popcnt(unknown) == 1 || (!unknown && bottom)) return false;
  see(<u64>unknown << base);
  for (let i = 0; i < length; ++i) {
    const value = entry(deck, i);
    const used = i < top || i >= length - bottom;
    if (used != (value != NOWHERE)) return false;
    if (!used) continue;
    const card = value & CARD_MASK;
    if (card >= length) return false;
    see(<u64>1 << (card + base));
  }
  return true;
}

/** Own decks (TS-CARD-1) and shared ones (TS-CARD-2): every card is in one place at most. */
function checkCards(s: usize): i32 {
  const decks = scalar(s, DECK);
  if (decks > SYLVAN || scalar(s, DECK + 1) > SYLVAN || decks == scalar(s, DECK + 1)) return TS_CARD_1;
  seen = 0;
  twice = false;
  let shared = <u64>load<u16>(s, LEGEND_PILE) << LEGENDS | <u64>load<u16>(s, FLARE_PILE) << FLARES;
  const inPlay = cardInPlay(s);
  for (let seat = 0; seat < SEATS; ++seat) {
    seen = 0;
    if (!seeDeck(s, ownDeck(s, seat), 0)) return TS_CARD_1;
    const count = pileCount(s, seat);
    if (count > BEINGS_PER_LIST) return TS_CARD_1;
    for (let i = 0; i < BEINGS_PER_LIST; ++i) {
      const card = pileCard(s, seat, i);
      if ((i < count) != (card < BEINGS_PER_LIST) || (i >= count && card != NOWHERE)) return TS_CARD_1;
      if (i < count) see(<u64>1 << card);
    }
    const cards = hand(s, seat);
    if (cards >> CARDS || knownHand(s, seat) & ~cards) return TS_CARD_2;
    if (<i32>popcnt(cards & OF_FLARES) > HAND_OF_FLARES) return TS_DRAW_1;
    see(cards & kindOf(0));
    if (inPlay >= 0 && inPlay < LEGENDS && seat == scalar(s, TO_MOVE)) see(<u64>1 << inPlay);
    if (twice || seen >> BEINGS_PER_LIST) return TS_CARD_1;
    if (shared & cards & ~kindOf(0)) return TS_CARD_2;
    shared |= cards & ~kindOf(0);
  }
  seen = shared;
  for (let card = LEGENDS; card <= FLARES; card += FLARES - LEGENDS) {
    if (!seeDeck(s, deckFor(s, 0, card), baseOf(card))) return TS_CARD_2;
  }
  if (inPlay >= LEGENDS) see(<u64>1 << inPlay);
  return twice || seen >> CARDS ? TS_CARD_2 : 0;
}

/** The card that lies neither in a hand nor in a pile while its effect is under way, or -1. */
function cardInPlay(s: usize): i32 {
  const asked = question(s);
  const played = asked == ASK_MATCH || asked == ASK_LIFT || asked == ASK_EFFECT;
  return played && scalar(s, CARD) < CARDS ? scalar(s, CARD) : -1;
}

function checkTasks(s: usize): i32 {
  seen = 0;
  twice = false;
  if (!seeDeck(s, taskDeck(s), 0)) return TS_CARD_2;
  for (let i = 0; i < ROW_LENGTH; ++i) {
    const task = scalar(s, ROW + i);
    if (task != NOWHERE && task >= TASKS) return TS_SETUP_3;
    if (task != NOWHERE) see(<u64>1 << task);
    if (i && task != NOWHERE && scalar(s, ROW + i - 1) == NOWHERE) return TS_SETUP_3;
  }
  const next = scalar(s, NEXT_TASK);
  if (next != NOWHERE && next >= TASKS) return TS_SETUP_3;
  if (next != NOWHERE) see(<u64>1 << next);
  see(load<u32>(s, ASIDE));
  for (let seat = 0; seat < SEATS; ++seat) see(load<u32>(s + CLAIMED + (seat << 2)));
  return twice || seen >> TASKS || (isDuel(s) && seen) ? TS_CARD_2 : 0;
}

function checkTurn(s: usize): i32 {
  const count = scalar(s, SUMMONED_COUNT);
  if (count > MAX_SUMMONED) return TS_HIGH_9;
  for (let i = 0; i < count; ++i) {
    const rank = scalar(s, SUMMONED + 2 * i);
    if (rank < COMMON || rank > LEGEND || scalar(s, SUMMONED + 2 * i + 1) >= SQUARES) return TS_HIGH_9;
  }
  if (scalar(s, BORROW) > 1) return TS_CASE_4;
  if (actionsLeft(s) > MOST_ACTIONS) return TS_TURN_2;
  for (let rank = 0; rank < LEGEND; ++rank) if (scalar(s, DESTROYED + rank) > MOST_DESTROYED) return TS_COUNT_1;
  if (scalar(s, EXTRA_BEINGS) > BEINGS_PER_LIST || scalar(s, EXTRA_LEGENDS) > LEGEND_COUNT) return TS_DRAW_4;
  if (scalar(s, EXTRA_TURNS) > MOST_EXTRA_TURNS) return TS_END_10;
  for (let seat = 0; seat < SEATS; ++seat) {
    if (!isDuel(s) && scalar(s, POINTS + seat)) return TS_HIGH_5;
    if (scalar(s, END) == END_OPEN && !deckSize(ownDeck(s, seat))) return TS_END_1;
  }
  return scalar(s, END) > END_FIXED || scalar(s, FINAL_TURNS) > 1 ? TS_END_4 : 0;
}
