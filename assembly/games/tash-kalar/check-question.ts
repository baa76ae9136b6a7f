// Whether the question a state asks fits the rest of it: what an answer takes for granted must be there, and nothing may be
// under way that nobody asks about. Expects the board, the cards and the tasks to have been checked.

import { reserve } from '../../kernel/arena';
import { MAX_ACTIONS } from '../../kernel/rules';
import { above, empty, occupied, supply } from './board';
import { deckSize, pileCount, taskDeck } from './decks';
import { effectOpen, effectValid } from './effects/index';
import {
  ASIDE, ASK_DEAL, ASK_DRAW, ASK_EFFECT, ASK_LIFT, ASK_MARKS, ASK_MATCH, ASK_NEXT_TASK, ASK_OVER, ASK_PLACE_LIFTED,
  ASK_RETURN, ASK_ROW, ASK_SETUP_NEXT, ASK_START, CARD, CARDS, COMMON, DISCARDED, DONE, END, END_ACTIONS, END_FIXED,
  FINAL_TURNS, FLARES, HALVES, LIFTED, NEXT_TASK, NOBODY, NOWHERE, ORIENTATION, ROW, ROW_LENGTH, SKIP, SQUARES, STARTER,
  TARGET,
} from './layout';
import { cardUnderWay, listActions } from './menu';
import { rankOf } from './patterns';
import {
  TS_DISC_2, TS_EFF_1, TS_END_4, TS_FLARE_5, TS_PLACE_2, TS_SETUP_1, TS_SETUP_3, TS_SETUP_4, TS_SETUP_6, TS_SHORT_1,
  TS_SUM_1, TS_SUM_10, TS_SUM_13, TS_TURN_2, TS_TURN_4,
} from './rule-numbers';
import { any, has } from './squares';
import { actionsLeft, holds, isDuel, mover, question, scalar } from './state';
import { matches, matchMatters, mustLift } from './summon';

const answers = reserve(MAX_ACTIONS << 3);

/** Number of the rule that forbids the question, or 0. */
export function checkQuestion(s: usize): i32 {
  const asked = question(s);
  if (effectOpen(s) != (asked == ASK_EFFECT)) return TS_EFF_1;
  const rule = checkUnderWay(s, asked);
  if (rule) return rule;
  // TS-SETUP-6, TS-SETUP-7: the board is empty while the game is set up.
  if (settingUp(asked) && any(occupied(s))) return TS_SETUP_6;
  if (settingUp(asked) && scalar(s, END) == END_FIXED) return TS_END_4;
  switch (asked) {
    case ASK_START: case ASK_DRAW: return 0;
    case ASK_OVER: return scalar(s, END) == END_FIXED && !scalar(s, FINAL_TURNS) ? 0 : TS_END_4;
    case ASK_DEAL: return scalar(s, STARTER) == NOBODY ? TS_SETUP_1 : 0;
    case ASK_ROW: return isDuel(s) || scalar(s, ROW + ROW_LENGTH - 1) != NOWHERE || !deckSize(taskDeck(s)) ? TS_SETUP_3 : 0;
    case ASK_SETUP_NEXT: case ASK_NEXT_TASK: {
      return isDuel(s) || scalar(s, NEXT_TASK) != NOWHERE || !deckSize(taskDeck(s)) ? TS_SETUP_3 : 0;
    }
    default: {
      if (asked > ASK_DRAW) return TS_TURN_4;
      const wrong = checkBegun(s, asked);
      return wrong ? wrong : somethingToDecide(s) ? 0 : TS_TURN_4;
    }
  }
}

function settingUp(asked: i32): bool {
  return asked == ASK_START || asked == ASK_DEAL || asked == ASK_ROW || asked == ASK_SETUP_NEXT || asked == ASK_MARKS;
}

/** A card, a target, a match, a lifted piece, halves of a flare, tasks set aside: each belongs to some questions only. */
function checkUnderWay(s: usize, asked: i32): i32 {
  const summoning = asked == ASK_MATCH || asked == ASK_LIFT || asked == ASK_EFFECT;
  if (scalar(s, CARD) != NOWHERE && !summoning && asked != ASK_RETURN) return TS_EFF_1;
  if (!summoning && (scalar(s, TARGET) != NOWHERE || scalar(s, ORIENTATION) != NOWHERE)) return TS_EFF_1;
  if (scalar(s, LIFTED) != NOWHERE && asked != ASK_PLACE_LIFTED) return TS_PLACE_2;
  if (scalar(s, HALVES) && asked != ASK_EFFECT) return TS_FLARE_5;
  return load<u32>(s, ASIDE) && asked != ASK_ROW ? TS_SETUP_4 : 0;
}

/** What has been begun, and is asked to be finished, could be begun. */
function checkBegun(s: usize, asked: i32): i32 {
  switch (asked) {
    case ASK_MARKS: return isDuel(s) ? 0 : TS_SETUP_6;
    case ASK_PLACE_LIFTED: return checkLifted(s);
    case ASK_MATCH: case ASK_LIFT: return checkSummoning(s, asked == ASK_LIFT);
    case ASK_RETURN: return checkReturn(s);
    case ASK_EFFECT: return scalar(s, CARD) >= CARDS ? TS_SUM_1 : effectValid(s) ? 0 : TS_EFF_1;
    default: return 0;
  }
}

/** TS-PLACE-2: the supply was empty, so the lifted piece is the only one in it; the action is paid with its placing. */
function checkLifted(s: usize): i32 {
  const from = scalar(s, LIFTED);
  if (from >= SQUARES || !has(empty(s), from) || supply(s, mover(s), COMMON) != 1) return TS_PLACE_2;
  return actionsLeft(s) ? 0 : TS_TURN_2;
}

/** TS-SUM-10, TS-SUM-13, TS-SHORT-1 */
function checkSummoning(s: usize, lifting: bool): i32 {
  const target = scalar(s, TARGET);
  if (scalar(s, CARD) >= FLARES || target >= SQUARES) return TS_SUM_1;
  const number = cardUnderWay(s);
  const orientation = scalar(s, ORIENTATION);
  if (has(above(s, rankOf(number)), target)) return TS_SUM_10;
  if (!lifting) return matchMatters(number) && orientation == NOWHERE ? 0 : TS_SUM_13;
  if (!mustLift(s, number, target)) return TS_SHORT_1;
  if (!matchMatters(number)) return orientation == NOWHERE ? 0 : TS_SUM_13;
  return orientation < 32 && (matches(s, number, target) >> orientation) & 1 ? 0 : TS_SUM_13;
}

/** TS-DISC-2: a card was discarded, and what was returned last is no longer in the hand. */
function checkReturn(s: usize): i32 {
  const last = scalar(s, CARD);
  if (!scalar(s, DISCARDED) || !pileCount(s, mover(s))) return TS_DISC_2;
  return last == NOWHERE || (last < CARDS && !holds(s, mover(s), last)) ? 0 : TS_DISC_2;
}

/** A node has an answer other than to stop (rules, section 4). */
function somethingToDecide(s: usize): bool {
  const count = listActions(s, answers);
  for (let i = 0; i < count; ++i) {
    const verb: i32 = load<u32>(answers + (i << 2)) >> 16;
    if (verb != DONE && verb != SKIP && verb != END_ACTIONS) return true;
  }
  return false;
}
