// What is printed: rows of the generated tables, and words of the programs.

import { wordOf } from '../../kernel/program';
import {
  FACE_TABLE, FIRST_BUILDING, FIRST_HERO, FIRST_TOKEN, ROW_BANDS, ROW_FLAGS, ROW_MOST, ROW_SPEC, ROW_WORDS,
  WORDS,
} from './tables';

/** A word of the programs. */
@inline export function word(at: i32): i32 { return wordOf(WORDS, at); }
/** A column of a card, token, hero or building. */
@inline export function printed(face: i32, column: i32): i32 { return wordOf(FACE_TABLE, face * ROW_WORDS + column); }
@inline export function flagged(face: i32, flag: i32): bool { return (printed(face, ROW_FLAGS) & flag) != 0; }

@inline export function isHero(face: i32): bool { return face >= FIRST_HERO && face < FIRST_BUILDING; }
@inline export function isToken(face: i32): bool { return face >= FIRST_TOKEN && face < FIRST_HERO; }
@inline export function isBuilding(face: i32): bool { return face >= FIRST_BUILDING; }
@inline export function isCard(face: i32): bool { return face < FIRST_TOKEN; }

export function maxLevel(hero: i32): i32 { return printed(hero, ROW_MOST); }
/** Bands of a hero: from level, ATK, HP, keywords, abilities (6.2). */
export function bandCount(hero: i32): i32 { return word(printed(hero, ROW_BANDS)); }
@inline export function bandAt(hero: i32, band: i32): i32 { return word(printed(hero, ROW_BANDS) + 1 + band); }
/** The highest band a level has reached, from 0. */
export function bandOf(hero: i32, level: i32): i32 {
  let band = 0;
  for (let i = 1, n = bandCount(hero); i < n; ++i) if (word(bandAt(hero, i)) <= level) band = i;
  return band;
}

export function specOfHero(hero: i32): i32 { return printed(hero, ROW_SPEC); }

/** Whether a list of words (its length first) has one. */
export function lists(list: i32, wanted: i32): bool {
  for (let i = 1, n = word(list); i <= n; ++i) if (word(list + i) == wanted) return true;
  return false;
}
