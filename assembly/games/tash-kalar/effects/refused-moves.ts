// Why a move or a run is refused: first the piece, then how far and where it goes, then what it would crush.

import { rankAt } from '../board';
import { NOWHERE } from '../layout';
import {
  TS_CASE_9, TS_CASE_10, TS_EFF_9, TS_EFF_11, TS_SUM_13, TS_WORD_2, TS_WORD_3, TS_WORD_4, TS_WORD_5, TS_WORD_13,
  TS_WORD_14, TS_WORD_15,
} from '../rule-numbers';
import { has } from '../squares';
import { KIND_EMPTY, KIND_STANDARD, OF_MATCH } from './codes';
import { crushable } from './landing';
import { directionAlong, DIRECTIONS, FURTHEST_OF, KIND, runEnds, runners } from './lines';
import { equals, used } from './memory';
import {
  ALONG, COMBATS, destinations, ENDING, endings, fitting, FLAGS, kindOf, LEAP, needsOther, reach, readyMovers,
  SPARED,
} from './moves';
import { refusePlace } from './refused-places';
import { neighbours, nextSquare, turned } from './select';
import { wordAt } from './words';

/** The rank on a square as a bit, 0 if it is empty. */
function rankBit(s: usize, square: i32): i32 {
  return (1 << rankAt(s, square)) >> 1;
}

/** Why that piece may not make the next move. */
function refuseMover(s: usize, pc: i32, from: i32): i32 {
  if (!rankAt(s, from)) return TS_WORD_15;
  if (!has(fitting(s, pc), from)) return wordAt(pc, FLAGS) & OF_MATCH && !has(used(s), from) ? TS_SUM_13 : TS_EFF_11;
  return needsOther(s, pc) ? TS_CASE_10 : TS_WORD_14;
}

/** Why a move of that length or in that direction is refused. */
function refuseReach(pc: i32, from: i32, to: i32): i32 {
  if (wordAt(pc, LEAP)) return TS_WORD_5;
  return wordAt(pc, ALONG) && has(neighbours(from), to) ? TS_WORD_13 : TS_WORD_2;
}

/** The rule that forbids a move of a kind onto that rank. */
function refuseRank(kind: i32): i32 {
  return kind == KIND_EMPTY ? TS_EFF_11 : kind == KIND_STANDARD ? TS_WORD_3 : TS_WORD_4;
}

export function refuseMove(s: usize, pc: i32, from: i32, to: i32): i32 {
  if (!has(readyMovers(s, pc), from)) return refuseMover(s, pc, from);
  if (has(destinations(s, pc, from), to)) return 0;
  // Whoever aims elsewhere means another piece: that it may not be another is what has to be told.
  if (!has(reach(s, pc, from), to)) return needsOther(s, pc) ? TS_CASE_10 : refuseReach(pc, from, to);
  if (!has(endings(), to)) {
    const rule = refusePlace(s, pc + ENDING, to);
    return rule ? rule : TS_EFF_11;
  }
  if (rankBit(s, to) & wordAt(pc, SPARED)) return TS_EFF_11;
  const spent = equals(s) >= wordAt(pc, COMBATS);
  if (spent) return rankAt(s, to) == rankAt(s, from) ? TS_CASE_9 : TS_WORD_4;
  return refuseRank(kindOf(s, pc, from));
}

export function refuseRun(s: usize, pc: i32, from: i32, to: i32): i32 {
  if (!has(runners(s, pc), from)) return TS_EFF_11;
  if (has(runEnds(s, pc, from), to)) return 0;
  const direction = directionAlong(from, to);
  if (direction == NOWHERE) return TS_WORD_13;
  if (!((turned(s, wordAt(pc, DIRECTIONS)) >> direction) & 1)) return TS_EFF_9;
  const rank = rankAt(s, from);
  let steps = 0;
  for (let at = from; at != to; at = nextSquare(at, direction)) {
    const next = rankBit(s, nextSquare(at, direction));
    if (next & ~crushable(wordAt(pc, KIND), rank)) return refuseRank(wordAt(pc, KIND));
    ++steps;
  }
  return steps > wordAt(pc, FURTHEST_OF + rank - 1) ? TS_WORD_13 : TS_EFF_11;
}
