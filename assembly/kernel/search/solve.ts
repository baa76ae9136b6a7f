// Exhaustive solver: every decision, every outcome, no estimate. The seat that asks maximises the value of the goal, all
// others together minimise it (paranoid), so a value holds whatever they agree on. Values are exact (exact.ts). Positions reached
// by several orders of the same actions are solved once. What cannot be worth more than the asker has elsewhere is not looked
// into. The walk keeps its place, so that it can be done bit by bit.

import { reserve } from '../arena';
import { Exact, UNSURE } from '../exact';
import { Frames } from '../frames';
import { CHANCE, Rules } from '../rules';
import { Goal } from './goal';

/** An entry of the transposition table: u64 key, the two words of a value. */
const ENTRY_BYTES: i32 = 24;
/** In place of the second word: the value is the first one at most, and how much nobody has looked. */
const AT_MOST: i64 = 0;

/** A node some of whose children have no value yet. */
@final
class OpenNode {
  isChance: bool = false;
  maximises: bool = false;
  /** Children, and how many of them are known. */
  count: i32 = 0;
  next: i32 = 0;
  key: u64 = 0;
  /** The best of them so far, if there is one with a value, or at chance the sum, and the weights it is of. */
  isKnown: bool = false;
  num: i64 = 0;
  den: i64 = 1;
  all: i64 = 0;
  /** What is worth no more than this changes nothing, since the asker has as much elsewhere; some children were left for that. */
  beyond: i64 = 0;
  hasLeft: bool = false;
}

export class Solver<R extends Rules, G extends Goal> {
  nodes: i32 = 0;
  /** True if the last value is not to be used: out of nodes, out of depth, values too near to tell apart, or no answer. */
  gaveUp: bool = false;
  /** The two words of the last value, or what it is at most and AT_MOST. */
  num: i64 = 0;
  den: i64 = 1;
  /** For reckoning with, between two values of children. */
  private exact: Exact = new Exact();
  private budget: i32 = 0;
  private seat: i32 = 0;
  private action: u32 = 0;
  /** One for each ply, and the deepest that is open: 0 when none is. */
  private nodesOpen: StaticArray<OpenNode> = new StaticArray<OpenNode>(0);
  private deepest: i32 = 0;
  /** The table holds values of another question. */
  private stale: bool = true;
  /** The state the question was asked at. */
  private root: usize;
  private bits: i32;
  private table: usize;

  constructor(private rules: R, private goal: G, private frames: Frames<R>) {
    this.bits = goal.tableBits;
    this.table = reserve(ENTRY_BYTES << this.bits);
    this.root = reserve(rules.stateBytes);
    this.nodesOpen = new StaticArray<OpenNode>(frames.plies);
    for (let ply = 0; ply < frames.plies; ++ply) this.nodesOpen[ply] = new OpenNode();
  }

  /** Prepares questions about the state in frame 0 and the states that follow it, asked by `seat`. */
  begin(seat: i32): void {
    this.seat = seat;
    this.nodes = 0;
    this.stale = true;
    this.goal.unanswerable = false;
    this.rules.copy(this.root, this.frames.state(0));
    this.goal.begin(this.root, seat);
  }

  /**
   * True if nothing that follows frame 0 changes the answer, which num/den then hold, or if nobody is asked any more; where
   * there is none, or none yet, `gaveUp` says so. Where it was asked, a question is always open.
   */
  settled(): bool {
    const s = this.frames.state(0);
    if (memory.compare(s, this.root, this.rules.stateBytes) == 0) return false;
    if (this.goal.told(s)) {
      this.gaveUp = true;
      return true;
    }
    if (!this.goal.stops(s)) return false;
    this.goal.take(s);
    this.gaveUp = this.goal.unanswerable;
    this.give(this.goal.value.num, this.goal.value.den);
    return true;
  }

  /**
   * Begins to look for the exact value of one action at frame 0 for the seat that asked, within `budget` nodes. What is worth
   * no more than `beyond` is not told from it, of goals that weigh nothing.
   */
  start(action: u32, budget: i32, beyond: i64): void {
    if (this.stale) memory.fill(this.table, 0, ENTRY_BYTES << this.bits);
    this.stale = false;
    const next = this.frames.state(1);
    this.rules.copy(next, this.frames.state(0));
    this.rules.apply(next, action);
    this.action = action;
    this.gaveUp = false;
    this.budget = this.nodes + budget;
    this.deepest = 0;
    if (this.visit(1, max(beyond, this.goal.floor))) this.finish();
  }

  /**
   * Goes on for so many nodes; true when there is nothing left to do: num/den hold the value, or `gaveUp` says that none
   * could be found. Between two calls the frames are the solver's.
   */
  run(nodes: i32): bool {
    const until = this.nodes + min(nodes, i32.MAX_VALUE - this.nodes);
    while (this.deepest > 0) {
      const ply = this.deepest;
      if (this.isEnough(ply)) {
        this.close(ply);
        if (ply == 1) this.finish();
        else this.takeChild(ply - 1);
        continue;
      }
      if (this.nodes >= until) return false;
      this.enterChild(ply);
      if (this.visit(ply + 1, this.beyond(ply))) this.takeChild(ply);
      if (this.gaveUp) this.deepest = 0;
    }
    return true;
  }

  /** Of what is done: 1 for a value, 2 if there is none, 3 if it is the first word at most. */
  get outcome(): i32 { return this.gaveUp ? 2 : this.isBound ? 3 : 1; }
  private get isBound(): bool { return this.den == AT_MOST; }

