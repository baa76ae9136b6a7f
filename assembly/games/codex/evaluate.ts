// The static win chance: what both sides have, in gold, put through a logistic curve (section 9).

import { IS_HERO, IS_UNIT } from './effects/codes';
import { lookBack } from './ask';
import { faces, view } from './faces';
import {
  OBJ_DAMAGE, OBJ_LEVEL, PILE_HAND, RESULT, RESULT_A, RESULT_DRAW,
} from './layout';
import { cardOf, controllerOf, count, fieldOf, record } from './objects';
import { isBuilding, printed } from './printed';
import { recall } from './scripts';
import { FACE_BASE, ROW_COST, ROW_TECH, FACE_TOWER } from './tables';
import { gold, pileSize, workers } from './table';

/** Gold that makes about e to 1. */
const SCALE: f64 = 9;
/** Worth of a point of the base, of one below eight, of a worker, of gold, of a card of the hand. */
const BASE_HP: f64 = 0.35;
const LAST_HP: f64 = 0.9;
const LAST_HPS: i32 = 8;
const WORKER: f64 = 1.2;
const GOLD: f64 = 0.8;
const CARD: f64 = 0.9;

function worthOfBase(hp: i32): f64 {
  return BASE_HP * hp + (LAST_HP - BASE_HP) * min(hp, LAST_HPS);
}
function worthOfThing(place: i32): f64 {
  const o = record(place);
  const face = faces[place];
  const left = face.hp - fieldOf(o, OBJ_DAMAGE);
  if (cardOf(o) == FACE_BASE) return worthOfBase(left);
  if (face.kinds & IS_HERO) return 1.5 + 0.8 * fieldOf(o, OBJ_LEVEL) - 0.4 * fieldOf(o, OBJ_DAMAGE);
  if (face.kinds & IS_UNIT) {
    return 0.55 * face.atk + 0.45 * left + 0.35 * face.keywordCount + 0.3 * max(0, face.tech);
  }
  if (!isBuilding(cardOf(o))) return printed(cardOf(o), ROW_COST);
  const worth = cardOf(o) >= FACE_TOWER ? 0.8 * printed(cardOf(o), ROW_COST) : 0.5 + 1.5 * printed(cardOf(o), ROW_TECH);
  return (worth * left) / max(1, face.hp);
}

function worthOf(seat: i32): f64 {
  let worth = WORKER * workers(seat) + GOLD * gold(seat) + CARD * min(5, pileSize(seat, PILE_HAND) + 2);
  for (let i = 0, n = count(); i < n; ++i) if (controllerOf(record(i)) == seat) worth += worthOfThing(i);
  return worth;
}

/** Win chance of seat 0 where the game goes on. */
export function chance(s: usize): f32 {
  recall(s);
  lookBack();
  view();
  return <f32>(1 / (1 + Math.exp((worthOf(1) - worthOf(0)) / SCALE)));
}

/** 1, 0.5 or 0 for a seat where the game is over. */
export function rewardOf(s: usize, seat: i32): f32 {
  const result: i32 = load<u8>(s, RESULT);
  if (result == RESULT_DRAW) return 0.5;
  return (result == RESULT_A) == (seat == 0) ? 1 : 0;
}
