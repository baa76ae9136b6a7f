// How much of what attackers deal can get past the patrollers. Every patroller on somebody's way to the target takes an attack
// of its own and damage as high as its HP, unless something else takes it out of the way; what an attack deals to it does not
// reach the target. Sets of at most five patrollers are tried one by one.

import {
  KW_DEATHTOUCH, KW_FLYING, KW_INVISIBLE, KW_OBLITERATE, KW_OVERPOWER, KW_SPARKSHOT, KW_STEALTH,
  KW_UNATTACKABLE, KW_UNSTOPPABLE, TYPE_ILLUSION,
} from './effects/codes';
import { stops } from './defenders';
import { Face } from './face';
import { faces } from './faces';
import { OBJ_DAMAGE, OBJ_LEVEL, OBJ_MINUS, OBJ_PLUS } from './layout';
import { cardOf, fieldOf, record } from './objects';
import { bandAt, bandOf, isHero, lists, printed, word } from './printed';
import { ROW_HP } from './tables';

const MOST_PATROLLERS: i32 = 5;
const MOST_ATTACKERS: i32 = 128;

/** Places of the patrollers, the least tough first, and at least how much damage each of them takes. */
const places: StaticArray<i32> = new StaticArray<i32>(MOST_PATROLLERS);
const tough: StaticArray<i32> = new StaticArray<i32>(MOST_PATROLLERS);
let patrollers: i32 = 0;
/** Place of what is attacked, -1 for nothing. */
let target: i32 = -1;
/** ATK of the attackers, and bits of the patrollers in the way of each. */
const atk: StaticArray<i32> = new StaticArray<i32>(MOST_ATTACKERS);
const ways: StaticArray<i32> = new StaticArray<i32>(MOST_ATTACKERS);
let attackers: i32 = 0;
/** Patrollers that something else than damage may take out of the way; attackers that need not mind any. */
let open: i32 = 0;
let free: i32 = 0;
/** Damage to patrollers that is no attack's, and hits of sparkshot. */
let chip: i32 = 0;
let sparks: i32 = 0;
/** Attackers that deal to another patroller or the base what a patroller does not take; that need no damage to kill. */
let spills: i32 = 0;
let deadly: i32 = 0;

/** Forgets the attackers and all that helps them; the patrollers stay. */
export function forgetAttackers(): void {
  attackers = open = free = chip = sparks = spills = deadly = 0;
}
/** Forgets the patrollers as well: a way to the thing at this place, which is the opponent's. */
export function beginWay(place: i32): void {
  forgetAttackers();
  patrollers = 0;
  target = place;
}
export function openWay(more: i32, attackers: i32, damage: i32): void {
  open += more;
  free += attackers;
  chip += damage;
}
export function openAll(): void { open += MOST_PATROLLERS; }
export function attackerCount(): i32 { return attackers; }
/** Something takes things out of the way, or kills what it attacks, whatever HP that has. */
export function killsOutright(): bool { return open > 0 || deadly > 0; }
/** Damage that patrollers may take beside attacks, as others may as well. */
export function strayDamage(): i32 { return chip + sparks; }

function printedHp(o: usize): i32 {
  const card = cardOf(o);
  const hp = isHero(card) ? word(bandAt(card, bandOf(card, fieldOf(o, OBJ_LEVEL))) + 2) : printed(card, ROW_HP);
  return hp + fieldOf(o, OBJ_PLUS) - fieldOf(o, OBJ_MINUS);
}
/** An illusion dies of anything that is aimed at it. */
export function isIllusion(face: Face): bool { return face.types != 0 && lists(face.types, TYPE_ILLUSION); }

/** HP that something has left at least: what it has from others may be gone with them. */
export function hpLeft(place: i32): i32 {
  const o = record(place);
  return max(1, min(faces[place].hp, printedHp(o)) - fieldOf(o, OBJ_DAMAGE));
}

export function addPatroller(place: i32): void {
  if (patrollers == MOST_PATROLLERS || isIllusion(faces[place])) return;
  const points = hpLeft(place);
  let at = patrollers++;
  for (; at > 0 && tough[at - 1] > points; --at) {
    tough[at] = tough[at - 1];
    places[at] = places[at - 1];
  }
  tough[at] = points;
  places[at] = place;
}

export function listsKeyword(keywords: i32, wanted: i32): bool {
  for (let i = 1, n = word(keywords); i <= n; ++i) if (word(word(keywords + i)) == wanted) return true;
  return false;
}
/** What is printed of a keyword with a number, all of it together. */
export function sumOf(keywords: i32, wanted: i32): i32 {
  let sum = 0;
  for (let i = 1, n = word(keywords); i <= n; ++i) {
    if (word(word(keywords + i)) == wanted) sum += word(word(keywords + i) + 1);
  }
  return sum;
}
function noteKeyword(keyword: i32): void {
  if (keyword == KW_OVERPOWER) ++spills;
  if (keyword == KW_SPARKSHOT) ++sparks;
  if (keyword == KW_OBLITERATE) open += MOST_PATROLLERS;
  if (keyword == KW_DEATHTOUCH) ++deadly;
}
function frees(keyword: i32): bool {
  return keyword == KW_STEALTH || keyword == KW_INVISIBLE || keyword == KW_UNSTOPPABLE || keyword == KW_FLYING;
}