  private give(num: i64, den: i64): void {
    this.num = num;
    this.den = den;
  }
  private finish(): void {
    if (this.gaveUp || this.isBound) return;
    this.goal.value.take(this.num, this.den);
    this.goal.weigh(this.frames.state(0), this.action);
    this.gaveUp = this.goal.unanswerable;
    this.give(this.goal.value.num, this.goal.value.den);
  }

  /**
   * True if the node has its value, in num/den, or gives up; otherwise it is open, to be left when its children are known.
   * `beyond`: only a value above this matters.
   */
  private visit(ply: i32, beyond: i64): bool {
    const rules = this.rules;
    const s = this.frames.state(ply);
    if (++this.nodes > this.budget || ply + 1 >= this.frames.plies) {
      this.gaveUp = true;
      return true;
    }
    if (this.goal.stops(s)) {
      this.goal.take(s);
      if (this.goal.unanswerable) this.gaveUp = true;
      this.give(this.goal.value.num, this.goal.value.den);
      return true;
    }
    if (this.goal.atMost(s, beyond)) {
      this.giveAtMost(beyond);
      return true;
    }
    const key = (this.goal.key(s) || rules.key(s)) | 1;
    const entry = this.entryOf(key);
    if (load<u64>(entry) == key && (load<i64>(entry, 16) != AT_MOST || load<i64>(entry, 8) <= beyond)) {
      this.give(load<i64>(entry, 8), load<i64>(entry, 16));
      return true;
    }
    this.open(ply, key, beyond);
    return false;
  }
  /** Nothing is worth less than the floor, so that it is a value and no bound. */
  private giveAtMost(value: i64): void {
    this.give(value, value == this.goal.floor ? 1 : AT_MOST);
  }
  /** What a child of an open node must be worth more than. */
  private beyond(ply: i32): i64 {
    const node = this.nodesOpen[ply];
    if (!node.maximises || node.isChance) return this.goal.floor;
    return node.isKnown && node.den == 1 ? max(node.beyond, node.num) : node.beyond;
  }
  private entryOf(key: u64): usize { return this.table + <usize>((key >> (64 - this.bits)) * ENTRY_BYTES); }

  private open(ply: i32, key: u64, beyond: i64): void {
    const s = this.frames.state(ply);
    const list = this.frames.list(ply);
    const actor = this.rules.actor(s);
    const node = this.nodesOpen[ply];
    node.isChance = actor == CHANCE;
    node.maximises = actor == this.seat;
    node.count = node.isChance ? this.rules.outcomes(s, list) : this.goal.narrow(s, list, this.rules.legal(s, list));
    node.next = 0;
    node.key = key;
    node.isKnown = false;
    node.num = node.all = 0;
    node.den = 1;
    node.beyond = beyond;
    node.hasLeft = false;
    this.deepest = ply;
  }

  /** All children are known, or the best there can be has been found. */
  private isEnough(ply: i32): bool {
    const node = this.nodesOpen[ply];
    if (node.next == node.count) return true;
    if (node.isChance || !node.isKnown || node.den != 1) return false;
    return node.num == (node.maximises ? this.goal.ceiling : this.goal.floor);
  }

  private enterChild(ply: i32): void {
    const node = this.nodesOpen[ply];
    const list = this.frames.list(ply);
    const next = this.frames.state(ply + 1);
    this.rules.copy(next, this.frames.state(ply));
    this.rules.apply(next, load<u32>(list + (node.next << (node.isChance ? 3 : 2))));
  }

  /** The value in num/den is that of the child the node was at. */
  private takeChild(ply: i32): void {
    if (this.gaveUp) return;
    const node = this.nodesOpen[ply];
    if (node.isChance) this.average(node, load<u32>(this.frames.list(ply) + (node.next << 3), 4));
    else this.prefer(node);
    node.next++;
  }
  private prefer(node: OpenNode): void {
    if (this.isBound) {
      node.hasLeft = true;
      return;
    }
    this.exact.take(this.num, this.den);
    const order = node.isKnown ? this.exact.compare(node.num, node.den) : 0;
    if (order == UNSURE) {
      this.gaveUp = true;
      return;
    }
    if (node.isKnown && (node.maximises ? order <= 0 : order >= 0)) return;
    node.isKnown = true;
    node.num = this.num;
    node.den = this.den;
  }
  private average(node: OpenNode, weight: i64): void {
    this.exact.take(node.num, node.den);
    this.exact.add(weight, this.num, this.den);
    node.num = this.exact.num;
    node.den = this.exact.den;
    node.all += weight;
  }

  /** Its value goes into num/den and the table; the node above is the deepest open one again. */
  private close(ply: i32): void {
    const node = this.nodesOpen[ply];
    this.give(node.num, node.den);
    if (node.hasLeft && !this.isBeyond(node)) this.giveAtMost(node.beyond);
    if (node.isChance) {
      this.exact.take(node.num, node.den);
      this.exact.divide(node.all);
      this.give(this.exact.num, this.exact.den);
    }
    const entry = this.entryOf(node.key);
    store<u64>(entry, node.key);
    store<i64>(entry, this.num, 8);
    store<i64>(entry, this.den, 16);
    this.deepest = ply - 1;
  }
  /** What was left out below a node cannot be worth more than the best of it. */
  private isBeyond(node: OpenNode): bool {
    if (!node.isKnown) return false;
    this.exact.take(node.num, node.den);
    const order = this.exact.compare(node.beyond, 1);
    return order == 0 || order == 1;
  }
}
