// Continuous effects, recomputed from scratch in layers (CX-EFF-12): printed values, abilities, ATK and HP and armor,
// abilities that test the finished ATK, Wandering Mimic. Within a layer older effects come first.

import { KW_FRENZY, SLOT_ELITE, SLOT_LEADER } from './effects/codes';
import { addLateGifts, addSums, grantGifts, replacePrinted } from './continuous';
import { Face } from './face';
import { deriveBy, faces, show } from './faces';
import {
  BIT_UNFINISHED, NOTED_ARMOR_SLOT, NOTED_FORM, OBJ_FORM, OBJ_LEVEL, OBJ_MINUS, OBJ_PLUS, OBJ_SLOT,
} from './layout';
import { addMimics } from './mimics';
import { noted } from './notes';
import { cardOf, controllerOf, count, fieldOf, halfOf, has, idAt, ownerOf, record } from './objects';
import { bandAt, bandCount, isHero, printed, word } from './printed';
import { collectSources } from './sources';
import { ROW_TECH } from './tables';
import { active } from './table';

/** What the bands a hero has reached say together (CX-HERO-7). */
function addBands(face: Face, hero: i32, level: i32): void {
  for (let band = 0, n = bandCount(hero); band < n; ++band) {
    const at = bandAt(hero, band);
    if (word(at) > level) break;
    face.atk = word(at + 1);
    face.hp = word(at + 2);
    face.addKeywords(word(at + 3));
    const abilities = word(at + 4);
    for (let i = 0, all = word(abilities); i < all; ++i) {
      face.addAbility(word(abilities + 1 + i), ((band + 1) << 4) | i, 0);
    }
  }
}

function printFace(face: Face, place: i32): void {
  const o = record(place);
  const card = cardOf(o);
  const form = halfOf(o, OBJ_FORM);
  face.id = face.obj = idAt(place);
  face.side = controllerOf(o);
  face.owner = ownerOf(o);
  face.unfinished = has(o, BIT_UNFINISHED);
  face.keywordCount = face.abilityCount = face.armorCount = face.plainCount = 0;
  show(face, form ? form - 1 : card);
  // Its tech level stays with what is transformed (6.3, `transform`).
  if (form) face.tech = printed(card, ROW_TECH);
  face.transformed = form ? max(noted(face.id, NOTED_FORM, 1), noted(face.id, NOTED_FORM, 2)) : 0;
  if (isHero(card)) addBands(face, card, fieldOf(o, OBJ_LEVEL));
}

/** Runes, slots, frenzy: what everybody has in the same way. */
function addOwn(face: Face, place: i32): void {
  const o = record(place);
  const runes = fieldOf(o, OBJ_PLUS) - fieldOf(o, OBJ_MINUS);
  const slot = fieldOf(o, OBJ_SLOT);
  face.atk += runes;
  face.hp += runes;
  if (slot == SLOT_ELITE) face.atk += 1;
  if (slot == SLOT_LEADER) face.addArmor(NOTED_ARMOR_SLOT, 0, 0, 1);
  if (face.side == active()) face.atk += face.sum(KW_FRENZY);
}

/** The bonus for having no abilities, and no ATK below 0 (CX-DMG-6). */
function finish(face: Face): void {
  if (face.isPlain) {
    for (let i = 0; i < face.plainCount; ++i) {
      face.atk += face.plain[3 * i + 1];
      face.hp += face.plain[3 * i + 2];
    }
  }
  face.atk = max(0, face.atk);
}

export function derive(): void {
  const n = count();
  for (let i = 0; i < n; ++i) printFace(faces[i], i);
  collectSources();
  replacePrinted();
  for (let i = 0; i < n; ++i) faces[i].printedAtk = faces[i].atk;
  grantGifts();
  for (let i = 0; i < n; ++i) addOwn(faces[i], i);
  addSums();
  addLateGifts();
  addMimics();
  for (let i = 0; i < n; ++i) finish(faces[i]);
}

deriveBy(derive);
