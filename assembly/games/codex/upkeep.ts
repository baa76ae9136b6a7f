// The upkeep (2.25, C).

import { AT_YOUR_UPKEEP, EVENT_UPKEEP, KW_HEALING } from './effects/codes';
import { endLasting } from './effects/endings';
import { stop } from './ask';
import { check } from './check';
import { emit, tell } from './events';
import { beginAction, faces, view } from './faces';
import { END_UPKEEP, NOTED_FORM, OBJ_FORM } from './layout';
import { noteDue } from './moments';
import { note, noted } from './notes';
import { cardOf, count, idAt, record, setHalfField } from './objects';
import { command, setCommand } from './table';
import { HEALING, items, triggers, WORKER_GOLD } from './waiting';
import { carryWaiting, workOff } from './work-off';

/** What was transformed until this upkeep is itself again (C1). */
function endForms(seat: i32): void {
  for (let i = 0, n = count(); i < n; ++i) {
    const id = idAt(i);
    if (!noted(id, NOTED_FORM, 1 + seat)) continue;
    note(id, NOTED_FORM, 1 + seat, 0, 0);
    setHalfField(record(i), OBJ_FORM, 0);
  }
}

/** C3: worker gold, healing, upkeep effects and what was put off until now. */
function gatherItems(seat: i32): void {
  items.clear();
  items.add(WORKER_GOLD, seat);
  view();
  for (let i = 0, n = count(); i < n; ++i) {
    const face = faces[i];
    if (face.side != seat) continue;
    const healing = face.unfinished ? 0 : face.sum(KW_HEALING);
    if (healing > 0) {
      const one = items.add(HEALING, seat);
      one.id = face.id;
      one.card = cardOf(record(i));
      one.n = healing;
    }
    tell(EVENT_UPKEEP, face.id);
  }
  emit();
  items.take(triggers);
  noteDue(AT_YOUR_UPKEEP, seat, items);
}

/** C: one item after another in the order the active player chooses (CX-UPK-5). */
export function upkeep(seat: i32): void {
  endLasting(END_UPKEEP, seat);
  endForms(seat);
  check();
  for (let i = 0; i < 3; ++i) if (command(seat, i) > 1) setCommand(seat, i, command(seat, i) - 1);
  if (!stop) gatherItems(seat);
  while (!stop && items.count > 0) {
    beginAction();
    const one = items.next();
    if (!one) return;
    carryWaiting(one);
    if (!stop) check();
    workOff();
  }
}
