// Alpha-beta over single decisions for open games (Knuth, Moore 1975), with null windows behind the first action
// (principal variation search) and a transposition table.
//
// The player on turn may be the same again after an action, so a window is turned round only where the deciding seat
// changes. The tree is walked with a stack of its own instead of by recursion: the search can stop after any node and
// go on later as if nothing had happened, so its result does not depend on how the work is sliced.

import { reserve } from '../arena';
import { Frames } from '../frames';
import { PointRules, SCORE_UNIT, WON_SCORE } from '../point-rules';
import { OVER } from '../rules';
import { Ordering, bringBest, preferAction } from './ordering';
import {
  BOUND_HIGH, BOUND_LOW, FIXED, NO_ACTION, PROVEN_HIGH, PROVEN_LOW, Table, entryAction, entryDepth, entryFlags, entryMade,
  entryScore,
} from './table';

/** Longest line that is looked at, in decisions. */
export const MAX_DEPTH: i32 = 60;
/** Beyond every score. */
export const INFINITE: i32 = 1 << 25;
/** Actions of the last level that are brought to the front by priority; the rest is taken as it comes. */
const SORTED_AT_HORIZON: i32 = 8;
const PLIES: i32 = MAX_DEPTH + 2;

/** One node on the path from the root to where the search stands. Scores are those of the seat that decides there. */
@unmanaged
class Frame {
  key: u64;
  alpha: i32;
  beta: i32;
  /** The window the node was entered with ends here. */
  firstAlpha: i32;
  best: i32;
  bestAction: u32;
  next: i32;
  actions: i32;
  depth: i32;
  seat: i32;
  /** PROVEN_LOW: the best score is reached for sure. PROVEN_HIGH: no action so far can do better. FIXED: see Table. */
  flags: i32;
  /** Most points of each seat on any line below. */
  most0: i32;
  most1: i32;
  /** True while the action at hand is searched again with an open window. */
  again: bool;
  /** False while only the action the table knows is in the list. */
  listed: bool;
}
/** Room for a Frame and the padding behind it. */
const FRAME_BYTES: i32 = 64;

export class AlphaBeta<R extends PointRules> {
  /** States and lists of actions by ply. */
  frames: Frames<R>;
  nodes: i64 = 0;
  /** The result, for the seat given to `begin`, and which bounds of it are proven: PROVEN_LOW, PROVEN_HIGH. */
  score: i32 = 0;
  proof: i32 = 0;
  private ordering: Ordering;
  private stack: usize;
  private lines: usize;
  private lengths: usize;
  private ply: i32 = 0;
  private seat: i32 = 0;
  private width: i32 = 0;
  // What the node that was left says beside its score: FIXED, and the most points of both seats.
  private fixed: i32 = 0;
  private most0: i32 = 0;
  private most1: i32 = 0;

  constructor(private rules: R, private table: Table) {
    this.frames = new Frames<R>(rules, PLIES);
    this.ordering = new Ordering(PLIES);
    this.stack = reserve(PLIES * FRAME_BYTES);
    this.lines = reserve(PLIES * PLIES * 4);
    this.lengths = reserve(PLIES * 4);
  }

  /**
   * Forgets what earlier searches taught; all but the last actions of a line are chosen among the `width` most
   * promising ones, 0 = among all.
   */
  reset(width: i32): void {
    this.width = width;
    this.nodes = 0;
    this.ply = 0;
    this.ordering.clear();
  }

  /** Asks what the state of ply 1 is worth to `seat` if `depth` more decisions are searched. */
  begin(seat: i32, depth: i32, alpha: i32, beta: i32): void {
    this.seat = seat;
    const settled = this.settleLeaf(1, seat, depth) || this.open(1, seat, depth, alpha, beta);
    this.ply = settled ? 0 : 1;
  }

  /** Goes on until the result is there or `limit` nodes have been looked at since `reset`; true if it is there. */
  run(limit: i64): bool {
    while (this.ply && this.nodes < limit) this.step(changetype<Frame>(this.frameAt(this.ply)));
    return !this.ply;
  }

  /** Length of the expected line from ply 1 on. */
  get lineLength(): i32 {
    return load<i32>(this.lengths + 4);
  }

  lineAction(index: i32): u32 {
    return load<u32>(this.lineAt(1) + (index << 2));
  }

  private frameAt(ply: i32): usize {
    return this.stack + ply * FRAME_BYTES;
  }

  private lineAt(ply: i32): usize {
    return this.lines + ply * PLIES * 4;
  }

  /** Settles a node that needs no search, for `seat`: the game is over there, or the depth is used up. */
  private settleLeaf(ply: i32, seat: i32, depth: i32): bool {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const over = rules.actor(s) == OVER;
    if (!over && depth > 0) return false;
    this.score = over ? this.finalScore(s, seat) : rules.estimate(s, seat);
    this.proof = over ? PROVEN_LOW | PROVEN_HIGH : 0;
    this.fixed = over ? FIXED : 0;
    this.most0 = rules.pointsOf(s, 0);
    this.most1 = rules.pointsOf(s, 1);
    store<i32>(this.lengths + (ply << 2), 0);
    return true;
  }

