// A piece placed first and an effect that leaves it alone lead to the same as the effect first and the piece placed after
// it. Of the two orders a search of the turn need follow only the second one; here is what it may leave out of the first.

import { reserve } from '../../kernel/arena';
import { put, supply, take } from './board';
import { repeatsWithout } from './effects/essence';
import { effectOpen } from './effects/index';
import { ASK_MENU, COMMON, DONE, MATCH, MOVE, NOWHERE, OPTION, PLACE, SUMMON } from './layout';
import { has } from './squares';
import { cardNumber, mover, question } from './state';
import { rankOf } from './patterns';
import { targets } from './summon';

/** As many as a search has room for. */
export const MOST_NODES: i32 = 3 << 17;

@final
export class Apart {
  /** Per node: the square of the piece placed just before the summoning whose effect is open, untouched so far, or NOWHERE. */
  private pieces: usize = reserve(MOST_NODES);

  begin(): void {
    store<u8>(this.pieces, NOWHERE);
  }

  /** `action`, played in the state `s` of the node `above`, has led to a new node. */
  follow(s: usize, above: u32, action: u32, node: u32): void {
    store<u8>(this.pieces + node, this.after(s, load<u8>(this.pieces + above), action));
  }

  private after(s: usize, piece: i32, action: u32): i32 {
    const b: i32 = action & 255;
    switch (action >> 16) {
      case PLACE: return question(s) == ASK_MENU ? b : NOWHERE;
      case SUMMON: return piece != NOWHERE && comesWithout(s, piece, (action >> 8) & 255, b) ? piece : NOWHERE;
      case MOVE: return <i32>((action >> 8) & 255) == piece || b == piece ? NOWHERE : piece;
      case MATCH: case OPTION: return piece;
      default: return NOWHERE;
    }
  }

  /** Whether the answer ends an effect without touching the piece, so that placing it afterwards leads to the same. */
  repeats(s: usize, action: u32, node: u32): bool {
    const piece = <i32>load<u8>(this.pieces + node);
    if (piece == NOWHERE || !effectOpen(s)) return false;
    const verb = action >> 16;
    const touches = verb == MOVE && (<i32>((action >> 8) & 255) == piece || <i32>(action & 255) == piece);
    return !touches && (verb == MOVE || verb == DONE) && repeatsWithout(s, verb == DONE, piece);
  }
}

/** Whether a being could be summoned on a square, nothing lifted, if a piece just placed were not there. */
function comesWithout(s: usize, piece: i32, card: i32, target: i32): bool {
  const seat = mover(s);
  const needed = rankOf(cardNumber(s, seat, card));
  if (target == piece || !supply(s, seat, COMMON) || !supply(s, seat, needed)) return false;
  take(s, piece);
  const comes = has(targets(s, card), target);
  put(s, seat, COMMON, piece);
  return comes;
}
