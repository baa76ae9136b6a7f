// Each verb of a step, by its number.

import {
  OP_ATTACH, OP_BUFF, OP_COIN, OP_CONTROL, OP_DAMAGE, OP_DESTROY, OP_DISCARD, OP_DRAW, OP_EFFECT, OP_EXHAUST,
  OP_FETCH, OP_FLIP, OP_GOLD, OP_LATER, OP_MODES, OP_MOVE, OP_PICK, OP_PLAY, OP_PUT, OP_READY, OP_REMEMBER, OP_REPAIR,
  OP_RUNE, OP_SACRIFICE, OP_SEQ, OP_SHIFT, OP_SIDELINE, OP_STEAL, OP_SWAP_ATK, OP_TOKEN, OP_TRANSFORM, OP_TRASH,
} from './codes';
import { noteModes } from './asked';
import { select } from './choosing';
import { Effect } from './effect';
import { giveBackLists, lendList } from './obj-list';
import { allowOf, canDoSomething, couldFlag, modesOf, selectorOf } from './possible';
import { carrySteps, performBy } from './steps';
import * as cards from './verbs-cards';
import * as harm from './verbs-harm';
import * as lasting from './verbs-lasting';
import * as play from './verbs-play';
import * as things from './verbs-things';
import { askChance, askChooser, listAnswers, offer, stop } from '../ask';
import { ASK_COIN, ASK_MODE, COIN, MODE } from '../layout';
import { word } from '../printed';

/** Words of a step before those of its verb. */
const ARGS: i32 = 4;

function pick(b: Effect, step: i32): bool {
  const chosen = lendList();
  select(b, selectorOf(step), chosen, 0, allowOf(step));
  giveBackLists();
  return chosen.count > 0;
}

function coin(b: Effect, step: i32): bool {
  listAnswers();
  offer(COIN, 0, 0, 1);
  offer(COIN, 1, 1, 1);
  const side = askChance(ASK_COIN);
  if (!stop) carrySteps(b, word(step + ARGS + side));
  return true;
}

/** Modes without a legal choice cannot be chosen, nor those that pass over a flagbearer (R-10, CX-KW-11). */
function modes(b: Effect, step: i32): bool {
  const all = word(step + ARGS + 1);
  const n = word(all);
  if (modesOf(b, step) >= n) {
    for (let i = 1; i <= n && !stop; ++i) carrySteps(b, word(all + i));
    return true;
  }
  let flagged = false;
  for (let i = 1; i <= n; ++i) if (!b.flagged && canDoSomething(b, word(all + i)) && couldFlag(b, word(all + i))) flagged = true;
  listAnswers();
  let found = false;
  for (let i = 1; i <= n; ++i) {
    if (!canDoSomething(b, word(all + i)) || (flagged && !couldFlag(b, word(all + i)))) continue;
    offer(MODE, i, i);
    found = true;
  }
  if (!found) return false;
  const mode = askChooser(b.you, ASK_MODE);
  if (stop) noteModes(b, flagged);
  else carrySteps(b, word(all + mode));
  return true;
}

/** Carries out one step; whether it really affected something. */
export function perform(b: Effect, step: i32): bool {
  switch (word(step)) {
    case OP_DAMAGE: return harm.damage(b, step);
    case OP_REPAIR: return harm.repair(b, step);
    case OP_DESTROY: return harm.destroy(b, step);
    case OP_SACRIFICE: return harm.sacrifice(b, step);
    case OP_TRASH: return harm.trash(b, step);
    case OP_RUNE: return things.rune(b, step);
    case OP_SIDELINE: return things.sideline(b, step);
    case OP_SHIFT: return things.shift(b, step);
    case OP_EXHAUST: return things.exhaustThings(b, step);
    case OP_READY: return things.ready(b, step);
    case OP_FLIP: return things.flip(b, step);
    case OP_ATTACH: return things.attach(b, step);
    case OP_REMEMBER: return things.remember(b, step);
    case OP_BUFF: return lasting.buff(b, step);
    case OP_EFFECT: return lasting.effect(b, step);
    case OP_LATER: return lasting.later(b, step);
    case OP_CONTROL: return lasting.control(b, step);
    case OP_TRANSFORM: return lasting.transform(b, step);
    case OP_SWAP_ATK: return lasting.swapAtk(b, step);
    case OP_MOVE: return cards.move(b, step);
    case OP_DRAW: return cards.draw(b, step);
    case OP_DISCARD: return cards.discard(b, step);
    case OP_FETCH: return cards.fetch(b, step);
    case OP_GOLD: return cards.gain(b, step);
    case OP_STEAL: return cards.steal(b, step);
    case OP_TOKEN: return play.token(b, step);
    case OP_PUT: return play.put(b, step);
    case OP_PLAY: return play.play(b, step);
    case OP_MODES: return modes(b, step);
    case OP_COIN: return coin(b, step);
    case OP_PICK: return pick(b, step);
    case OP_SEQ: {
      carrySteps(b, word(step + ARGS));
      return true;
    }
    default: return false;
  }
}

performBy(perform);
