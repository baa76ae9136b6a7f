// The main phase (D1): what can be tried, why not, and what it does.

import { ABILITY_ACT, KW_INVISIBLE, KW_STEALTH } from './effects/codes';
import { actAt, listUseReasons, useAbility } from './abilities';
import { arrive } from './arriving';
import { askUnlisted, BROKEN, listAnswers, offer, stop, stopWith } from './ask';
import { attack, listAttackReasons } from './attack';
import { buildAddon, buildTech, listAddonReasons, listTechReasons } from './building';
import { check } from './check';
import { hiringCost } from './costs';
import { Face } from './face';
import { beginAction, faceAt, faces, view } from './faces';
import { heroLimit } from './hero-limit';
import {
  ACTIONS, ADDON, ARGUMENT, ARGUMENT_BITS, ASK_MAIN, ATTACK, BUILD, DETECT, DETECTED, EMPTY, END, HIRE, HIRED, LEVEL, OBJ_ID,
  PILE_HAND, PILE_HIRED, PLAY, SUMMON, USE, WORKERS,
} from './layout';
import { isAtMax, levelUp } from './levels';
import { cardOf, controllerOf, count, halfOf, idAt, record } from './objects';
import { cardObj } from './objs';
import { listPlayReasons } from './play-reasons';
import { playCard } from './playing';
import { isHero, printed, word } from './printed';
import { forbid, forgetReasons, reasonCount } from './reasons';
import { hasAddon, hasRoom, heroesInPlay } from './requirements';
import {
  CX_ABIL_1, CX_ADD_1, CX_ADD_5, CX_ATK_1, CX_COST_2, CX_HERO_1, CX_HERO_12, CX_HERO_2, CX_HERO_5, CX_MAIN_1,
  CX_MAIN_2, CX_MAIN_5, CX_PATROL_1, CX_PLAY_1, CX_WORK_1, CX_ZONE_7,
} from './rule-numbers';
import { FACE_TOWER, ROW_COST } from './tables';
import {
  active, addToPile, command, gold, halfOfSide, hero, inPile, kinds, ofSide, payGold, setCommand, setHalfOfSide,
  setTally, workers,
} from './table';
import { handWorks } from './sightings';
import { sees } from './targeting';
import { workOff } from './work-off';

const MOST_ACTIONS: i32 = 200;
const ADDONS: i32 = 4;
const FROM_COMMAND: i32 = 6;

function listHireReasons(seat: i32, kind: i32): void {
  if (ofSide(seat, HIRED)) forbid(CX_MAIN_2);
  if (kind >= kinds(seat) || !inPile(seat, PILE_HAND, kind)) forbid(CX_WORK_1);
  if (gold(seat) < hiringCost(seat)) forbid(CX_COST_2);
}
function hire(seat: i32, kind: i32): void {
  payGold(seat, hiringCost(seat));
  handWorks(seat);
  addToPile(seat, PILE_HAND, kind, -1);
  addToPile(seat, PILE_HIRED, kind, 1);
  setTally(seat, WORKERS, workers(seat) + 1);
  setTally(seat, HIRED, 1);
}

function listSummonReasons(seat: i32, index: i32): void {
  if (index > 2 || !command(seat, index)) return forbid(CX_HERO_1);
  if (command(seat, index) > 1) forbid(CX_HERO_12);
  if (heroesInPlay(seat) >= heroLimit(seat)) forbid(CX_HERO_2);
  if (gold(seat) < printed(hero(seat, index), ROW_COST)) forbid(CX_COST_2);
  if (!hasRoom()) forbid(CX_ZONE_7);
}
function summon(seat: i32, index: i32): void {
  payGold(seat, printed(hero(seat, index), ROW_COST));
  setCommand(seat, index, 0);
  arrive(hero(seat, index), seat, seat, FROM_COMMAND);
}

function listLevelReasons(seat: i32, place: i32): void {
  const o = place < count() ? record(place) : 0;
  if (!o || !isHero(cardOf(o)) || controllerOf(o) != seat) return forbid(CX_HERO_5);
  if (isAtMax(o)) forbid(CX_HERO_5);
  if (gold(seat) < 1) forbid(CX_COST_2);
}
function payForLevel(seat: i32, place: i32): void {
  payGold(seat, 1);
  levelUp(halfOf(record(place), OBJ_ID), 1);
}

function isHiding(face: Face): bool { return face.hasAny(KW_STEALTH) || face.hasAny(KW_INVISIBLE); }
/** The own Tower names one hidden thing of the opponent (CX-ADD-5). */
function listDetectReasons(seat: i32, place: i32): void {
  view();
  const isHidden = place < count() && faces[place].side != seat && isHiding(faces[place]) && !sees(seat, idAt(place));
  if (!isHidden || !hasAddon(seat, FACE_TOWER) || halfOfSide(seat, DETECTED)) forbid(CX_ADD_5);
}

