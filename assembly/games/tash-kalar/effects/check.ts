// Whether the bytes of an effect under way are some that an effect can have come to: a program counter from anywhere would
// be read as a step that does not exist.

import { occupied, owned } from '../board';
import {
  CARD, EFFECT_BEING, EFFECT_EACH, EFFECT_EQUALS, EFFECT_FIRST, EFFECT_FLAGS, EFFECT_MOVER, EFFECT_ORIENTATION,
  EFFECT_SUMMON, EFFECT_USED, EFFECT_DONE, EFFECT_NAMES, FLARES, HALF_LOWER, HALVES, LEGEND, NAME_AT, NAME_BYTES, NAME_COUNT,
  NAME_DIRECTION, NAME_OWNERS, NAME_RANK, NAME_SQUARE, NOWHERE, ORIENTATION, SQUARES, TARGET,
} from '../layout';
import { any, contains, everywhere, has } from '../squares';
import { cardNumber, mover } from '../state';
import { MAX_NAMES } from './codes';
import { count, NEEDED_MOVED, pc, PILE_EMPTY } from './memory';
import { DECISIONS, DECISION_AT, FLARE_PROGRAM, PROGRAM_START } from './programs';
import { asks } from './steps';

const ORIENTATIONS: i32 = 8;
const DIRECTIONS: i32 = 8;
const OWNERS: i32 = 4;

function byte(at: usize): i32 {
  return load<u8>(at);
}

/** A square, or NOWHERE. */
function isSquare(square: i32): bool {
  return square < SQUARES || square == NOWHERE;
}

/** A square somebody stands on, or NOWHERE. */
function isPiece(s: usize, square: i32): bool {
  return square == NOWHERE || (square < SQUARES && has(occupied(s), square));
}

function isStart(at: i32): bool {
  for (let i = 0; i < DECISIONS; ++i) if (<i32>load<u16>(DECISION_AT + (i << 1)) == at) return true;
  return false;
}

/** The program the card is in; of a flare the upper half while the lower one is still due, otherwise either. */
function fitsCard(s: usize, at: i32): bool {
  const card = byte(s + CARD);
  const flare = card >= FLARES;
  if (byte(s + HALVES) && !(flare && byte(s + HALVES) == HALF_LOWER)) return false;
  const first = flare ? FLARE_PROGRAM + 2 * (card - FLARES) : cardNumber(s, mover(s), card);
  const halves = flare && !byte(s + HALVES) ? 2 : 1;
  return at >= <i32>load<u16>(PROGRAM_START + (first << 1)) && at < <i32>load<u16>(PROGRAM_START + ((first + halves) << 1));
}

function fitsStep(s: usize): bool {
  const first = byte(s + EFFECT_FIRST);
  return (
    byte(s + EFFECT_EQUALS) <= count(s) &&
    isPiece(s, byte(s + EFFECT_MOVER)) &&
    (first == NOWHERE || (first >> 2 < 2 && (first & 3) > 0)) &&
    byte(s + EFFECT_FLAGS) <= (PILE_EMPTY | NEEDED_MOVED) &&
    contains(everywhere(), v128.load(s, EFFECT_DONE)) &&
    contains(occupied(s), v128.load(s, EFFECT_USED)) &&
    contains(occupied(s), v128.load(s, EFFECT_EACH))
  );
}

function isUnbound(at: usize): bool {
  const nowhere = byte(at + NAME_SQUARE) & byte(at + NAME_AT) & byte(at + NAME_DIRECTION);
  return nowhere == NOWHERE && !byte(at + NAME_RANK) && !byte(at + NAME_OWNERS);
}

function fitsNames(s: usize): bool {
  for (let name = 0; name < MAX_NAMES; ++name) {
    const at = s + EFFECT_NAMES + name * NAME_BYTES;
    const direction = byte(at + NAME_DIRECTION);
    if (!isPiece(s, byte(at + NAME_SQUARE)) || !isSquare(byte(at + NAME_AT))) return false;
    if (byte(at + NAME_RANK) > LEGEND || byte(at + NAME_OWNERS) >= OWNERS) return false;
    if (direction >= DIRECTIONS && direction != NOWHERE) return false;
    if (!byte(at + NAME_COUNT) && !isUnbound(at)) return false;
  }
  return true;
}

/** A being came where it was summoned, as its match was turned, and still is a piece of the player; a flare has none of that. */
function fitsArrival(s: usize): bool {
  const summon = byte(s + EFFECT_SUMMON);
  const turned = byte(s + ORIENTATION);
  const being = byte(s + EFFECT_BEING);
  if (summon != byte(s + TARGET) || byte(s + EFFECT_ORIENTATION) != (turned == NOWHERE ? 0 : turned)) return false;
  if (byte(s + CARD) >= FLARES) {
    return summon == NOWHERE && turned == NOWHERE && being == NOWHERE && !any(v128.load(s, EFFECT_USED));
  }
  return summon < SQUARES && (being == NOWHERE || (being < SQUARES && has(owned(s, mover(s)), being)));
}

/** Whether the effect that is open can be resolved on; the rest of the state must have been checked before. */
export function isEffect(s: usize): bool {
  const at = pc(s);
  if (!isStart(at) || !fitsCard(s, at) || byte(s + EFFECT_ORIENTATION) >= ORIENTATIONS) return false;
  return fitsArrival(s) && fitsStep(s) && fitsNames(s) && asks(s, at);
}
