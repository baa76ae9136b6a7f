// Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) over single decisions.
//
// Values are those of all seats, and every decision is for the seat that makes it (max^n, Luckhardt and Irani 1986): a
// node keeps the results of its mover. Every playout deals the hidden things anew and walks one tree of the viewer's
// information sets: decision nodes choose by UCB among what is legal in this world, chance nodes draw by weight and branch
// by what the viewer sees. New nodes start from their static value, which also ends the playout. Finished games seen along
// a path on which nothing was hidden or random are proofs and are backed up as such (proof.ts).

import { reserve } from '../arena';
import { drawOutcome } from '../chance';
import { below } from '../rng';
import { CHANCE, MAX_ACTIONS, MAX_SEATS, OVER, Rules } from '../rules';
import {
  Nodes, firstOf, key, moverOf, nextOf, offer, offered, proof, record, row, setFirst, setNext, setPrior, setProof, setRow, setStamp,
  stamp, visits,
} from './nodes';
import { PrincipalLine } from './principal-line';
import { allSeats, isDecided, isFinal, onlySeat, seatsRewarded } from './proof';
import { ROW_BYTES, RootTable } from './root-table';
import { TurnWin } from './turn-win';
import { Ucb, evenness } from './ucb';

/** Deepest path of one playout, in steps. */
const MAX_DEPTH: i32 = 512;

export class Mcts<R extends Rules> {
  private state: usize;
  private trial: usize;
  private list: usize;
  /** By action of `list`: the child its observation leads to. */
  private merged: usize = reserve(MAX_ACTIONS * 4);
  private playouts: i32 = 0;
  private path: usize;
  private pathProvable: i32 = 0;
  private root: u32 = 0;
  private rootState: usize = 0;
  private rootTable: RootTable = new RootTable();
  private seats: i32 = 0;
  private viewer: i32 = 0;
  /** What is proven of a node of which nothing is. */
  private unproven: i32 = 0;
  private uniform: bool = false;
  /** Result of the playout, or static values of a new node: f32 by seat. */
  private values: usize = reserve(MAX_SEATS * 4);
  private ucb: Ucb;
  principal: PrincipalLine<R>;

  constructor(private rules: R, private nodes: Nodes, private turnWin: TurnWin<R>) {
    this.state = reserve(rules.stateBytes);
    this.trial = reserve(rules.stateBytes);
    this.list = reserve(MAX_ACTIONS * 8);
    this.path = reserve(MAX_DEPTH * 4);
    this.ucb = new Ucb(rules.exploration);
    this.principal = new PrincipalLine<R>(rules, nodes);
  }

  /** Starts a new tree at `rootState`, a decision of `viewer`; `uniform` gives every root action the same work. */
  start(rootState: usize, viewer: i32, uniform: bool): void {
    this.nodes.clear();
    this.rootState = rootState;
    this.viewer = viewer;
    this.uniform = uniform;
    this.seats = this.rules.seats(rootState);
    this.unproven = allSeats(this.seats);
    this.rootTable.clear();
    this.playouts = 0;
    this.root = this.nodes.create(0, viewer, this.unproven);
    this.proveTurn();
  }

  /** Marks the root actions that win by the viewer's own decisions alone; what one does not need is left for the others. */
  private proveTurn(): void {
    const root = this.nodes.at(this.root);
    const s = this.state;
    this.rules.copy(s, this.rootState);
    this.choose(root, s, this.viewer, true);
    if (!this.rules.mayEnd(this.rootState)) return;
    let open = 0;
    for (let child = firstOf(root); child; child = nextOf(this.nodes.at(child))) ++open;
    let left = this.rules.turnBudget;
    for (let child = firstOf(root); child; child = nextOf(this.nodes.at(child)), --open) {
      const at = this.nodes.at(child);
      const share = left / open;
      if (this.turnWin.after(s, key(at), this.viewer, share)) setProof(at, onlySeat(this.viewer));
      left -= share - this.turnWin.left;
    }
    this.prove(root);
  }

  /** Runs up to `count` playouts and returns how many were run; fewer only when everything asked for is proven. */
  run(count: i32): i32 {
    let done = 0;
    while (done < count && !this.settled()) {
      this.playout();
      ++done;
    }
    return done;
  }

