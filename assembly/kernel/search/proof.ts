// What is proven of a node: the set of seats, as bits, that can still get anything (MCTS-Solver, Winands et al. 2008, for
// any number of seats). A finished game proves the seats that are rewarded. At a decision of seat d, a child with the set
// {d} proves {d}; otherwise the set is the union of the children's. All seats means that nothing is proven, which is what
// every node starts with.
//
// With rewards of which somebody always gets some, by induction from the leaves up:
//  - {d} holds against every coalition: where d decides, d follows a child with {d}; where another seat decides, every
//    child has {d}. So all others come away with nothing, whatever they agree on. And if d can force that, the tree below
//    proves it, once it has been looked at in full.
//  - A set without d means that the others can hold d to nothing, whatever d does, and that they need no agreement for it:
//    d gets something only if a seat that has a forced win passes it up. (At a decision of d every child lacks d; at one
//    of another seat e, either e wins by force, or every child lacks d.)
//  - Any other set says only which seats are out of it.
// A node whose children are known in part has a superset of its final set, so more work never takes a proof back.

import { Rules } from '../rules';

/** The set of the seats 0 .. count - 1, the proof of a node of which nothing is known. */
export function allSeats(count: i32): i32 {
  return (1 << count) - 1;
}

export function onlySeat(seat: i32): i32 {
  return 1 << seat;
}

/** True if `seat` gets everything, whatever the others do. */
export function isWon(proof: i32, seat: i32): bool {
  return proof == 1 << seat;
}

/** True if `seat` gets nothing, unless another seat passes up a forced win. */
export function isLost(proof: i32, seat: i32): bool {
  return !((proof >> seat) & 1);
}

/** True if what `seat` gets is proven. */
export function isDecided(proof: i32, seat: i32): bool {
  return isWon(proof, seat) || isLost(proof, seat);
}

/** True if no seat can be taken from the set any more. */
export function isFinal(proof: i32): bool {
  return (proof & (proof - 1)) == 0;
}

/** The proof of a finished game. */
export function seatsRewarded<R extends Rules>(rules: R, s: usize, seats: i32): i32 {
  let set = 0;
  for (let seat = 0; seat < seats; ++seat) if (rules.reward(s, seat) > 0) set |= 1 << seat;
  return set;
}
