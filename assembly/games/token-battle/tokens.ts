// A token is one byte: owner, type and value. What loss and destruction make of it is decided here, whatever the cause.

import { setToken, token } from './board';
import { DESTROYED, REBORN, WEAKENED } from './effect-kinds';
import { note } from './effects';
import { NOWHERE, PHOENIX, PLAIN, TOKEN_OWNER, TOKEN_TYPE, TOKEN_TYPE_MASK, TOKEN_VALUE_MASK } from './layout';
import { last, setLast } from './state';

export function tokenOf(owner: i32, type: i32, value: i32): i32 {
  return owner * TOKEN_OWNER + type * TOKEN_TYPE + value;
}

export function valueOf(byte: i32): i32 {
  return byte & TOKEN_VALUE_MASK;
}

export function typeOf(byte: i32): i32 {
  return (byte & TOKEN_TYPE_MASK) / TOKEN_TYPE;
}

export function ownerOf(byte: i32): i32 {
  return byte / TOKEN_OWNER;
}

/** TK-HIT-1, TK-HIT-2: takes `loss` off the token on a field, which destroys it when nothing is left. */
export function weaken(s: usize, field: i32, loss: i32): void {
  const byte = token(s, field);
  if (valueOf(byte) <= loss) return destroy(s, field);
  setToken(s, field, byte - loss);
  note(WEAKENED, NOWHERE, field, byte, byte - loss);
}

/** TK-HIT-2, TK-PHX-1, TK-PHX-2: the token leaves the board, or stays as a plain one if it was a phoenix. */
export function destroy(s: usize, field: i32): void {
  const byte = token(s, field);
  if (typeOf(byte) == PHOENIX) {
    const plain = tokenOf(ownerOf(byte), PLAIN, 1);
    setToken(s, field, plain);
    return note(REBORN, NOWHERE, field, byte, plain);
  }
  setToken(s, field, 0);
  if (last(s) == field) setLast(s, NOWHERE);
  note(DESTROYED, NOWHERE, field, byte, 0);
}
