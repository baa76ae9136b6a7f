// Why an action cannot be played (section 5): numbers of the rules, for whatever is tried.

import { CHANCE, OVER } from '../../kernel/rules';
import { forbid, forgetReasons, reasonAt, reasonCount } from './reasons';
import { lookBack, optionAt, optionCount } from './ask';
import { faceAt } from './faces';
import {
  ARGUMENT, ARGUMENT_BITS, ASKED, ASK_BOOST, ASK_DEFENDER, ASK_LAB_SPEC, ASK_MAIN, ASK_MODE, ASK_PATROL, ASK_PICK,
  ASK_TECH, ATTACKER, CONCEDE, DETECT, DONE, END, MODE, PILE_CODEX, QUESTION, STOP, TECH, THING,
} from './layout';
import { defenderReason } from './defenders';
import { listMainReasons } from './main-phase';
import { count, placeOfId } from './objects';
import { listPatrolReasons } from './patrol';
import {
  CX_ADD_9, CX_ATK_1, CX_CODEX_1, CX_CODEX_3, CX_CODEX_5, CX_COST_2, CX_EFF_1, CX_EFF_2, CX_MAIN_1, CX_MAIN_3,
  CX_SPELL_8, CX_TURN_1, CX_TURN_2, CX_WIN_2,
} from './rule-numbers';
import { listOptions } from './scripts';
import { half, inPile, kinds } from './table';

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
    case ASK_MAIN: {
      if (verb == 0 || verb >= END) forbid(CX_MAIN_1);
      else listMainReasons(action);
      return;
    }
    case ASK_DEFENDER: {
      const place = placeOfId(half(ATTACKER));
      if (!isThing || place < 0) forbid(CX_ATK_1);
      else forbid(defenderReason(faceAt(place), faceAt(what)) || CX_ATK_1);
      return;
    }
    case ASK_PATROL: {
      if (isThing) listPatrolReasons(faceAt(what));
      else forbid(verb > 0 && verb <= DETECT ? CX_MAIN_3 : CX_TURN_1);
      return;
    }
    case ASK_TECH: {
      if (verb == STOP) forbid(CX_CODEX_3);
      else if (verb == TECH && what < kinds(seat) && inPile(seat, PILE_CODEX, what)) forbid(CX_CODEX_5);
      else forbid(CX_CODEX_1);
      return;
    }
    case ASK_BOOST: return forbid(CX_COST_2);
    case ASK_LAB_SPEC: return forbid(CX_ADD_9);
    case ASK_MODE: return forbid(verb == MODE ? CX_SPELL_8 : CX_EFF_1);
    case ASK_PICK: return forbid(verb == DONE ? CX_EFF_2 : CX_EFF_1);
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
      listReasons(actor, load<u8>(s, QUESTION), action);
      if (reasonCount == 0) forbid(CX_EFF_1);
    }
  }
  for (let i = 0; i < reasonCount; ++i) store<u32>(out + (i << 2), reasonAt(i));
  return reasonCount;
}
