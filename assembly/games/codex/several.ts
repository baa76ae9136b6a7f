// Picks of several, which are answered one by one in a fixed order since their order does not matter: all of them at once,
// for whoever lets somebody choose in an order of their own.

import {
  askingAllow, askingChooser, askingEffect, askingLeast, askingMost, askingPick, chosenCount, mustFlag,
} from './effects/asked';
import { nextInOrder } from './effects/candidates';
import { actionFor, addLegalPicks } from './effects/choosing';
import { giveBackLists, lendList } from './effects/obj-list';
import { actionOf, asker, lookBack, question } from './ask';
import { OPEN, writeOpen } from './describe';
import { ASK_PICK, ASK_TECH, PILE_CHOICE, PILE_CODEX, TECH } from './layout';
import { recall } from './scripts';
import { inPile, owned, pileSize } from './table';
import { freeTech, TECH_CHOICES } from './tech';

/** Chosen before, the least and the most that are asked for. */
const HEAD: usize = 12;

function writePicks(out: usize, room: i32): i32 {
  const all = lendList();
  addLegalPicks(askingEffect!, askingPick, askingChooser, askingAllow, all);
  const n = min(all.count, room);
  for (let i = 0; i < n; ++i) writeOpen(asker, actionFor(all.at(i)), out + i * OPEN * 4);
  giveBackLists();
  return n;
}

function writeTech(out: usize, room: i32): i32 {
  let n = 0;
  let before = -1;
  for (let kind = nextInOrder(asker, before); kind >= 0; kind = nextInOrder(asker, before)) {
    before = owned(asker, kind);
    for (let i = inPile(asker, PILE_CODEX, kind); i > 0 && n < room; --i, ++n) {
      writeOpen(asker, actionOf(TECH, kind), out + n * OPEN * 4);
    }
  }
  return n;
}

/**
 * Writes how many were chosen before, the least and the most, then in the order in which they have to be answered a row for
 * everything that may be among them, equal cards each; the number of rows. Where some were chosen already, or a flagbearer
 * comes first, there are no rows; -1 where no more than one is asked for.
 */
export function writeSeveral(s: usize, out: usize, room: i32): i32 {
  recall(s);
  lookBack();
  const isTech = question == ASK_TECH;
  const most = isTech ? TECH_CHOICES : question == ASK_PICK ? askingMost : 1;
  if (most < 2) return -1;
  const chosen = isTech ? pileSize(asker, PILE_CHOICE) : chosenCount;
  store<i32>(out, chosen);
  store<i32>(out, isTech ? (freeTech(asker) ? 0 : most) : askingLeast, 4);
  store<i32>(out, most, 8);
  if (chosen > 0) return 0;
  if (isTech) return writeTech(out + HEAD, room);
  return mustFlag ? 0 : writePicks(out + HEAD, room);
}