function listAbilityReasons(seat: i32, place: i32, number: i32): void {
  const index = place < count() ? actAt(faceAt(place), number) : -1;
  if (index < 0 || faces[place].unfinished) return forbid(CX_ABIL_1);
  listUseReasons(seat, faceAt(place), index);
}

/** Adds every rule that forbids a main action, `end` aside. */
export function listMainReasons(action: i32): void {
  const seat = active();
  const what = action & ARGUMENT;
  if (ofSide(seat, ACTIONS) >= MOST_ACTIONS) return forbid(CX_MAIN_5);
  switch (action >> ARGUMENT_BITS) {
    case PLAY: {
      if (what >= kinds(seat) || !inPile(seat, PILE_HAND, what)) return forbid(CX_PLAY_1);
      return listPlayReasons(seat, cardObj(seat, PILE_HAND, what), 0);
    }
    case USE: return listAbilityReasons(seat, what >> 4, what & 15);
    case ATTACK: return what < count() ? listAttackReasons(faceAt(what)) : forbid(CX_ATK_1);
    case SUMMON: return listSummonReasons(seat, what);
    case LEVEL: return listLevelReasons(seat, what);
    case HIRE: return listHireReasons(seat, what);
    case BUILD: return listTechReasons(seat, what);
    case ADDON: return what < ADDONS ? listAddonReasons(seat, what) : forbid(CX_ADD_1);
    case DETECT: return listDetectReasons(seat, what);
    case EMPTY: return forbid(CX_PATROL_1);
    default: return forbid(CX_MAIN_1);
  }
}

function attempt(verb: i32, what: i32): void {
  forgetReasons();
  const action = (verb << ARGUMENT_BITS) | what;
  listMainReasons(action);
  if (reasonCount == 0) offer(verb, what, action);
}

/** Offers everything that can be done. */
function offerActions(seat: i32): void {
  for (let i = 0, n = kinds(seat); i < n; ++i) {
    if (!inPile(seat, PILE_HAND, i)) continue;
    attempt(PLAY, i);
    attempt(HIRE, i);
  }
  for (let place = 0, n = count(); place < n; ++place) {
    const face = faceAt(place);
    if (face.side != seat) {
      if (isHiding(face)) attempt(DETECT, place);
      continue;
    }
    if (face.isBody) attempt(ATTACK, place);
    if (isHero(cardOf(record(place)))) attempt(LEVEL, place);
    for (let i = 0, number = 0; i < faceAt(place).abilityCount; ++i) {
      if (word(faces[place].abilities[i]) == ABILITY_ACT) attempt(USE, (place << 4) | number++);
    }
  }
  for (let i = 0; i < 3; ++i) attempt(SUMMON, i);
  for (let level = 1; level <= 3; ++level) attempt(BUILD, level);
  for (let addon = 0; addon < ADDONS; ++addon) attempt(ADDON, addon);
}

function carry(seat: i32, verb: i32, what: i32): void {
  switch (verb) {
    case PLAY: return playCard(seat, cardObj(seat, PILE_HAND, what), 0);
    case USE: return useAbility(faceAt(what >> 4), actAt(faceAt(what >> 4), what & 15));
    case ATTACK: return attack(idAt(what));
    case SUMMON: return summon(seat, what);
    case LEVEL: return payForLevel(seat, what);
    case HIRE: return hire(seat, what);
    case BUILD: return buildTech(seat, what);
    case ADDON: return buildAddon(seat, what);
    case DETECT: return setHalfOfSide(seat, DETECTED, idAt(what));
  }
}

/** Lists everything that can be done now. */
export function listMainActions(): void {
  const seat = active();
  view();
  listAnswers();
  if (ofSide(seat, ACTIONS) < MOST_ACTIONS) offerActions(seat);
  offer(END, 0, END << ARGUMENT_BITS);
}
function isPossible(action: i32): bool {
  if (action == END << ARGUMENT_BITS) return true;
  view();
  forgetReasons();
  listMainReasons(action);
  return reasonCount == 0;
}

/** One action with everything it triggers (CX-MAIN-4); false if the phase was ended. */
export function mainAction(): bool {
  const seat = active();
  const action = askUnlisted(seat, ASK_MAIN);
  if (stop) return true;
  if (!isPossible(action)) {
    stopWith(BROKEN);
    return true;
  }
  if (action >> ARGUMENT_BITS == END) return false;
  beginAction();
  setTally(seat, ACTIONS, ofSide(seat, ACTIONS) + 1);
  carry(seat, action >> ARGUMENT_BITS, action & ARGUMENT);
  if (!stop) check();
  workOff();
  return true;
}
