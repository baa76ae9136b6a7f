// Hidden cards that come to light: hands filled at the start and at the end of a turn, tasks turned up, who begins.

import {
  deckFor, deckSize, flareDeck, knowsNext, legendDeck, nextCards, ownDeck, putUnder, reshuffleIfEmpty, shuffle,
  takeNext, taskDeck, cardsOf, baseOf,
} from './decks';
import {
  ASIDE, ASK_DEAL, ASK_DRAW, ASK_NEXT_TASK, ASK_ROW, ASK_SETUP_NEXT, ASK_START, DRAWN, END, END_OPEN, END_TRIGGERED,
  EXTRA_BEINGS, EXTRA_LEGENDS, FLARES, HAND_OF_BEINGS, HAND_OF_FLARES, HAND_OF_LEGENDS, LEGENDS, NEXT_TASK, NOWHERE,
  ROW, ROW_LENGTH, STARTS, TURNED_UP,
} from './layout';
import { gainCard, hand, mover, OF_BEINGS, OF_FLARES, OF_LEGENDS, question, scalar, setScalar } from './state';
import { crowds, isAdvanced, typeOf } from './tasks';

/** Nothing is drawn; else the first card of the kind that is drawn, in the numbering of actions. */
const NOTHING: i32 = -1;

function lacks(s: usize, kind: u64, limit: i32): bool {
  return <i32>popcnt(hand(s, mover(s)) & kind) < limit;
}

/** TS-DRAW-3: whether a shared deck has or gets a card. */
function sharedHasCard(s: usize, deck: usize): bool {
  reshuffleIfEmpty(s, deck);
  return deckSize(deck) > 0;
}

/** Settles which kind of card is drawn next (TS-DRAW-1, TS-DRAW-4, TS-DRAW-5); a deck that is needed is reshuffled. */
function nextKind(s: usize): i32 {
  const own = deckSize(ownDeck(s, mover(s))) > 0;
  if (own && lacks(s, OF_BEINGS, HAND_OF_BEINGS)) return 0;
  if (lacks(s, OF_LEGENDS, HAND_OF_LEGENDS) && sharedHasCard(s, legendDeck(s))) return LEGENDS;
  if (lacks(s, OF_FLARES, HAND_OF_FLARES) && sharedHasCard(s, flareDeck(s))) return FLARES;
  if (own && scalar(s, EXTRA_BEINGS)) return 0;
  return scalar(s, EXTRA_LEGENDS) && sharedHasCard(s, legendDeck(s)) ? LEGENDS : NOTHING;
}

/** Whether the mover still draws; if not, what was due beyond the limits is forgotten. */
export function draws(s: usize): bool {
  if (nextKind(s) != NOTHING) return true;
  setScalar(s, EXTRA_BEINGS, 0);
  setScalar(s, EXTRA_LEGENDS, 0);
  return false;
}

/** A card of the deck comes into the hand; the last card of the own deck triggers the end (TS-END-1). */
export function draw(s: usize, card: i32): void {
  const seat = mover(s);
  const deck = deckFor(s, seat, card);
  if (card < LEGENDS && !lacks(s, OF_BEINGS, HAND_OF_BEINGS)) setScalar(s, EXTRA_BEINGS, scalar(s, EXTRA_BEINGS) - 1);
  if (card >= LEGENDS && card < FLARES && !lacks(s, OF_LEGENDS, HAND_OF_LEGENDS)) {
    setScalar(s, EXTRA_LEGENDS, scalar(s, EXTRA_LEGENDS) - 1);
  }
  gainCard(s, seat, card, knowsNext(deck, seat ^ 1));
  takeNext(s, deck, card - baseOf(card));
  if (card < LEGENDS && !deckSize(deck) && scalar(s, END) == END_OPEN) setScalar(s, END, END_TRIGGERED);
}

/** TS-HIGH-4: whether every task of the deck would make three of a type. */
function allCrowd(s: usize): bool {
  for (let left = cardsOf(s, taskDeck(s)); left; left &= left - 1) if (!crowds(s, ctz(left))) return false;
  return true;
}

/** Turns up the top task as next task (TS-SETUP-5); false if it was put under the deck and another has to follow. */
export function turnUpNext(s: usize, task: i32): bool {
  const stays = allCrowd(s) || !crowds(s, task);
  takeNext(s, taskDeck(s), task);
  if (stays) setScalar(s, NEXT_TASK, task);
  else putUnder(s, taskDeck(s), task, 0);
  return stays;
}

function rowLength(s: usize): i32 {
  let length = 0;
  while (length < ROW_LENGTH && scalar(s, ROW + length) != NOWHERE) ++length;
  return length;
}

/** Whether another current task is to be turned up (TS-SETUP-3, TS-HIGH-4). */
export function lacksTask(s: usize): bool {
  return rowLength(s) < ROW_LENGTH && deckSize(taskDeck(s)) > 0;
}

/** Turns up a task while the current ones are being found (TS-SETUP-4). */
export function turnUpForRow(s: usize, task: i32): void {
  takeNext(s, taskDeck(s), task);
  const length = rowLength(s);
  const third = length == 2 && typeOf(scalar(s, ROW)) == typeOf(task) && typeOf(scalar(s, ROW + 1)) == typeOf(task);
  if (isAdvanced(task) || third) store<u32>(s, load<u32>(s, ASIDE) | (1 << task), ASIDE);
  else setScalar(s, ROW + length, task);
}

/** The current tasks lie: those set aside are shuffled back into the deck (TS-SETUP-4). */
export function shuffleAsideBack(s: usize): void {
  const aside = load<u32>(s, ASIDE);
  if (aside) shuffle(s, taskDeck(s), cardsOf(s, taskDeck(s)) | aside);
  store<u32>(s, 0, ASIDE);
}

/** Writes pairs (outcome, weight) of the present chance node, ascending; returns their number. */
export function listOutcomes(s: usize, out: usize): i32 {
  switch (question(s)) {
    case ASK_START: return write(out, STARTS << 16, 3);
    case ASK_ROW: case ASK_SETUP_NEXT: case ASK_NEXT_TASK: return write(out, TURNED_UP << 16, nextCards(taskDeck(s)));
    case ASK_DEAL: case ASK_DRAW: {
      const kind = nextKind(s);
      return write(out, (DRAWN << 16) + kind, nextCards(deckFor(s, mover(s), kind)));
    }
    default: return 0;
  }
}

function write(out: usize, base: i32, set: u32): i32 {
  let length = 0;
  for (let left = set; left; left &= left - 1, ++length) {
    store<u32>(out + (length << 3), base + ctz(left));
    store<u32>(out + (length << 3), 1, 4);
  }
  return length;
}
