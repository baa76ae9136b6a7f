// What the rest of a game depends on beside the points: the key under which a search remembers a position.

import { combine } from '../../kernel/hash';
import { cardSkill } from './cards';
import { BOARD, DEPTH, EXTRA, LAST, SEATS, STACKS, STACKS_PER_SEAT, SWAP_WITH_LAST, TO_MOVE } from './layout';
import { cardAt, ply } from './state';

/** Whether any card can ever ask for the token played last. */
export function lastMatters(s: usize): bool {
  for (let seat = 0; seat < SEATS; ++seat) {
    for (let stack = 0; stack < STACKS_PER_SEAT; ++stack) {
      for (let depth = 0; depth < DEPTH; ++depth) {
        if (cardSkill(cardAt(s, seat, stack, depth)) == SWAP_WITH_LAST) return true;
      }
    }
  }
  return false;
}

/** Hash of board, turn, last token, boosts, extra turns, turn number and stacks; options never change in a game. */
export function futureOf(s: usize, withLast: bool): u64 {
  let h: u64 = <u64>ply(s);
  for (let i = 0; i < TO_MOVE - 4; i += 8) h = combine(h, load<u64>(s + BOARD + i));
  let rest = load<u64>(s, TO_MOVE - 4);
  if (!withLast) rest &= ~(<u64>0xff << ((LAST - TO_MOVE + 4) << 3));
  h = combine(h, rest);
  h = combine(h, <u64>load<u32>(s, EXTRA));
  for (let i = 0; i < SEATS * STACKS_PER_SEAT * DEPTH; i += 8) h = combine(h, load<u64>(s + STACKS + i));
  return h;
}