  /** A win is worth more than any estimate, and by more points is worth more. */
  private finalScore(s: usize, seat: i32): i32 {
    const margin = this.rules.pointsOf(s, seat) - this.rules.pointsOf(s, seat ^ 1);
    return margin * SCORE_UNIT + (margin > 0 ? WON_SCORE : margin < 0 ? -WON_SCORE : 0);
  }

  /** Enters a node with a window of `seat`; true if the table knows it, and then the node is left again. */
  private open(ply: i32, seat: i32, depth: i32, alpha: i32, beta: i32): bool {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const frame = changetype<Frame>(this.frameAt(ply));
    frame.seat = rules.actor(s);
    frame.alpha = frame.seat == seat ? alpha : -beta;
    frame.beta = frame.seat == seat ? beta : -alpha;
    frame.firstAlpha = frame.alpha;
    frame.depth = depth;
    frame.key = rules.futureKey(s);
    store<i32>(this.lengths + (ply << 2), 0);
    const entry = this.table.find(frame.key);
    if (entry && this.known(entry, frame, s)) {
      this.leaveFor(seat, frame.seat);
      return true;
    }
    frame.best = -INFINITE;
    frame.bestAction = NO_ACTION;
    frame.next = 0;
    frame.flags = PROVEN_HIGH;
    frame.most0 = 0;
    frame.most1 = 0;
    frame.again = false;
    const first = entry ? entryAction(entry) : NO_ACTION;
    // The action that was best before is often enough, and looking at all of them has its price.
    frame.listed = depth == 1 || first == NO_ACTION;
    frame.actions = 1;
    if (frame.listed) this.listActions(ply, frame, s, first);
    else store<u32>(this.frames.list(ply), first);
    return false;
  }

  /** True if a table entry decides a null window. With an open one the line is wanted too, so it is searched. */
  private known(entry: usize, frame: Frame, s: usize): bool {
    if (frame.beta - frame.alpha > 1) return false;
    const rules = this.rules;
    const points0 = rules.pointsOf(s, 0);
    const points1 = rules.pointsOf(s, 1);
    const flags = entryFlags(entry);
    let score = entryScore(entry);
    if (flags & FIXED) {
      if (entryMade(entry, 0) != points0 || entryMade(entry, 1) != points1) return false;
      this.most0 = points0;
      this.most1 = points1;
    } else {
      this.most0 = points0 + entryMade(entry, 0);
      this.most1 = points1 + entryMade(entry, 1);
      if (!rules.opensWith(s, this.most0, this.most1)) return false;
      score += (frame.seat ? points1 - points0 : points0 - points1) * SCORE_UNIT;
    }
    const same = entryDepth(entry) == frame.depth;
    const least = (flags & BOUND_LOW) != 0 && (same || (flags & PROVEN_LOW) != 0) && score >= frame.beta;
    const most = (flags & BOUND_HIGH) != 0 && (same || (flags & PROVEN_HIGH) != 0) && score <= frame.alpha;
    if (!least && !most) return false;
    this.score = score;
    this.proof = flags & (PROVEN_LOW | PROVEN_HIGH);
    this.fixed = flags & FIXED;
    return true;
  }

  /** Lists what can be played, highest priority first as far as it is known. */
  private listActions(ply: i32, frame: Frame, s: usize, first: u32): void {
    const rules = this.rules;
    const list = this.frames.list(ply);
    const all = rules.legal(s, list);
    // Actions come four bytes apart and get eight: from the last to the first, so that none is overwritten unread.
    for (let i = all - 1; i >= 0; --i) {
      const action = load<u32>(list + (i << 2));
      store<u32>(list + (i << 3), action);
      store<i32>(list + (i << 3), frame.depth > 1 ? 0 : this.ordering.priority(ply, action, rules.kindOf(s, action)), 4);
    }
    frame.actions = all;
    if (frame.depth > 1) {
      this.judge(ply, frame, s);
      if (this.width && all > this.width) this.narrow(frame, list);
    }
    if (first != NO_ACTION) preferAction(list, first, frame.actions);
  }

  /** Keeps the most promising actions, which proves nothing about the others. */
  private narrow(frame: Frame, list: usize): void {
    for (let i = 0; i < this.width; ++i) bringBest(list, i, frame.actions);
    frame.actions = this.width;
    frame.flags &= ~PROVEN_HIGH;
  }

  /** Priorities by a look at what each action leads to. */
  private judge(ply: i32, frame: Frame, s: usize): void {
    const rules = this.rules;
    const list = this.frames.list(ply);
    const next = this.frames.state(ply + 1);
    for (let i = 0; i < frame.actions; ++i) {
      rules.copy(next, s);
      rules.apply(next, load<u32>(list + (i << 3)));
      const over = rules.actor(next) == OVER;
      store<i32>(list + (i << 3), over ? this.finalScore(next, frame.seat) : rules.estimate(next, frame.seat), 4);
    }
    this.nodes += frame.actions;
  }

