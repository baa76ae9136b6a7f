// Why an action cannot be played (section 5): numbers of the rules, for whatever is tried.

import { CHANCE, OVER } from '../../kernel/rules';
import { askForAll, forbid, forgetReasons, reasonAt, reasonCount } from './reasons';
import { lookBack, optionAt, optionCount } from './ask';
import { mustFlag } from './effects/asked';
import { listPickReasons } from './effects/pick-reasons';
import { faceAt, view } from './faces';
import {
  ARGUMENT, ARGUMENT_BITS, ASKED, ASK_DEFENDER, ASK_LAB_SPEC, ASK_MAIN, ASK_MODE, ASK_PATROL, ASK_PICK, ASK_TECH, CONCEDE,
  MODE, PILE_CODEX, QUESTION, STOP, TECH, THING, USE,
} from './layout';
import { namedAttacker } from './attack';
import { listDefenderReasons } from './defenders';
import { listMainReasons } from './main-phase';
import { count, placeOfId } from './objects';
import { listPatrolReasons } from './patrol';
import {
  CX_ABIL_3, CX_ADD_9, CX_ATK_1, CX_CODEX_1, CX_CODEX_3, CX_CODEX_5, CX_EFF_1, CX_KW_11, CX_MAIN_3, CX_SPELL_8, CX_TURN_2,
  CX_WIN_2,
} from './rule-numbers';
import { listOptions } from './scripts';
import { inPile, kinds } from './table';

function isOpen(action: u32): bool {
  for (let i = 0; i < optionCount; ++i) if (optionAt(i) == action) return true;
  return false;
}

/** Adds why something else cannot be answered to the open question. */
function listReasons(seat: i32, question: i32, action: i32): void {
  const verb = action >> ARGUMENT_BITS;
  const what = action & ARGUMENT;
  const isThing = verb == THING && what < count();
  switch (question) {
    case ASK_MAIN: return listMainReasons(action);
    case ASK_DEFENDER: {
      const place = placeOfId(namedAttacker);
      if (isThing && place >= 0) listDefenderReasons(faceAt(place), faceAt(what));
      if (reasonCount == 0) forbid(CX_ATK_1);
      return;
    }
    case ASK_PATROL: {
      if (isThing) listPatrolReasons(faceAt(what));
      else forbid(verb == USE ? CX_ABIL_3 : CX_MAIN_3);
      return;
    }
    case ASK_TECH: {
      if (verb == STOP) forbid(CX_CODEX_3);
      else if (verb == TECH && what < kinds(seat) && inPile(seat, PILE_CODEX, what)) forbid(CX_CODEX_5);
      else forbid(CX_CODEX_1);
      return;
    }
    case ASK_LAB_SPEC: return forbid(CX_ADD_9);
    case ASK_MODE: return forbid(verb != MODE ? CX_EFF_1 : mustFlag ? CX_KW_11 : CX_SPELL_8);
    case ASK_PICK: return listPickReasons(verb, what);
    default: return forbid(CX_EFF_1);
  }
}

/** Writes the numbers of all rules that forbid an action, none if it is legal; total over all u32. */
export function listRefusals(s: usize, action: u32, out: usize): i32 {
  forgetReasons();
  const actor: i32 = load<u8>(s, ASKED);
  if (actor == OVER) forbid(CX_WIN_2);
  else {
    listOptions(s);
    if (isOpen(action)) return 0;
    forgetReasons();
    if (actor != CHANCE && action >> ARGUMENT_BITS == CONCEDE) return 0;
    if (actor == CHANCE || action > 0xffff) forbid(CX_TURN_2);
    else {
      lookBack();
      view();
      askForAll(true);
      listReasons(actor, load<u8>(s, QUESTION), action);
      askForAll(false);
      if (reasonCount == 0) forbid(CX_EFF_1);
    }
  }
  for (let i = 0; i < reasonCount; ++i) store<u32>(out + (i << 2), reasonAt(i));
  return reasonCount;
}
