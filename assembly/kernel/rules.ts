// The contract between the kernel and a game. A game is one @final class; every algorithm of the kernel is
// generic over that class, so the compiler specialises it and no call is virtual.

import { reserve } from './arena';

/** Answers of `actor` beside the seats 0, 1, ...: chance decides, or the game is over. */
export const CHANCE: i32 = 14;
export const OVER: i32 = 15;

/** Room for the seats of any game. */
export const MAX_SEATS: i32 = 5;

/** Room for the longest list of actions or outcomes of any game, in entries. */
export const MAX_ACTIONS: i32 = 1280;

/**
 * `s` is the address of a state of `stateBytes` bytes: flat, canonical (equal states are equal bytes), copied for
 * every ply. Lists are written to `out` and their length is returned. Nothing here assumes two seats.
 */
export abstract class Rules {
  private values: usize = reserve(MAX_SEATS * 4);

  abstract get stateBytes(): i32;
  /** Seats of this game, 2 .. MAX_SEATS; the same from its first node to its last. */
  abstract seats(s: usize): i32;
  /** True if some seat may know what another does not. */
  get hidden(): bool {
    return true;
  }
  abstract copy(to: usize, from: usize): void;
  /** 0 .. seats - 1, CHANCE or OVER. */
  abstract actor(s: usize): i32;
  /** Legal actions as u32, ascending, each once. Only where a player decides. */
  abstract legal(s: usize, out: usize): i32;
  /** Pairs of u32 (action, weight), ascending by action; weights are exact. Only at CHANCE. */
  abstract outcomes(s: usize, out: usize): i32;
  /** Plays a legal action or an outcome of positive weight. */
  abstract apply(s: usize, action: u32): void;
  /** Numbers (u32) of all rules that forbid the action, none if it is legal; total over all u32. */
  abstract whyNot(s: usize, action: u32, out: usize): i32;
  /** Number of the rule that makes this no position to play on, or 0. */
  abstract check(s: usize): i32;
  /** Rebuilds what is derived and settles what happens before the first decision. */
  abstract settle(s: usize): void;
  /** 1 won alone, 0 lost, a share otherwise; the seats' rewards add up to 1. Only when OVER. */
  abstract reward(s: usize, seat: i32): f32;
  /** True if the result of a finished game is the same in every world that agrees with what the viewer knows. */
  abstract certain(s: usize, viewer: i32): bool;
  /**
   * Writes the estimated win chance of every seat as f32, at any node; where the game is over, the rewards. They add up
   * to 1, but for rounding.
   */
  abstract evaluateAll(s: usize, out: usize): void;
  /** What `evaluateAll` says of one seat, bit for bit; for games that can tell it at less cost. */
  evaluate(s: usize, seat: i32): f32 {
    this.evaluateAll(s, this.values);
    return load<f32>(this.values + (seat << 2));
  }
  /** Deals the hidden things anew, consistent with all that the viewer knows. */
  abstract determinize(s: usize, viewer: i32): void;
  /** Hash of what the viewer may know. */
  abstract observation(s: usize, viewer: i32): u64;
  /**
   * True if the viewer does not see in full what another seat does at this decision. A tree search for the viewer then
   * branches by what the viewer observes (partially observable moves), so that it cannot act on what it may not know.
   */
  hidesAction(s: usize, viewer: i32): bool {
    return false;
  }
  /** Exploration constant of UCB, in win chance: about how far the static value of a good action is off. */
  get exploration(): f64 {
    return 0.08;
  }
  /**
   * Progressive widening (Chaslot et al. 2008): at a node of n visits the tree search tries at most
   * 1 + widening * sqrt(n) actions, best static value first. 0 tries all, which suits lists that are not long.
   */
  get widening(): f64 {
    return 0;
  }
  /** False if whoever decides is sure not to win within the turn. */
  mayEnd(s: usize): bool {
    return true;
  }
  /** States visited, before a search's first playout, to see which actions win within the turn by own decisions alone. */
  get turnBudget(): i32 {
    return 20_000;
  }
  /** Hash of the whole state. */
  abstract hash(s: usize): u64;
  /**
   * Equal keys mean equal futures: a hash that leaves out what cannot matter any more, so that a transposition table finds
   * more. Unlike `hash` it need not tell states apart that only look different.
   */
  key(s: usize): u64 {
    return this.hash(s);
  }
  /** Whole turns can be looked through for a static look; where one has too many lines, it ends right after the action. */
  get looksThrough(): bool {
    return true;
  }
  /** Counts the turns, so that a search can tell where one ends. */
  abstract turn(s: usize): i32;
}
