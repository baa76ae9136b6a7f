// Everything one turn can lead to: all lines of the player's own decisions up to the end of the turn, depth first, with
// equal positions within the turn visited once. Ends are by far the most, and are looked at without being remembered.
// Nothing is judged here; a game's TurnReport looks at each end and notes what it counts.
// The tree is walked with a stack of its own, so that the work can be cut into slices.

import { reserve } from '../arena';
import { Frames } from '../frames';
import { Rules } from '../rules';

/** What a game wants to know of the ends of a turn. */
export abstract class TurnReport {
  /** Remembers what must be known of the position the turn is searched from, a decision of `seat`. */
  abstract begin(s: usize, seat: i32): void;
  /** True where the turn is over, or where somebody else decides. */
  abstract ends(s: usize): bool;
  /**
   * Sees every action of every position; true for one that changes nothing the report counts and opens no line that
   * another action does not. `node` is the position's.
   */
  abstract skips(s: usize, action: u32, node: u32): bool;
  /**
   * Sees the actions of a new position before any is played; returns how many at the front of the list are done with:
   * what they lead to has been noted.
   */
  abstract begins(s: usize, actions: usize, count: i32, node: u32, before: u32): i32;
  /** A new position, which `action` led to from the state `s` of the position `above`. */
  abstract opens(s: usize, above: u32, action: u32, node: u32): void;
  /** Equal keys: the same ends lie below, and they count for the same. */
  abstract key(s: usize): u64;
  /** True if no end below a position can add anything to the report. */
  abstract hopeless(s: usize): bool;
  /** Notes an end, which `action` leads to from the position of `node`. */
  abstract note(s: usize, node: u32, action: u32): void;
}

/** Bytes of a node: the node above and the action that led from there. */
const NODE_BYTES: i32 = 8;

const HOPELESS_BITS: i32 = 17;
const HOPELESS_MASK: u64 = (1 << HOPELESS_BITS) - 1;

export class TurnSearch<R extends Rules, T extends TurnReport> {
  /** Positions within the turn, each once; the first is the root. */
  nodes: u32 = 0;
  /** True if there was no room for all of them, so that some ends are missing. */
  full: bool = false;
  private keys: usize;
  /** The hopeless positions seen last, by the end of their keys. */
  private hopeless: usize = reserve(8 << HOPELESS_BITS);
  private tree: usize;
  private stack: usize;
  private ply: i32 = -1;
  /** Actions that may still be looked at before the search rests. */
  private left: i64 = 0;
  private most: u32;

  /** `bits`: room for 2^bits keys, of which three quarters are used. */
  constructor(private rules: R, private report: T, private frames: Frames<R>, private bits: i32) {
    this.most = (3 << bits) >> 2;
    this.keys = reserve(8 << bits);
    this.tree = reserve(<i32>this.most * NODE_BYTES);
    // Per ply: node, actions, the next of them.
    this.stack = reserve(frames.plies * 12);
  }

  /** Starts at the state in frame 0, a decision of `seat`. */
  begin(seat: i32): void {
    memory.fill(this.keys, 0, 8 << this.bits);
    memory.fill(this.hopeless, 0, 8 << HOPELESS_BITS);
    this.nodes = 0;
    this.full = false;
    this.ply = -1;
    this.report.begin(this.frames.state(0), seat);
    this.enter(0, 0, 0);
  }

  /**
   * Goes on for about `count` looks at actions: each is looked at once when it is listed and once when it is played.
   * True once there are no more, or no room for more.
   */
  run(count: u32): bool {
    this.left = count;
    while (this.ply >= 0 && this.left > 0) this.step();
    return this.ply < 0;
  }

  /** Share of the tree that was looked at, 0 .. 1, as if every action at the root and every one below it took as long. */
  share(): f64 {
    if (this.ply < 0) return 1;
    if (!this.ply) return this.done(0) / this.actions(0);
    return (this.done(0) - 1 + this.done(1) / this.actions(1)) / this.actions(0);
  }

  /** Actions of the position of a ply that were begun. */
  private done(ply: i32): f64 {
    return <f64>load<u32>(this.stack + ply * 12, 8);
  }

  private actions(ply: i32): f64 {
    return <f64>max<u32>(1, load<u32>(this.stack + ply * 12, 4));
  }

  /** Writes the actions from the root to a node; returns their number. */
  line(node: u32, out: usize): i32 {
    let length = 0;
    for (let n = node; n; n = load<u32>(this.at(n))) ++length;
    let place = out + (length << 2);
    for (let n = node; n; n = load<u32>(this.at(n))) {
      place -= 4;
      store<u32>(place, load<u32>(this.at(n), 4));
    }
    return length;
  }

  private at(node: u32): usize {
    return this.tree + node * NODE_BYTES;
  }

  private step(): void {
    --this.left;
    const ply = this.ply;
    const row = this.stack + ply * 12;
    const next = load<u32>(row, 8);
    if (next == load<u32>(row, 4)) {
      --this.ply;
      return;
    }
    store<u32>(row, next + 1, 8);
    const s = this.frames.state(ply);
    const action = load<u32>(this.frames.list(ply) + (next << 2));
    const node = load<u32>(row);
    if (this.report.skips(s, action, node)) return;
    const below = this.frames.state(ply + 1);
    this.rules.copy(below, s);
    this.rules.apply(below, action);
    if (this.report.ends(below)) this.report.note(below, node, action);
    else this.enter(ply + 1, node, action);
  }

  /** Makes a node of the state of a ply unless it was met before. */
  private enter(ply: i32, above: u32, action: u32): void {
    const s = this.frames.state(ply);
    const key = this.report.key(s) | 1;
    const seen = this.hopeless + (<usize>(key & HOPELESS_MASK) << 3);
    if (load<u64>(seen) == key) return;
    // Most positions of a large turn are hopeless, and are better not remembered among those that are not.
    if (ply && this.report.hopeless(s)) {
      store<u64>(seen, key);
      return;
    }
    if (this.met(key)) return;
    if (this.nodes == this.most) {
      this.full = true;
      this.ply = -1;
      return;
    }
    const node = this.nodes++;
    store<u32>(this.at(node), above);
    store<u32>(this.at(node), action, 4);
    if (ply) this.report.opens(this.frames.state(ply - 1), above, action, node);
    if (ply + 2 > this.frames.plies) {
      this.full = true;
      return;
    }
    const row = this.stack + ply * 12;
    store<u32>(row, node);
    const actions = this.frames.list(ply);
    const count = this.rules.legal(s, actions);
    this.left -= count;
    store<u32>(row, count, 4);
    store<u32>(row, this.report.begins(s, actions, count, node, action), 8);
    this.ply = ply;
  }

  /** True if a key is in the table already; otherwise it is put there. */
  private met(key: u64): bool {
    const mask: u32 = (1 << this.bits) - 1;
    let place = <u32>(key >> (64 - this.bits));
    while (true) {
      const entry = this.keys + (<usize>place << 3);
      const known = load<u64>(entry);
      if (known == key) return true;
      if (known == 0) {
        if (this.nodes < this.most) store<u64>(entry, key);
        return false;
      }
      place = (place + 1) & mask;
    }
  }
}
