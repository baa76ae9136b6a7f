// The faces of everything in play, worked out again after every change (derive.ts), of what left play during the running
// action (CX-DEATH-7), and of cards in piles and workers while somebody looks at them.

import { IS_CARD, IS_WORKER, ZONE_PLAY } from './effects/codes';
import { Face } from './face';
import { MAX_OBJECTS, OBJECT_BYTES, OBJ_HOST } from './layout';
import { placeOfId, record } from './objects';
import { cardObj, isPileCard, isThing, pileOf, placeIn, seatOf, workerObj, zoneOfPile } from './objs';
import {
  ROW_COLOR, ROW_COST, ROW_FLAGS, ROW_KINDS, ROW_SPEC, ROW_TECH, ROW_TYPES, ROW_ATK, ROW_HP, ROW_KEYWORDS, ROW_ABILITIES,
} from './tables';
import { printed, word } from './printed';
import { freshen, owned, stale } from './table';
import { reserve } from '../../kernel/arena';

/** By place in the pool; good while nothing changes. */
export const faces: StaticArray<Face> = many(MAX_OBJECTS);

/** Gone during the running action: their faces, records, and where their card went (0: nowhere it can be taken from). */
export const MOST_GONE: i32 = 80;
export const goneFaces: StaticArray<Face> = many(MOST_GONE);
export const goneTo: StaticArray<i32> = new StaticArray<i32>(MOST_GONE);
const GONE_RECORDS: usize = reserve(MOST_GONE * OBJECT_BYTES);
export let goneCount: i32 = 0;

/** Faces of cards and workers, lent out in turn. */
const lent: StaticArray<Face> = many(8);
let nextLent: i32 = 0;

function many(n: i32): StaticArray<Face> {
  const all = new StaticArray<Face>(n);
  for (let i = 0; i < n; ++i) all[i] = new Face();
  return all;
}

let derive: () => void = () => {};
/** Takes what works the faces out (derive.ts), which looks at faces itself. */
export function deriveBy(how: () => void): void { derive = how; }

/** Brings the faces up to date. */
export function view(): void {
  if (!stale) return;
  freshen();
  derive();
}
export function faceAt(place: i32): Face {
  view();
  return faces[place];
}

/** A new action begins: what left play before it makes room (CX-ZONE-7). */
export function beginAction(): void { goneCount = 0; }

/** Remembers how something last was, before it leaves. */
export function remember(place: i32): void {
  if (goneCount == MOST_GONE) return;
  goneFaces[goneCount].take(faceAt(place));
  memory.copy(GONE_RECORDS + goneCount * OBJECT_BYTES, record(place), OBJECT_BYTES);
  goneTo[goneCount++] = 0;
}
export function goneOf(id: i32): i32 {
  for (let i = 0; i < goneCount; ++i) if (goneFaces[i].id == id) return i;
  return -1;
}
export function goneRecord(index: i32): usize { return GONE_RECORDS + index * OBJECT_BYTES; }

/** Record of an object in play, or as it last was; 0 if it is neither. */
export function lastRecord(id: i32): usize {
  const place = placeOfId(id);
  if (place >= 0) return record(place);
  const gone = goneOf(id);
  return gone < 0 ? 0 : goneRecord(gone);
}
export function hostOf(id: i32): i32 {
  const o = lastRecord(id);
  return o ? load<u16>(o, OBJ_HOST) : 0;
}

/** Face of what can be chosen; of a thing that left play how it last was, null if it is not known any more. */
export function faceOf(obj: i32): Face | null {
  if (isThing(obj)) {
    const place = placeOfId(obj);
    if (place >= 0) return faceAt(place);
    const gone = goneOf(obj);
    return gone < 0 ? null : goneFaces[gone];
  }
  const face = lent[nextLent++ & 7];
  if (isPileCard(obj)) return cardFace(face, seatOf(obj), pileOf(obj), placeIn(obj));
  face.id = 0;
  face.obj = workerObj(seatOf(obj));
  face.card = -1;
  face.side = face.owner = seatOf(obj);
  face.zone = ZONE_PLAY;
  face.kinds = IS_WORKER;
  blank(face);
  return face;
}

function blank(face: Face): void {
  face.color = face.spec = face.tech = -1;
  face.cost = face.flags = face.types = face.atk = face.hp = 0;
  face.keywordCount = face.abilityCount = face.armorCount = face.plainCount = 0;
  face.unfinished = false;
}

/** What is printed on a card, token, hero or building. */
export function show(face: Face, card: i32): void {
  face.card = card;
  face.kinds = printed(card, ROW_KINDS);
  face.color = printed(card, ROW_COLOR);
  face.spec = printed(card, ROW_SPEC);
  face.cost = printed(card, ROW_COST);
  face.tech = printed(card, ROW_TECH);
  face.flags = printed(card, ROW_FLAGS);
  face.types = printed(card, ROW_TYPES);
  face.atk = max(0, printed(card, ROW_ATK));
  face.hp = max(0, printed(card, ROW_HP));
  face.addKeywords(printed(card, ROW_KEYWORDS));
  const abilities = printed(card, ROW_ABILITIES);
  for (let i = 0, n = word(abilities); i < n; ++i) face.addAbility(word(abilities + 1 + i), i, 0);
}

function cardFace(face: Face, seat: i32, pile: i32, place: i32): Face {
  blank(face);
  face.id = 0;
  face.obj = cardObj(seat, pile, place);
  face.side = face.owner = seat;
  face.zone = zoneOfPile(pile);
  show(face, owned(seat, place));
  face.kinds |= IS_CARD;
  return face;
}
