// Iterative deepening over the moves at the root, each of them a line of the analysis. The best `lines` moves get
// exact scores, the others the proof that they are not better. What is shown is always one finished depth for all
// moves, so that they can be compared; only `best` also looks at the depth being searched.

import { reserve } from '../arena';
import { PointRules } from '../point-rules';
import { MAX_ACTIONS } from '../rules';
import { AlphaBeta, INFINITE, MAX_DEPTH } from './alpha-beta';
import { BOUND_HIGH, BOUND_LOW, PROVEN_HIGH, PROVEN_LOW, Table } from './table';

/** Half the width of the first window around the score of the depth before. */
const WINDOW: i32 = 160;
/** Actions that are kept of each line. */
const LINE: i32 = 14;
/** Bytes of one row of the result table. */
export const LINE_ROW_BYTES: i32 = 20;

/** One move at the root. Scores are those of the seat that decides there. */
@unmanaged
class RootMove {
  action: u32;
  depth: i32;
  score: i32;
  flags: i32;
  /** The same at the depth being searched; its flags are 0 until it is known. */
  nextScore: i32;
  nextFlags: i32;
  length: i32;
  nextLength: i32;
}
const MOVE_BYTES: i32 = 32 + 2 * LINE * 4;
const SHOWN_LINE: usize = 32;
const NEXT_LINE: usize = 32 + LINE * 4;

export class Deepening<R extends PointRules> {
  private tree: AlphaBeta<R>;
  private moves: usize;
  private order: usize;
  private count: i32 = 0;
  private lines: i32 = 0;
  private seat: i32 = 0;
  private depth: i32 = 0;
  /** Place in the order of the move being searched, and its window. */
  private at: i32 = 0;
  private alpha: i32 = 0;
  private beta: i32 = 0;
  private running: bool = false;
  private finished: bool = false;

  constructor(private rules: R, private table: Table) {
    this.tree = new AlphaBeta<R>(rules, table);
    this.moves = reserve(MAX_ACTIONS * MOVE_BYTES);
    this.order = reserve(MAX_ACTIONS * 4);
  }

  /** Nodes looked at since `start`. */
  get nodes(): i64 {
    return this.tree.nodes;
  }

  private move(index: i32): RootMove {
    return changetype<RootMove>(this.moves + index * MOVE_BYTES);
  }

  /** The move at a place of the order in which they are searched. */
  private ordered(place: i32): RootMove {
    return this.move(load<u32>(this.order + (place << 2)));
  }

  /** Starts at the decision `root`; `lines` moves get exact scores, `width` limits the moves below the root. */
  start(root: usize, lines: i32, width: i32): void {
    const rules = this.rules;
    const tree = this.tree;
    rules.prepare(root);
    this.table.clear();
    tree.reset(width);
    rules.copy(tree.frames.state(0), root);
    this.seat = rules.actor(root);
    this.count = rules.legal(root, tree.frames.list(0));
    this.lines = min(lines, this.count);
    for (let i = 0; i < this.count; ++i) {
      const move = this.move(i);
      move.action = load<u32>(tree.frames.list(0) + (i << 2));
      move.nextFlags = 0;
      store<u32>(this.order + (i << 2), i);
      this.place(move);
      tree.begin(this.seat, 0, -INFINITE, INFINITE);
      this.note(move, -INFINITE, INFINITE);
    }
    tree.nodes = this.count;
    this.depth = 1;
    this.finishDepth();
  }

  /** Goes on for `nodes` more nodes; true once nothing is left to find out. */
  run(nodes: i64): bool {
    const limit = this.tree.nodes + nodes;
    while (!this.finished) {
      if (!this.running && !this.next()) continue;
      if (!this.tree.run(limit)) return false;
      this.running = false;
      this.settle();
    }
    return true;
  }

  /** Puts the state after a move where the tree search begins. */
  private place(move: RootMove): void {
    const child = this.tree.frames.state(1);
    this.rules.copy(child, this.tree.frames.state(0));
    this.rules.apply(child, move.action);
  }

  /** Starts the search of the next move; false if this depth is finished. */
  private next(): bool {
    while (this.at < this.count && this.known(this.ordered(this.at))) ++this.at;
    if (this.at == this.count) {
      this.finishDepth();
      return false;
    }
    const least = this.leastWanted();
    if (least == -INFINITE) {
      const before = this.ordered(this.at).score;
      this.search(before - WINDOW, before + WINDOW);
    } else this.search(least, least + 1);
    return true;
  }

  /** A move whose score is proven keeps it. */
  private known(move: RootMove): bool {
    if ((move.flags & (PROVEN_LOW | PROVEN_HIGH)) != (PROVEN_LOW | PROVEN_HIGH)) return false;
    move.nextScore = move.score;
    move.nextFlags = move.flags;
    move.nextLength = move.length;
    memory.copy(changetype<usize>(move) + NEXT_LINE, changetype<usize>(move) + SHOWN_LINE, LINE * 4);
    return true;
  }

