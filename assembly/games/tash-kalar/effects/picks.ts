// Steps that pick pieces: destroy, upgrade, downgrade, convert, bind and group.

import { around } from '../beside';
import { ownerAt, rankAt } from '../board';
import { NOWHERE } from '../layout';
import {
  convert, convertible, downgradable, downgrade, kill, remove, upgradable, upgrade,
} from './changes';
import { OP_BIND, OP_CONVERT, OP_DESTROY, OP_DOWNGRADE, OP_GROUP, OP_UPGRADE } from './codes';
import { any, first, only, rest } from '../squares';
import { bindName, dealtWith, setDealtWith } from './memory';
import { readSelector } from './select';
import { nameAt, opAt, seekBody, wordAt } from './words';
import { HEADER } from './codes';

/** The word behind the header: uncounted (destroy), to common (convert), or destroying (group). */
@inline
function detail(pc: i32): bool {
  return wordAt(pc, HEADER) != 0;
}

/** Pieces the text allows, before anybody asks whether they can change. */
export function selected(s: usize, pc: i32): v128 {
  seekBody(pc, 1);
  return readSelector(s);
}

/** Pieces among which the step's verb can be carried out. */
export function changeable(s: usize, pc: i32, pieces: v128): v128 {
  switch (opAt(pc)) {
    case OP_UPGRADE: return v128.and(pieces, upgradable(s));
    case OP_DOWNGRADE: return v128.and(pieces, downgradable(s));
    case OP_CONVERT: return v128.and(pieces, convertible(s, detail(pc)));
    case OP_GROUP: return detail(pc) ? pieces : v128.and(pieces, downgradable(s));
    default: return pieces;
  }
}

/** Squares that hang together with the group so far (TS-CASE-13). */
export function connected(s: usize): v128 {
  return around(dealtWith(s));
}

/** The pieces that can be picked now, each at most once. */
export function pickable(s: usize, pc: i32): v128 {
  const done = dealtWith(s);
  const set = v128.andnot(changeable(s, pc, selected(s, pc)), done);
  return opAt(pc) == OP_GROUP && any(done) ? v128.and(set, connected(s)) : set;
}

export function pick(s: usize, pc: i32, square: i32): void {
  const owner = ownerAt(s, square);
  const before = rankAt(s, square);
  let gone = false;
  switch (opAt(pc)) {
    case OP_DESTROY: {
      if (detail(pc)) remove(s, square);
      else kill(s, square);
      gone = true;
      break;
    }
    case OP_UPGRADE: upgrade(s, square); break;
    case OP_DOWNGRADE: downgrade(s, square); break;
    case OP_CONVERT: {
      convert(s, square, detail(pc));
      gone = true;
      break;
    }
    case OP_GROUP: {
      if (detail(pc)) kill(s, square);
      else downgrade(s, square);
      break;
    }
    case OP_BIND: break;
    default: unreachable();
  }
  setDealtWith(s, v128.or(dealtWith(s), only(square)));
  bindName(s, nameAt(pc), square, gone, owner, before, NOWHERE);
}

/** Every candidate at the same moment (TS-EFF-7); what can no longer be done is skipped (TS-EFF-5). */
export function pickAll(s: usize, pc: i32): void {
  const all = pickable(s, pc);
  for (let left = all; any(left); left = rest(left)) {
    const square = first(left);
    if (any(changeable(s, pc, only(square)))) pick(s, pc, square);
  }
}