  private settled(): bool {
    const root = this.nodes.at(this.root);
    if (!this.uniform) return isDecided(proof(root), this.viewer);
    let child = firstOf(root);
    if (!child) return false;
    for (; child; child = nextOf(this.nodes.at(child))) {
      if (!isDecided(proof(this.nodes.at(child)), this.viewer)) return false;
    }
    return true;
  }

  private playout(): void {
    const rules = this.rules;
    const s = this.state;
    rules.copy(s, this.rootState);
    rules.determinize(s, this.viewer);
    let index = this.root;
    let depth = 0;
    // Steps from the root up to which every world is the same world.
    let provable = 0;
    let open = true;
    store<u32>(this.path, index);
    while (true) {
      const node = this.nodes.at(index);
      const actor = rules.actor(s);
      if (actor == OVER || depth >= MAX_DEPTH - 2) break;
      if (actor == CHANCE) {
        open = false;
        rules.apply(s, drawOutcome(this.list, rules.outcomes(s, this.list)));
        index = this.seen(node, <u32>rules.observation(s, this.viewer), moverOf(node));
        if (!index) break;
      } else {
        if (this.rules.hidden && actor != this.viewer) open = false;
        const fresh = !firstOf(node);
        if (actor != this.viewer && rules.hidesAction(s, this.viewer)) {
          open = false;
          index = this.playUnseen(node, s, actor);
          if (!index) break;
        } else {
          index = this.choose(node, s, actor, open);
          if (!index) break;
          rules.apply(s, key(this.nodes.at(index)));
        }
        if (open) provable = depth + 1;
        if (fresh) {
          store<u32>(this.path + (++depth << 2), index);
          break;
        }
      }
      store<u32>(this.path + (++depth << 2), index);
    }
    this.pathProvable = provable;
    this.backUp(s, depth);
  }

  /** The child with this key, created when new; 0 when the pool is full. */
  private seen(node: usize, wanted: u32, mover: i32): u32 {
    for (let child = firstOf(node); child; child = nextOf(this.nodes.at(child))) {
      if (key(this.nodes.at(child)) == wanted) return child;
    }
    if (!this.nodes.hasRoom(1)) return 0;
    const child = this.nodes.create(wanted, mover, this.unproven);
    setNext(this.nodes.at(child), firstOf(node));
    setFirst(node, child);
    return child;
  }

