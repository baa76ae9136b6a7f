// What an open effect still has to know. Two effects that remember different things no later step looks at go on alike,
// so that a search need follow only one of them.

import {
  EFFECT_BEING, EFFECT_EQUALS, EFFECT_FIRST, EFFECT_MOVER, EFFECT_NAMES, EFFECT_ORIENTATION, EFFECT_SUMMON, EFFECT_USED,
  NAME_AT, NAME_BYTES, NAME_SQUARE,
} from '../layout';
import { has, none } from '../squares';
import {
  MAX_NAMES, ONE, OP_END, OP_MOVES, PLACE_ANYWHERE, READS_BEING, READS_NAMED_SQUARES, READS_NAMES, READS_ORIENTATION, READS_SUMMON,
  READS_USED, SAME_COLOUR, SAME_RANK, UNLIMITED,
} from './codes';
import { count, pc, used } from './memory';
import { CAPS, COMBATS, ENDING, FLAGS, mostMoves } from './moves';
import { DECISION_AT, DECISION_READS, DECISIONS } from './programs';
import { nextAfter, opAt, wordAt } from './words';

/** READS_ bits of the decision that starts at `at`. */
function readsFrom(at: i32): i32 {
  let low = 0;
  let high = DECISIONS - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (<i32>load<u16>(DECISION_AT + (middle << 1)) < at) low = middle + 1;
    else high = middle;
  }
  return load<u16>(DECISION_READS + (low << 1));
}

/** Whether the number of moves depends on the first piece. */
function capped(at: i32): bool {
  for (let rank = 0; rank < 3; ++rank) if (wordAt(at, CAPS + rank) != UNLIMITED) return true;
  return false;
}

function forgetMoves(s: usize, at: i32): void {
  const flags = wordAt(at, FLAGS);
  if (!(flags & ONE)) store<u8>(s, 0, EFFECT_MOVER);
  if (!(flags & (SAME_COLOUR | SAME_RANK)) && !capped(at)) store<u8>(s, 0, EFFECT_FIRST);
  if (wordAt(at, COMBATS) == UNLIMITED) store<u8>(s, 0, EFFECT_EQUALS);
}

/** Overwrites with 0, in a copy nobody plays on from, what neither the open decision nor a later step looks at. */
export function forgetUnread(s: usize): void {
  const at = pc(s);
  const reads = readsFrom(at);
  if (!(reads & READS_BEING)) store<u8>(s, 0, EFFECT_BEING);
  if (!(reads & READS_SUMMON)) store<u8>(s, 0, EFFECT_SUMMON);
  if (!(reads & READS_ORIENTATION)) store<u8>(s, 0, EFFECT_ORIENTATION);
  if (!(reads & READS_USED)) v128.store(s, none(), EFFECT_USED);
  for (let name = 0; name < MAX_NAMES; ++name) {
    const named = s + EFFECT_NAMES + name * NAME_BYTES;
    if (!(reads & (READS_NAMES << name))) store<u64>(named, 0);
    else if (!(reads & (READS_NAMED_SQUARES << name))) {
      store<u8>(named, 0, NAME_SQUARE);
      store<u8>(named, 0, NAME_AT);
    }
  }
  if (opAt(at) == OP_MOVES) forgetMoves(s, at);
}

/** Whether the effect ends with the next move, whatever it is. */
export function endsWithMove(s: usize): bool {
  const at = pc(s);
  return opAt(at) == OP_MOVES && opAt(nextAfter(at)) == OP_END && count(s) + 1 >= mostMoves(s, at);
}

/**
 * Whether a move, or the end of the moves, ends the effect in the same way as if an own common piece that it does not touch
 * were not there: nothing follows, no more moves can be made, and where one may end is not said.
 */
export function repeatsWithout(s: usize, done: bool, piece: i32): bool {
  const at = pc(s);
  if (opAt(at) != OP_MOVES || opAt(nextAfter(at)) != OP_END || wordAt(at, ENDING) != PLACE_ANYWHERE) return false;
  if (has(used(s), piece)) return false;
  return done || endsWithMove(s);
}
