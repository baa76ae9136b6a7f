// The auction module, compiled for the kernel's tests alone.

import { Machine } from '../../assembly/kernel/machine';
import { TurnSearch } from '../../assembly/kernel/search/turn-search';
import { Bids } from './auction/bids';
import { ShareGoal } from './auction/goal';
import { Auction } from './auction/rules';

const rules = new Auction();
@global const game = new Machine<Auction, ShareGoal>(rules, new ShareGoal(rules), 1);
const bids = new Bids(rules);
const turnSearch = new TurnSearch<Auction, Bids>(rules, bids, game.frames, 8);

export * from '../../assembly/kernel/abi';

/** Looks at everything the mover's turn can come to; returns the sets of cards it can bid, as bits, and the positions. */
export function turnBids(): i32 {
  turnSearch.begin(rules.actor(game.state));
  while (!turnSearch.run(4)) {}
  return bids.found;
}
export function turnNodes(): i32 { return turnSearch.nodes; }
