import { Plans } from '../../../assembly/kernel/plans';
import { ASKED, ASK_BID, BID, HAND, MOVER } from './layout';
import { Auction } from './rules';

/** Every whole bid is a plan: the set of the cards 1 .. 3 that have been laid when it is done, as bits. */
@final
export class WholeBids extends Plans {
  constructor(private rules: Auction) {
    super();
  }

  list(s: usize, out: usize): i32 {
    const seat = this.rules.actor(s);
    const laid: u32 = load<u8>(s + seat, BID);
    const all: u32 = laid | load<u8>(s + seat, HAND);
    let count = 0;
    for (let cards: u32 = 0; cards < 8; ++cards) {
      if ((cards & laid) == laid && (cards & ~all) == 0) store<u32>(out + (count++ << 2), cards);
    }
    return count;
  }

  isUnderWay(s: usize, seat: i32, plan: u32): bool {
    return load<u8>(s, ASKED) == ASK_BID && <i32>load<u8>(s, MOVER) == seat;
  }

  /** The lowest card that is missing, then done. */
  action(s: usize, seat: i32, plan: u32): u32 {
    const missing = plan & <u32>load<u8>(s + seat, HAND);
    return missing ? ctz(missing) + 1 : 0;
  }
}
