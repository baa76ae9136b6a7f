// The effect language (section 6 of the rules): programs of cards run decision by decision.
//
// What the turn calls:
//   beginEffect(s, program, being, summon, orientation, used)   a being has arrived, or a flare half begins (no being)
//   runEffect(s)             goes on to the next decision or the end; at the end it calls afterEffect(s) of ../turn
//   effectOpen(s)            whether an effect waits for a decision
//   effectLegal(s, out)      the actions of the open decision, ascending; returns their number
//   effectApply(s, action)   plays one of them and runs on
//   effectRefusal(s, action) number of the rule that forbids the action, 0 if none
//
// `program` is an index into PROGRAM_START of programs.ts: BEING_PROGRAM + card number (order of the JSON), or
// FLARE_PROGRAM + 2 * flare + half (0 upper, 1 lower).
// `being`, `summon` are squares, NOWHERE for a flare; `orientation` is the index in the data's `orientations`; `used` the
// squares of the match, a v128 mask.
//
// What it uses of the board (../board): masks are v128, bit n of the low 64 bits = square n, bit n - 64 of the high ones.
//   ofRank(s, owner, rank): v128        pieces of that owner and rank; rank 1 common, 2 heroic, 3 legendary
//   rankAt(s, square): i32              0 if empty
//   ownerAt(s, square): i32             0 A, 1 B; only where a piece stands
//   supply(s, owner, rank): i32         pieces of that kind that are free (common and heroic are one kind)
//   put(s, owner, rank, square)         onto an empty square
//   take(s, square)                     off the board, not counted
//   destroy(s, square, by)              off the board, counted for `by` if it is an enemy piece (TS-COUNT-1, TS-COUNT-3)
