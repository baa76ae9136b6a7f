// What waits happens one by one in the active player's order, new things joining the rest (CX-EFF-5).

import { beginEffect, endEffect } from './effects/effect';
import { carryOut } from './effects/steps';
import { stop } from './ask';
import { check } from './check';
import { drawCards } from './drawing';
import { faceOf, lastRecord } from './faces';
import { healAll } from './healing';
import { kill, payBounty } from './leaving';
import { carryPutOff } from './moments';
import { gainGold, workers } from './table';
import {
  A_TRIGGER, BOUNTY, EPHEMERAL, giveBack, HEALING, PUT_OFF, SCAVENGER, TECHNICIAN, triggers, Waiting, WORKER_GOLD,
} from './waiting';
import { word } from './printed';
import { cardOf } from './objects';

function carryTrigger(one: Waiting): void {
  const face = faceOf(one.id);
  const o = lastRecord(one.id);
  const b = beginEffect(one.id, face ? face.card : o ? cardOf(o) : one.card, one.seat);
  b.bind(0, one.it);
  if (one.other) b.bind(1, one.other);
  b.boosted = one.boosted;
  b.playedFrom = one.playedFrom;
  carryOut(b, word(one.ability + 5));
  endEffect();
}

/** Carries out one thing that waited. */
export function carryWaiting(one: Waiting): void {
  switch (one.sort) {
    case A_TRIGGER: carryTrigger(one); break;
    case SCAVENGER: gainGold(one.seat, 1); break;
    case TECHNICIAN: drawCards(one.seat, 1); break;
    case BOUNTY: payBounty(one.seat); break;
    case WORKER_GOLD: gainGold(one.seat, workers(one.seat)); break;
    case HEALING: healAll(one.seat, one.n); break;
    case EPHEMERAL: kill(one.id); break;
    case PUT_OFF: carryPutOff(one.record);
  }
  // A level gained as a bounty may grant what takes the bonus for having no abilities away (Master Midori).
  if (!stop) check();
  giveBack(one);
}

export function workOff(): void {
  while (!stop && triggers.count > 0) {
    const one = triggers.next();
    if (!one) return;
    carryWaiting(one);
  }
}
