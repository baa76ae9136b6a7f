// Playing one action or one outcome of chance.

import { effectApply } from './effects/index';
import { draw } from './drawing';
import {
  ASK_DEAL, ASK_EFFECT, ASK_MENU, ASK_ROW, CLAIM, DISCARD, DONE, DRAWN, END_ACTIONS, INVOKE, LIFT, MARKS, MATCH, PLACE,
  RETURN, SKIP, STARTS, SUMMON, TURNED_UP,
} from './layout';
import { deal, layRow, placeMarks, start } from './setup';
import { question } from './state';
import { chooseMatch, liftToSummon, summon } from './summoning';
import { afterEffect, discardBeing, doneReturning, invoke, liftToPlace, placeCommon, returnCard } from './turn';
import { afterClaim, claim, endActions, refill, turnUp } from './turn-cycle';

/** Plays a legal action or an outcome of positive weight. */
export function play(s: usize, action: u32): void {
  const asked = question(s);
  if (asked == ASK_EFFECT) {
    if (effectApply(s, action)) afterEffect(s);
    return;
  }
  const a: i32 = (action >> 8) & 255;
  const b: i32 = action & 255;
  switch (action >> 16) {
    case PLACE: return placeCommon(s, b);
    case LIFT: return asked == ASK_MENU ? liftToPlace(s, b) : liftToSummon(s, b);
    case SUMMON: return summon(s, a, b);
    case DISCARD: return discardBeing(s, b);
    case INVOKE: return invoke(s);
    case END_ACTIONS: return endActions(s);
    case MATCH: return chooseMatch(s, b);
    case RETURN: return returnCard(s, b);
    case DONE: return doneReturning(s);
    case CLAIM: return claim(s, b);
    case SKIP: return afterClaim(s);
    case MARKS: return placeMarks(s, b);
    case STARTS: return start(s, b);
    case TURNED_UP: return asked == ASK_ROW ? layRow(s, b) : turnUp(s, b);
    case DRAWN: {
      draw(s, b);
      return asked == ASK_DEAL ? deal(s) : refill(s);
    }
  }
}
