// How something that can be chosen is named: an object in play by its number, a card in a pile, a worker of a player.

import { ZONE_CODEX, ZONE_DISCARD, ZONE_HAND } from './effects/codes';
import { PILE_CODEX, PILE_DISCARD, PILE_HAND } from './layout';

const CARD_OBJ: i32 = 0x10000;
const WORKER_OBJ: i32 = 0x20000;

@inline export function isThing(obj: i32): bool { return obj > 0 && obj < CARD_OBJ; }
@inline export function isPileCard(obj: i32): bool { return (obj & CARD_OBJ) != 0; }
@inline export function isWorker(obj: i32): bool { return (obj & WORKER_OBJ) != 0; }

@inline export function cardObj(seat: i32, pile: i32, place: i32): i32 {
  return CARD_OBJ | (seat << 9) | (pile << 6) | place;
}
@inline export function workerObj(seat: i32): i32 { return WORKER_OBJ | seat; }
/** The card that the argument of an action names, and the argument of an action that names a card or worker. */
@inline export function cardObjOf(argument: i32): i32 { return CARD_OBJ | argument; }
@inline export function argumentOf(obj: i32): i32 { return obj & 0x7ff; }

@inline export function seatOf(obj: i32): i32 { return isWorker(obj) ? obj & 1 : (obj >> 9) & 1; }
@inline export function pileOf(obj: i32): i32 { return (obj >> 6) & 7; }
@inline export function placeIn(obj: i32): i32 { return obj & 63; }

/** The piles of cards that effects can name. */
export function pileOfZone(zone: i32): i32 {
  switch (zone) {
    case ZONE_HAND: return PILE_HAND;
    case ZONE_DISCARD: return PILE_DISCARD;
    case ZONE_CODEX: return PILE_CODEX;
    default: return -1;
  }
}
export function zoneOfPile(pile: i32): i32 {
  switch (pile) {
    case PILE_HAND: return ZONE_HAND;
    case PILE_DISCARD: return ZONE_DISCARD;
    default: return ZONE_CODEX;
  }
}
