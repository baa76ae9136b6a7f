import { combine } from '../../../assembly/kernel/hash';
import { TurnReport } from '../../../assembly/kernel/search/turn-search';
import { BID, HAND } from './layout';
import { Auction } from './rules';

/** The bids one turn can end with, each once, and how one comes to them. */
export class Bids extends TurnReport {
  /** Bits of the sets of cards that can be bid. */
  found: i32 = 0;
  private seat: i32 = 0;
  private turn: i32 = 0;

  constructor(private rules: Auction) {
    super();
  }

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.turn = this.rules.turn(s);
    this.found = 0;
  }

  ends(s: usize): bool {
    return this.rules.actor(s) != this.seat || this.rules.turn(s) != this.turn;
  }

  skips(s: usize, action: u32, node: u32): bool {
    return false;
  }

  /** Being done, the first action of every list, ends the turn with what has been laid. */
  begins(s: usize, actions: usize, count: i32, node: u32, before: u32): i32 {
    this.found |= 1 << <i32>load<u8>(s + this.seat, BID);
    return 1;
  }

  opens(s: usize, above: u32, action: u32, node: u32): void {}

  key(s: usize): u64 {
    return combine(1, (<u64>load<u8>(s + this.seat, HAND) << 8) | load<u8>(s + this.seat, BID));
  }

  hopeless(s: usize): bool {
    return false;
  }

  note(s: usize, node: u32, action: u32): void {}
}
