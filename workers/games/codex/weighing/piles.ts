// Cards that are moved from pile to pile in the bytes of a state, to see what they are worth where they lie.

import {
  KIND_COUNT,
  MAX_KINDS,
  OWNED,
  PILES,
  PILE_DRAW,
  PILE_HAND,
  SEEN,
  SEEN_HAND,
  MOST_SEEN,
  SIDES,
  SIDE_BYTES,
} from '../../../../assembly/games/codex/layout';
import { u16 } from '../bytes';
import { faceNumber } from '../faces';

const sideAt = (seat: number): number => SIDES + seat * SIDE_BYTES;
const pileAt = (seat: number, pile: number, place: number): number => sideAt(seat) + PILES + pile * MAX_KINDS + place;

/** Where a card stands among those a player owns; -1 for one that is not theirs. */
export function placeOf(bytes: Uint8Array, seat: number, card: string): number {
  const at = sideAt(seat);
  const kinds = Array.from({ length: bytes[at + KIND_COUNT]! }, (_, i) => u16(bytes, at + OWNED + 2 * i));
  return kinds.indexOf(faceNumber(card));
}

export const copiesIn = (bytes: Uint8Array, seat: number, pile: number, place: number): number =>
  bytes[pileAt(seat, pile, place)]!;

/** With a copy of a card on another pile, where nobody knows of it; as it is if there is none to be moved. */
export function moved(bytes: Uint8Array, seat: number, place: number, from: number, to: number): Uint8Array {
  const copy = bytes.slice();
  if (!copy[pileAt(seat, from, place)]) return copy;
  copy[pileAt(seat, from, place)]!--;
  copy[pileAt(seat, to, place)]!++;
  // What is known of a hand may not be more than it holds.
  copy[sideAt(seat) + SEEN + place]! &= ~(MOST_SEEN << SEEN_HAND);
  return copy;
}

/** With the hand of a player back in his draw pile. */
export function withoutHand(bytes: Uint8Array, seat: number): Uint8Array {
  const copy = bytes.slice();
  for (let place = 0; place < MAX_KINDS; ++place) {
    copy[pileAt(seat, PILE_DRAW, place)]! += copy[pileAt(seat, PILE_HAND, place)]!;
    copy[pileAt(seat, PILE_HAND, place)] = 0;
    copy[sideAt(seat) + SEEN + place]! &= ~(MOST_SEEN << SEEN_HAND);
  }
  return copy;
}
