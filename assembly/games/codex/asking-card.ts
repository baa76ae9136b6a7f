// The card whose effect asks, which of its abilities that is, and how much is at stake, for whoever shows what it says.

import { ABILITY_ACT, ABILITY_CAST } from './effects/codes';
import { askingEffect, askingPoints } from './effects/asked';
import { question } from './ask';
import {
  ASK_DISCARD, ASK_DIVIDE, ASK_EXCESS, ASK_MAY, ASK_MODE, ASK_PICK, ASK_RANDOM_DISCARD, ASK_SLOT,
} from './layout';
import { bandAt, bandCount, isHero, printed, word } from './printed';
import { recall } from './scripts';
import { ROW_ABILITIES } from './tables';

/** The abilities among the words of a band (6.2). */
const BAND_ABILITIES: i32 = 4;

/** What an ability does; 0 for one that does nothing by itself. */
function stepsOf(ability: i32): i32 {
  const kind = word(ability);
  if (kind == ABILITY_CAST) return word(ability + 1);
  return kind > ABILITY_ACT ? 0 : word(ability + (kind == ABILITY_ACT ? 3 : 5));
}

/** How many abilities of a list there are from the one that does these steps to the end; 0 without it. */
function fromEnd(abilities: i32, steps: i32): i32 {
  const n = word(abilities);
  for (let i = 1; i <= n; ++i) if (stepsOf(word(abilities + i)) == steps) return n + 1 - i;
  return 0;
}

/** The same on a card, with the band of a hero in the next byte. */
function placeOn(card: i32, steps: i32): i32 {
  if (!isHero(card)) return fromEnd(printed(card, ROW_ABILITIES), steps);
  for (let band = bandCount(card) - 1; band >= 0; --band) {
    const place = fromEnd(word(bandAt(card, band) + BAND_ABILITIES), steps);
    if (place) return place | (band << 8);
  }
  return 0;
}

function isOfEffect(asked: i32): bool {
  if (asked == ASK_DISCARD || asked == ASK_RANDOM_DISCARD) return true;
  return asked == ASK_PICK || asked == ASK_MODE || asked == ASK_MAY || asked == ASK_DIVIDE || asked == ASK_SLOT;
}

/**
 * The card in the low half; above it how many abilities there are from the one that asks to the last one, 0 for one that
 * is not printed there, and the band of a hero. -1 where no effect asks.
 */
export function askingCard(s: usize): i32 {
  recall(s);
  const card = isOfEffect(question) && askingEffect ? askingEffect!.card : -1;
  if (card < 0) return -1;
  const steps = askingEffect!.steps;
  return steps ? card | (placeOn(card, steps) << 16) : card;
}

/** Points of damage that wait for whom they are dealt to; 0 where nothing of that kind is asked. */
export function pointsAsked(s: usize): i32 {
  recall(s);
  return question == ASK_DIVIDE || question == ASK_EXCESS ? askingPoints : 0;
}