/** Bits of all of them. */
export const ANYBODY: i32 = (1 << MOST_PATROLLERS) - 1;

/** Bits of the patrollers that stop whoever walks and has nothing about it. */
function onFoot(): i32 {
  let way = 0;
  for (let i = 0; i < patrollers; ++i) {
    const p = faces[places[i]];
    if (!p.hasAny(KW_FLYING) && !p.hasAny(KW_INVISIBLE) && !p.hasAny(KW_UNATTACKABLE)) way |= 1 << i;
  }
  return way;
}
/** Of a card with these keywords. */
export function wayByKeywords(keywords: i32): i32 {
  let way = onFoot();
  for (let i = 1, n = word(keywords); i <= n; ++i) {
    const keyword = word(word(keywords + i));
    noteKeyword(keyword);
    if (frees(keyword)) way = 0;
  }
  return way;
}
/** Of a hero that has come as far as a band. */
export function wayByBands(card: i32, top: i32): i32 {
  let way = onFoot();
  for (let band = 0; band <= top; ++band) way &= wayByKeywords(word(bandAt(card, band) + 3));
  return way;
}

export function addAttacker(points: i32, way: i32): void {
  if (attackers == MOST_ATTACKERS) return;
  // The strongest first.
  let at = attackers++;
  for (; at > 0 && atk[at - 1] < points; --at) {
    atk[at] = atk[at - 1];
    ways[at] = ways[at - 1];
  }
  atk[at] = points;
  ways[at] = way;
}
/** Of something in play; `most` are the patrollers that may be in its way at most. */
export function wayOf(face: Face, most: i32): i32 {
  let way = 0;
  let isFree = face.hasAny(KW_FLYING) != face.has(KW_FLYING);
  for (let i = 0; i < face.keywordCount; ++i) {
    const keyword = word(face.keywords[i]);
    noteKeyword(keyword);
    if (keyword != KW_FLYING && frees(keyword)) isFree = true;
  }
  if (target >= 0 && !isFree) {
    for (let i = 0; i < patrollers; ++i) if (stops(face, faces[places[i]], faces[target])) way |= 1 << i;
  }
  return way & most;
}

/**
 * Most damage with these patrollers gone and all others where they are; `more` comes without an attack of its own. Whoever falls to
 * an attack, to what is left of one (CX-KW-12) or to a spark (CX-KW-13) takes as much damage as it has HP.
 */
function past(gone: i32, more: i32): i32 {
  const kills = max(0, popcnt(gone) - open - (deadly ? sparks : 0));
  const aimed = max(0, kills - spills - fallen(gone, chip + sparks));
  if (aimed > attackers) return 0;
  let through = more;
  let all = more;
  let stuck = 0;
  let lucky = free;
  for (let i = 0; i < attackers; ++i) {
    all += atk[i];
    if ((ways[i] & ~gone) == 0 || lucky-- > 0) through += atk[i];
    else ++stuck;
  }
  if (!spills) through -= weakest(aimed - stuck);
  // What a deadly one attacks, and what is left of that attack, need not take as much as it has HP.
  const hurt = max(0, kills - (deadly ? deadly + spills : 0));
  return min(through, all - max(0, toughness(gone, hurt) - chip - sparks));
}
/** How many of these so much damage can kill at most. */
function fallen(gone: i32, damage: i32): i32 {
  let n = 0;
  for (let i = 0, left = damage; i < patrollers && left > 0; ++i) {
    if (!((gone >> i) & 1)) continue;
    left -= tough[i];
    if (left >= 0) ++n;
  }
  return n;
}
/** At least the ATK of so many attackers that get past and attack patrollers instead. */
function weakest(n: i32): i32 {
  let sum = 0;
  for (let i = attackers - 1, left = n; i >= 0 && left > 0; --i, --left) sum += atk[i];
  return sum;
}
/** Damage that the so many least tough of these take. */
function toughness(gone: i32, n: i32): i32 {
  let sum = 0;
  for (let i = 0, left = n; i < patrollers && left > 0; ++i) {
    if (!((gone >> i) & 1)) continue;
    sum += tough[i];
    --left;
  }
  return sum;
}

/** Most damage on the target; `more` comes without an attack of its own. */
export function mostPast(more: i32): i32 {
  let most = 0;
  for (let gone = 0; gone < 1 << patrollers; ++gone) most = max(most, past(gone, more));
  return most;
}