  /** Looks at one more action of the deepest open node, or leaves it. */
  private step(frame: Frame): void {
    const ply = this.ply;
    const list = this.frames.list(ply);
    if (frame.best >= frame.beta) return this.close(ply, frame);
    if (frame.next == frame.actions) {
      if (frame.listed) return this.close(ply, frame);
      frame.listed = true;
      this.listActions(ply, frame, this.frames.state(ply), frame.bestAction);
      bringBest(list, 0, frame.actions);
      frame.next = i32(load<u32>(list) == frame.bestAction);
      return;
    }
    const at = frame.next;
    if (frame.depth > 1 || at < SORTED_AT_HORIZON) bringBest(list, at, frame.actions);
    const next = this.frames.state(ply + 1);
    this.rules.copy(next, this.frames.state(ply));
    this.rules.apply(next, load<u32>(list + (at << 3)));
    ++this.nodes;
    if (this.settleLeaf(ply + 1, frame.seat, frame.depth - 1)) return this.take(ply, frame);
    this.search(ply, frame, at == 0 ? frame.beta : min(frame.alpha + 1, frame.beta));
  }

  /** Searches the action at hand, whose state stands one ply deeper. */
  private search(ply: i32, frame: Frame, beta: i32): void {
    if (this.open(ply + 1, frame.seat, frame.depth - 1, frame.alpha, beta)) this.takeSearched(ply, frame);
    else this.ply = ply + 1;
  }

  /** An action that beats the best one in a null window is searched again to see by how much. */
  private takeSearched(ply: i32, frame: Frame): void {
    const unsure = !frame.again && frame.next > 0 && this.score > frame.alpha && this.score < frame.beta;
    frame.again = unsure && frame.beta - frame.alpha > 1;
    if (frame.again) this.search(ply, frame, frame.beta);
    else this.take(ply, frame);
  }

  /** Enters what the action at hand has turned out to be worth. */
  private take(ply: i32, frame: Frame): void {
    frame.most0 = max(frame.most0, this.most0);
    frame.most1 = max(frame.most1, this.most1);
    frame.flags |= this.fixed;
    if (!(this.proof & PROVEN_HIGH)) frame.flags &= ~PROVEN_HIGH;
    const action = load<u32>(this.frames.list(ply) + (frame.next++ << 3));
    if (this.score == frame.best) frame.flags |= this.proof & PROVEN_LOW;
    if (this.score <= frame.best) return;
    frame.best = this.score;
    frame.bestAction = action;
    frame.flags = (frame.flags & ~PROVEN_LOW) | (this.proof & PROVEN_LOW);
    if (this.score <= frame.alpha) return;
    frame.alpha = this.score;
    const below = load<i32>(this.lengths + ((ply + 1) << 2));
    store<u32>(this.lineAt(ply), action);
    memory.copy(this.lineAt(ply) + 4, this.lineAt(ply + 1), below << 2);
    store<i32>(this.lengths + (ply << 2), below + 1);
  }

  /** Leaves a node: what is known of it goes into the table and to the node above. */
  private close(ply: i32, frame: Frame): void {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const points0 = rules.pointsOf(s, 0);
    const points1 = rules.pointsOf(s, 1);
    const least = frame.best > frame.firstAlpha;
    const most = frame.best < frame.beta;
    this.score = frame.best;
    this.proof = (least ? frame.flags & PROVEN_LOW : 0) | (most ? frame.flags & PROVEN_HIGH : 0);
    this.fixed = frame.flags & FIXED;
    this.most0 = frame.most0;
    this.most1 = frame.most1;
    if (!most) this.ordering.reward(ply, frame.bestAction, rules.kindOf(s, frame.bestAction), frame.depth);
    const flags = (least ? BOUND_LOW : 0) | (most ? BOUND_HIGH : 0) | this.proof | this.fixed;
    const margin = (frame.seat ? points1 - points0 : points0 - points1) * SCORE_UNIT;
    const action = least ? frame.bestAction : NO_ACTION;
    if (this.fixed) this.table.write(frame.key, frame.best, action, points0, points1, frame.depth, flags);
    else this.table.write(frame.key, frame.best - margin, action, frame.most0 - points0, frame.most1 - points1, frame.depth, flags);
    this.ply = ply - 1;
    if (this.ply) {
      const above = changetype<Frame>(this.frameAt(this.ply));
      this.leaveFor(above.seat, frame.seat);
      this.takeSearched(this.ply, above);
    } else this.leaveFor(this.seat, frame.seat);
  }

  /** Turns the result of a node where `seat` decides into one for `viewer`. */
  private leaveFor(viewer: i32, seat: i32): void {
    if (viewer == seat) return;
    this.score = -this.score;
    this.proof = (this.proof & PROVEN_LOW ? PROVEN_HIGH : 0) | (this.proof & PROVEN_HIGH ? PROVEN_LOW : 0);
  }
}
