// Why a card cannot be played (section 5).

import { ABILITY_CAST, COLOR_NEUTRAL, IS_ONGOING, IS_SPELL, KW_QUICK_ULTIMATE } from './effects/codes';
import { PLAY_FREE, PLAY_NO_HERO, PLAY_NO_TECH, playsJudgedBy } from './effects/allowed';
import { Effect } from './effects/effect';
import { canDoSomething } from './effects/possible';
import { baseCost, hasHeroOfColor, surcharge, waived } from './costs';
import { Face } from './face';
import { faceOf } from './faces';
import {
  BIT_DISABLED, BIT_MAXED, BIT_UNFINISHED, GOLD, OPT_MINOR_SPELL_COLOUR, OPT_NO_EFFECT_SPELL,
} from './layout';
import { isAtMax } from './levels';
import { has } from './objects';
import { word } from './printed';
import { beginReasons, endReasons, forbid, isThorough, reasonAt, reasonCount } from './reasons';
import { hasFinished, hasRoom, heroesInPlay, heroOfSpec, isSpecOpen, techBuilding } from './requirements';
import {
  CX_COLOR_2, CX_COST_2, CX_KW_35, CX_PLAY_3, CX_SPELL_1, CX_SPELL_2, CX_SPELL_4, CX_SPELL_5, CX_SPELL_8, CX_TECH_4,
  CX_TECH_6, CX_ZONE_7,
} from './rule-numbers';
import { FLAG_MINOR, FLAG_ULTIMATE } from './tables';
import { gold, option, setTally } from './table';

function listTechReasons(seat: i32, face: Face): void {
  if (face.tech <= 0) return;
  if (!hasFinished(seat, face.tech)) {
    const o = techBuilding(seat, face.tech);
    forbid(!o ? CX_PLAY_3 : has(o, BIT_UNFINISHED) ? CX_TECH_4 : has(o, BIT_DISABLED) ? CX_KW_35 : CX_PLAY_3);
  } else if (!isSpecOpen(seat, face.card)) forbid(CX_TECH_6);
}

function listHeroReasons(seat: i32, face: Face): void {
  if (face.spec >= 0) {
    const hero = heroOfSpec(seat, face.spec);
    if (!hero) forbid(CX_SPELL_1);
    else if (face.flags & FLAG_ULTIMATE) {
      if (face.has(KW_QUICK_ULTIMATE)) {
        if (!isAtMax(hero)) forbid(CX_SPELL_5);
      } else if (!has(hero, BIT_MAXED)) forbid(CX_SPELL_4);
    }
    return;
  }
  if (!(face.flags & FLAG_MINOR)) return;
  if (heroesInPlay(seat) == 0) forbid(CX_SPELL_2);
  else if (option(OPT_MINOR_SPELL_COLOUR) == 1 && face.color != COLOR_NEUTRAL && !hasHeroOfColor(seat, face.color)) {
    forbid(CX_SPELL_2);
  }
}

/** The steps of a spell; 0 without any. */
export function castOf(face: Face): i32 {
  for (let i = 0; i < face.abilityCount; ++i) {
    if (word(face.abilities[i]) == ABILITY_CAST) return word(face.abilities[i] + 1);
  }
  return 0;
}

const ofCast: Effect = new Effect();
/** A spell that has to choose and can choose nothing once it is paid for (CX-SPELL-8). */
function isIdle(seat: i32, face: Face, cost: i32): bool {
  const steps = castOf(face);
  if (!steps || option(OPT_NO_EFFECT_SPELL) != 0) return false;
  const before = gold(seat);
  setTally(seat, GOLD, before - cost);
  const isIdleNow = !canDoSomething(ofCast.clear(0, face.card, seat), steps);
  setTally(seat, GOLD, before);
  return isIdleNow;
}

const looked: Face = new Face();
/** Adds every rule that forbids playing a card; `how` as in allowed.ts. */
export function listPlayReasons(seat: i32, obj: i32, how: i32): void {
  const face = looked;
  face.take(faceOf(obj)!);
  const free = waived(seat, obj);
  const isSpell = (face.kinds & IS_SPELL) != 0;
  if (isSpell && !(how & PLAY_NO_HERO) && !(free & 1)) listHeroReasons(seat, face);
  if (!isSpell && !(how & PLAY_NO_TECH) && !(free & 2)) listTechReasons(seat, face);
  const base = how & PLAY_FREE ? 0 : baseCost(seat, obj);
  const more = how & PLAY_FREE ? 0 : surcharge(seat, face.card);
  if (base > gold(seat)) forbid(CX_COST_2);
  else if (base + more > gold(seat)) forbid(CX_COLOR_2);
  if ((!isSpell || (face.kinds & IS_ONGOING)) && !hasRoom()) forbid(CX_ZONE_7);
  const isPaid = base + more <= gold(seat);
  if (isSpell && isPaid && (reasonCount == 0 || isThorough) && isIdle(seat, face, base + more)) forbid(CX_SPELL_8);
}

/** The first of them; 0 if it can be played. */
export function playReason(seat: i32, obj: i32, how: i32): i32 {
  const before = beginReasons();
  listPlayReasons(seat, obj, how);
  const reason = reasonCount ? reasonAt(0) : 0;
  endReasons(before);
  return reason;
}

playsJudgedBy(playReason);