  /**
   * Plays a decision that the viewer does not see: UCB chooses among what the viewer may observe of it, and every action
   * that looks so is as likely. Returns the child of the observation; 0 when the pool is full.
   */
  private playUnseen(node: usize, s: usize, actor: i32): u32 {
    const rules = this.rules;
    const count = rules.legal(s, this.list);
    if (!this.nodes.hasRoom(count)) return 0;
    const playout = ++this.playouts & 0xffff;
    let best: u32 = 0;
    let bestScore: f64 = -1e9;
    for (let i = 0; i < count; ++i) {
      rules.copy(this.trial, s);
      rules.apply(this.trial, load<u32>(this.list + (i << 2)));
      const child = this.seen(node, <u32>rules.observation(this.trial, this.viewer), actor);
      const at = this.nodes.at(child);
      store<u32>(this.merged + (i << 2), child);
      if (!offered(at)) setPrior(at, rules.evaluate(this.trial, actor));
      else if (stamp(at) == playout) continue;
      setStamp(at, playout);
      offer(at);
      const score = this.ucb.of(at);
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    let alike = 0;
    for (let i = 0; i < count; ++i) if (load<u32>(this.merged + (i << 2)) == best) ++alike;
    let skip = below(alike);
    let i = 0;
    while (load<u32>(this.merged + (i << 2)) != best || skip-- > 0) ++i;
    rules.apply(s, load<u32>(this.list + (i << 2)));
    return best;
  }

  /** Offers every action legal in this world and returns the child to follow; 0 when the pool is full. */
  private choose(node: usize, s: usize, actor: i32, open: bool): u32 {
    const count = this.rules.legal(s, this.list);
    let before: usize = 0;
    let child = firstOf(node);
    if (!child && !this.nodes.hasRoom(count)) return 0;
    let best: u32 = 0;
    let bestScore: f64 = -1e9;
    const even = this.uniform && node == this.nodes.at(this.root);
    const widens = this.rules.widening > 0 && !even;
    let tried = 0;
    let next: u32 = 0;
    let nextScore: f64 = -1e9;
    for (let i = 0; i < count; ++i) {
      const action = load<u32>(this.list + (i << 2));
      while (child && key(this.nodes.at(child)) < action) {
        before = this.nodes.at(child);
        child = nextOf(before);
      }
      if (!child || key(this.nodes.at(child)) != action) {
        if (!this.nodes.hasRoom(1)) continue;
        child = this.insert(node, before, child, action, s, actor, open);
      }
      const at = this.nodes.at(child);
      offer(at);
      const score = even ? evenness(at) : this.ucb.of(at);
      if (widens) {
        if (!visits(at) && proof(at) == this.unproven) {
          if (score > nextScore) {
            nextScore = score;
            next = child;
          }
          continue;
        }
        ++tried;
      }
      if (score > bestScore) {
        bestScore = score;
        best = child;
      }
    }
    if (!widens || nextScore <= bestScore) return best;
    return tried < 1 + <i32>(this.rules.widening * Math.sqrt(<f64>visits(node))) ? next : best;
  }

  private insert(node: usize, before: usize, after: u32, action: u32, s: usize, actor: i32, open: bool): u32 {
    const rules = this.rules;
    const child = this.nodes.create(action, actor, this.unproven);
    const at = this.nodes.at(child);
    setNext(at, after);
    if (before) setNext(before, child);
    else setFirst(node, child);
    rules.copy(this.trial, s);
    rules.apply(this.trial, action);
    if (node == this.nodes.at(this.root)) {
      rules.evaluateAll(this.trial, this.values);
      setRow(at, this.rootTable.open(this.values));
      setPrior(at, load<f32>(this.values + (actor << 2)));
    } else setPrior(at, rules.evaluate(this.trial, actor));
    if (open && rules.actor(this.trial) == OVER && rules.certain(this.trial, this.viewer)) {
      setProof(at, seatsRewarded<R>(rules, this.trial, this.seats));
    }
    return child;
  }

  private backUp(s: usize, depth: i32): void {
    this.rules.evaluateAll(s, this.values);
    if (depth) this.rootTable.add(row(this.nodes.at(load<u32>(this.path, 4))), this.values, this.seats);
    let news = true;
    for (let d = depth; d >= 0; --d) {
      const node = this.nodes.at(load<u32>(this.path + (d << 2)));
      record(node, <f64>load<f32>(this.values + (moverOf(node) << 2)));
      if (news && (d < this.pathProvable || d == 0)) this.prove(node);
      // The node above was expanded in this playout, or only what became of its child can prove it.
      news = d == depth || proof(node) != this.unproven;
    }
  }

  /** Proves a decision from its children (proof.ts). */
  private prove(node: usize): void {
    let child = firstOf(node);
    if (!child || isFinal(proof(node))) return;
    const win = onlySeat(moverOf(this.nodes.at(child)));
    let union = 0;
    for (; child; child = nextOf(this.nodes.at(child))) {
      const known = proof(this.nodes.at(child));
      if (known == win) return setProof(node, win);
      union |= known;
    }
    setProof(node, union);
  }

  /** Writes one row of ROW_BYTES per root action (root-table.ts), ascending by action; returns the number of rows. */
  results(out: usize): i32 {
    let rows = 0;
    for (let child = firstOf(this.nodes.at(this.root)); child; child = nextOf(this.nodes.at(child))) {
      const at = this.nodes.at(child);
      this.rootTable.write(row(at), at, out + rows++ * ROW_BYTES);
    }
    return rows;
  }

  /** Writes the expected line that starts with root action `action` (principal-line.ts); returns its length. */
  line(action: u32, out: usize, most: i32): i32 {
    let child = firstOf(this.nodes.at(this.root));
    while (child && key(this.nodes.at(child)) != action) child = nextOf(this.nodes.at(child));
    return child ? this.principal.follow(this.rootState, this.viewer, child, out, most) : 0;
  }
}