  /** The score a move has to beat to be among the best; -INFINITE while fewer than `lines` are known. */
  private leastWanted(): i32 {
    let known = 0;
    for (let i = 0; i < this.count; ++i) if (this.move(i).nextFlags & BOUND_LOW) ++known;
    if (known < this.lines) return -INFINITE;
    // The score with fewer than `lines` scores above it and no fewer at or above it.
    for (let i = 0; i < this.count; ++i) {
      const move = this.move(i);
      if (!(move.nextFlags & BOUND_LOW)) continue;
      const above = this.countAbove(move.nextScore);
      if (above < this.lines && this.countAbove(move.nextScore - 1) >= this.lines) return move.nextScore;
    }
    return -INFINITE;
  }

  private countAbove(score: i32): i32 {
    let above = 0;
    for (let i = 0; i < this.count; ++i) {
      const move = this.move(i);
      if (move.nextFlags & BOUND_LOW && move.nextScore > score) ++above;
    }
    return above;
  }

  private search(alpha: i32, beta: i32): void {
    this.alpha = max(alpha, -INFINITE);
    this.beta = min(beta, INFINITE);
    this.running = true;
    this.place(this.ordered(this.at));
    this.tree.begin(this.seat, this.depth - 1, this.alpha, this.beta);
  }

  /** Takes the result of a search, or asks for the part of it that lay outside the window. */
  private settle(): void {
    const score = this.tree.score;
    const unwanted = score <= this.alpha && this.alpha == this.leastWanted();
    if (score >= this.beta) return this.search(this.alpha + 1 == this.beta ? this.alpha : score - 1, INFINITE);
    if (score <= this.alpha && !unwanted) return this.search(-INFINITE, score + 1);
    this.note(this.ordered(this.at), this.alpha, this.beta);
    ++this.at;
  }

  private note(move: RootMove, alpha: i32, beta: i32): void {
    const tree = this.tree;
    move.nextScore = tree.score;
    move.nextFlags = tree.proof | (tree.score > alpha ? BOUND_LOW : 0) | (tree.score < beta ? BOUND_HIGH : 0);
    const line = changetype<usize>(move) + NEXT_LINE;
    const length = tree.score > alpha ? min(tree.lineLength, LINE - 1) : 0;
    store<u32>(line, move.action);
    for (let i = 0; i < length; ++i) store<u32>(line + ((i + 1) << 2), tree.lineAction(i));
    move.nextLength = length + 1;
  }

  /** Shows what this depth has found and prepares the next one. */
  private finishDepth(): void {
    for (let i = 0; i < this.count; ++i) {
      const move = this.move(i);
      move.depth = this.depth;
      move.score = move.nextScore;
      move.flags = move.nextFlags;
      move.nextFlags = 0;
      move.length = move.nextLength;
      memory.copy(changetype<usize>(move) + SHOWN_LINE, changetype<usize>(move) + NEXT_LINE, LINE * 4);
    }
    this.sort();
    this.at = 0;
    this.running = false;
    this.finished = ++this.depth > MAX_DEPTH || this.allProven();
  }

  /** Best moves first; equal ones stay in the order they had. */
  private sort(): void {
    for (let i = 1; i < this.count; ++i) {
      const index = load<u32>(this.order + (i << 2));
      const score = this.move(index).score;
      let place = i;
      for (; place && this.ordered(place - 1).score < score; --place) {
        store<u32>(this.order + (place << 2), load<u32>(this.order + ((place - 1) << 2)));
      }
      store<u32>(this.order + (place << 2), index);
    }
  }

  /** True if no depth can change the best moves or their scores. */
  private allProven(): bool {
    for (let place = 0; place < this.count; ++place) {
      const wanted = place < this.lines ? PROVEN_LOW | PROVEN_HIGH : PROVEN_HIGH;
      if ((this.ordered(place).flags & wanted) != wanted) return false;
    }
    return true;
  }

  /** The best move known, from the depth being searched if its first move is settled. */
  best(): u32 {
    let best = this.ordered(0);
    if (!best.nextFlags) return best.action;
    for (let place = 1; place < this.count; ++place) {
      const move = this.ordered(place);
      if (move.nextFlags & BOUND_LOW && move.nextScore > best.nextScore) best = move;
    }
    return best.action;
  }

  /**
   * Writes one row of LINE_ROW_BYTES per move, best first: u32 action, i32 score, i32 depth, u32 flags (BOUND_ and
   * PROVEN_ bits), f32 win chance. Returns the number of rows.
   */
  results(out: usize): i32 {
    for (let place = 0; place < this.count; ++place) {
      const move = this.ordered(place);
      const row = out + place * LINE_ROW_BYTES;
      store<u32>(row, move.action);
      store<i32>(row, move.score, 4);
      store<i32>(row, move.depth, 8);
      store<u32>(row, move.flags, 12);
      store<f32>(row, this.rules.chanceOf(move.score, move.depth), 16);
    }
    return this.count;
  }

  /** Writes the expected line that starts with `action`, as far as it is known; returns its length. */
  line(action: u32, out: usize): i32 {
    for (let i = 0; i < this.count; ++i) {
      const move = this.move(i);
      if (move.action != action) continue;
      memory.copy(out, changetype<usize>(move) + SHOWN_LINE, move.length << 2);
      return move.length;
    }
    return 0;
  }
}
