// Why something cannot be done: every broken rule, in the order of the refusal table (section 5). Total over all u32.

import { token } from './board';
import {
  ACTIONS, FIELDS, SEATS, STACK_NUMBERS, STACKS_PER_SEAT, TRY_CARD, TRY_CARD_IN, TRY_CHANGE_SET, TRY_CHOOSE_TARGETS, TRY_DRAW,
  TRY_OUT_OF_TURN, TRY_PASS, TRY_SECOND_TOKEN, TRY_STACK, TRY_TURN_AREA, UNDRAWN,
} from './layout';
import {
  TK_CARD_6, TK_END_5, TK_EXTRA_2, TK_GAME_2, TK_GAME_7, TK_SET_3, TK_TURN_1, TK_TURN_2, TK_TURN_4, TK_TURN_6,
} from './rule-numbers';
import { stackSize, toMove, topCard } from './state';
import { isOver } from './turn';

let list: usize = 0;
let length: i32 = 0;

function refuse(rule: i32): void {
  store<u32>(list + (length++ << 2), rule);
}

/** Writes the numbers of all rules that forbid an action or attempt and returns how many; none means legal. */
export function refusals(s: usize, action: u32, out: usize): i32 {
  list = out;
  length = 0;
  const a: i32 = (action >> 8) & 255;
  const b: i32 = action & 255;
  if (isOver(s)) refuse(TK_END_5);
  else if (toMove(s) == UNDRAWN) {
    if (action >= <u32>SEATS) refuse(TK_GAME_7);
  } else if (action < <u32>ACTIONS) refusePlace(s, i32(stackSize(s, toMove(s), action / FIELDS) > 0), action % FIELDS);
  else {
    switch (action >> 16) {
      case TRY_PASS: refuse(TK_TURN_4); break;
      case TRY_STACK: refusePlace(s, ownStack(s, a), b); break;
      case TRY_CARD: refusePlace(s, onTop(s, a), b); break;
      case TRY_OUT_OF_TURN: {
        refuse(TK_EXTRA_2);
        refusePlace(s, i32(a < STACKS_PER_SEAT && stackSize(s, toMove(s) ^ 1, a) > 0), b);
        break;
      }
      case TRY_TURN_AREA: refuse(TK_CARD_6); break;
      case TRY_CHOOSE_TARGETS: refuse(TK_TURN_6); break;
      case TRY_CHANGE_SET: refuse(TK_SET_3); break;
      case TRY_DRAW: refuse(TK_GAME_7); break;
      case TRY_SECOND_TOKEN: refuse(TK_TURN_1); break;
      default: {
        const number = (action >> 16) - TRY_CARD_IN;
        if (number < <u32>STACK_NUMBERS) refusePlace(s, tops(s, number, a), b);
        else refuse(TK_TURN_1);
      }
    }
  }
  return length;
}

function refusePlace(s: usize, playable: i32, field: i32): void {
  if (!playable) refuse(TK_TURN_1);
  if (field >= FIELDS) refuse(TK_GAME_2);
  else if (token(s, field)) refuse(TK_TURN_2);
}

/** Whether the mover may play the top card of stack `number`, counted through both seats. */
function ownStack(s: usize, number: i32): i32 {
  const seat = number / STACKS_PER_SEAT;
  return i32(seat == toMove(s) && stackSize(s, seat, number % STACKS_PER_SEAT) > 0);
}

/** Whether the mover's stack of this number, counted from 1, has this card on top. */
function tops(s: usize, number: u32, card: i32): i32 {
  return i32(card > 0 && number - 1 < <u32>STACKS_PER_SEAT && topCard(s, toMove(s), number - 1) == card);
}

/** Whether a card of this number lies on top of one of the mover's stacks. */
function onTop(s: usize, card: i32): i32 {
  if (!card) return 0;
  for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) if (topCard(s, toMove(s), stack) == card) return 1;
  return 0;
}
