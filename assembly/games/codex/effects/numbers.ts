// Numbers and conditions (6.3). Whoever asks has brought the faces up to date.

import {
  COND_ACTED, COND_BOOSTED, COND_DONE, COND_HAND, COND_HAVE, COND_IN_PLAY, COND_KILLED, COND_MATCH, COND_NOT,
  COND_RUNES, COND_SPELLS_PLAYED, COND_TURN, NUM_ATK, NUM_CONST, NUM_COST, NUM_COUNT, NUM_IF, NUM_RUNES,
} from './codes';
import { Effect } from './effect';
import { countMatches, matches, runesOn } from './match';
import { player, refAt, refCount } from './refs';
import { faceOf, faces, lastRecord } from '../faces';
import { BIT_ARRIVED, BIT_ATTACKED, OBJ_DAMAGE, PILE_HAND, SPELLS } from '../layout';
import { count, fieldOf, has, inPlay } from '../objects';
import { isThing } from '../objs';
import { word } from '../printed';
import { active, ofSide, pileSize } from '../table';

/** Runes on what a reference names, or on everything that matches. */
function countRunes(b: Effect, kind: i32, isFilter: i32, on: i32): i32 {
  let sum = 0;
  if (!isFilter) {
    for (let i = 0, n = refCount(b, on); i < n; ++i) sum += runesOn(refAt(b, on, i), kind);
    return sum;
  }
  for (let i = 0, n = count(); i < n; ++i) if (matches(b, faces[i], on)) sum += runesOn(faces[i].id, kind);
  return sum;
}

export function valueOf(b: Effect, at: i32): i32 {
  switch (word(at)) {
    case NUM_CONST: return word(at + 1);
    case NUM_COUNT: return (countMatches(b, word(at + 1), count()) / word(at + 2)) * word(at + 3);
    case NUM_RUNES: return countRunes(b, word(at + 1), word(at + 2), word(at + 3)) * word(at + 4);
    case NUM_IF: return valueOf(b, holds(b, word(at + 1)) ? word(at + 2) : word(at + 3));
    default: {
      if (refCount(b, word(at + 1)) == 0) return 0;
      const obj = refAt(b, word(at + 1), 0);
      const face = faceOf(obj);
      if (!face) return 0;
      if (word(at) == NUM_ATK) return face.atk;
      if (word(at) == NUM_COST) return face.cost;
      const o = isThing(obj) ? lastRecord(obj) : 0;
      return o ? fieldOf(o, OBJ_DAMAGE) : 0;
    }
  }
}

function acted(id: i32, acts: i32): bool {
  const o = lastRecord(id);
  if (!o) return false;
  return ((acts & 1) != 0 && has(o, BIT_ARRIVED)) || ((acts & 2) != 0 && has(o, BIT_ATTACKED));
}

function matchesAny(b: Effect, ref: i32, filters: i32): bool {
  for (let i = 0, n = refCount(b, ref); i < n; ++i) {
    const face = faceOf(refAt(b, ref, i));
    if (face && matches(b, face, filters)) return true;
  }
  return false;
}

function testOf(b: Effect, at: i32): bool {
  const first = word(at + 1);
  const second = word(at + 2);
  switch (word(at)) {
    case COND_HAVE: return countMatches(b, first, count()) >= second;
    case COND_MATCH: return matchesAny(b, first, second);
    case COND_TURN: return (active() == b.you) == (first == 0);
    case COND_BOOSTED: return b.boosted;
    case COND_DONE: return (b.done & (1 << first)) != 0;
    case COND_KILLED: return b.killed[first] > second;
    case COND_HAND: return pileSize(player(b, first), PILE_HAND) <= second;
    case COND_SPELLS_PLAYED: return ofSide(b.you, SPELLS) >= first;
    case COND_ACTED: return acted(b.self, first);
    case COND_RUNES: return countRunes(b, word(first), word(first + 1), word(first + 2)) >= second;
    case COND_IN_PLAY: return refCount(b, first) > 0 && inPlay(refAt(b, first, 0));
    case COND_NOT: return !holds(b, first);
    default: return false;
  }
}

/** Whether all tests of a condition hold. */
export function holds(b: Effect, at: i32): bool {
  for (let i = 0, n = word(at); i < n; ++i) if (!testOf(b, at + 1 + 3 * i)) return false;
  return true;
}
