// The auction module, compiled for the kernel's tests alone.

import { PlanMachine } from '../../assembly/kernel/plan-machine';
import { TurnSearch } from '../../assembly/kernel/search/turn-search';
import { Bids } from './auction/bids';
import { ShareGoal } from './auction/goal';
import { WholeBids } from './auction/plans';
import { Auction } from './auction/rules';

const rules = new Auction();
const goal = new ShareGoal(rules);
@global const game = new PlanMachine<Auction, ShareGoal, WholeBids>(rules, goal, new WholeBids(rules), 1);
const bids = new Bids(rules);
const turnSearch = new TurnSearch<Auction, Bids>(rules, bids, game.frames, 8);

export * from '../../assembly/kernel/abi';
export * from '../../assembly/kernel/abi-plans';

/** Looks at everything the mover's turn can come to; returns the sets of cards it can bid, as bits, and the positions. */
export function turnBids(): i32 {
  turnSearch.begin(rules.actor(game.state));
  while (!turnSearch.run(4)) {}
  return bids.found;
}
/** Turns on or off what makes a proof shorter: the key of the rules, and bounds. */
export function shorten(key: i32, bounds: i32): void {
  rules.keyed = key != 0;
  goal.prunes = bounds != 0;
}
/** Plays a plan of the mover to its end. */
export function carryOut(plan: u32): void { game.planRules.carryOut(game.state, rules.actor(game.state), plan); }
export function turnNodes(): i32 { return turnSearch.nodes; }
