// One instance of the engine: the current state, the searches, and the buffers its client reads. An entry file binds
// a Machine to one game, and abi.ts exports it.

import { reserve } from './arena';
import { drawOutcome } from './chance';
import { Frames } from './frames';
import { perft } from './perft';
import { below } from './rng';
import { CHANCE, MAX_ACTIONS, OVER, Rules } from './rules';
import { Beam } from './search/beam';
import { Expectimax } from './search/expectimax';
import { Goal } from './search/goal';
import { Mcts } from './search/mcts';
import { Nodes } from './search/nodes';
import { Rollout } from './search/rollout';
import { ROW_BYTES } from './search/root-table';
import { Solver } from './search/solve';
import { TurnWin } from './search/turn-win';

/** Deepest line of any depth-first search, in steps. */
const MAX_PLIES: i32 = 192;
/** Nodes of the search tree: 48 bytes each, 19 MiB. */
export const MAX_NODES: i32 = 400_000;

export class Machine<R extends Rules, G extends Goal> {
  frames: Frames<R>;
  solver: Solver<R, G>;
  expectimax: Expectimax<R>;
  turnWin: TurnWin<R>;
  mcts: Mcts<R>;
  rollout: Rollout<R>;
  beam: Beam<R>;
  /** MAX_ACTIONS rows of ROW_BYTES, where every list and table is written for the client. */
  out: usize;
  /** States visited for the question whether one action wins this turn. */
  winBudget: i32 = 200_000;
  /** What `perft` counts for a line that ends sooner: 0 or 1, as the game's published tables have it. */
  finished: f64 = 0;
  private searchRoot: usize;

  /**
   * `layoutVersion`: the version of the state's memory map, which the client's codec must know; `nodes`: the pool of the
   * tree search.
   */
  constructor(public rules: R, public goal: G, public layoutVersion: i32, nodes: Nodes = new Nodes(MAX_NODES)) {
    const frames = new Frames<R>(rules, MAX_PLIES);
    this.frames = frames;
    this.solver = new Solver<R, G>(rules, goal, frames);
    this.expectimax = new Expectimax<R>(rules, frames);
    const turnWin = new TurnWin<R>(rules, frames);
    this.turnWin = turnWin;
    this.mcts = new Mcts<R>(rules, nodes, turnWin);
    this.rollout = new Rollout<R>(rules);
    this.beam = new Beam<R>(rules);
    this.out = reserve(MAX_ACTIONS * ROW_BYTES);
    this.searchRoot = reserve(rules.stateBytes);
  }

  get state(): usize {
    return this.frames.state(0);
  }

  perft(depth: i32): f64 {
    return perft<R>(this.rules, this.frames, 0, depth, this.finished);
  }

  /** Lets chance happen once: draws an outcome of the current chance node by weight, plays and returns it. */
  happen(): u32 {
    const action = drawOutcome(this.out, this.rules.outcomes(this.state, this.out));
    this.rules.apply(this.state, action);
    return action;
  }

  /** Win chance of the mover after `action`, all `turns` turns searched. */
  lookAhead(action: u32, turns: i32): f64 {
    const s = this.state;
    const seat = this.rules.actor(s);
    const turn = this.rules.turn(s);
    const next = this.frames.state(1);
    this.rules.copy(next, s);
    this.rules.apply(next, action);
    if (!this.rules.looksThrough) return this.expectimax.still(1, seat);
    const spent = this.rules.turn(next) - turn;
    return this.expectimax.search(1, seat, turns - spent);
  }

  /** True if the mover can win this turn, starting with `action`, whatever anybody else holds or draws. */
  winsAlone(action: u32): bool {
    return this.turnWin.after(this.state, action, this.rules.actor(this.state), this.winBudget);
  }

  /** Prepares exact questions about the current decision (solve.ts), asked by the seat that decides. */
  goalStart(kind: i32, detail: u32): void {
    this.goal.kind = kind;
    this.goal.detail = detail;
    this.solver.begin(this.rules.actor(this.state));
  }

  searchStart(uniform: bool): void {
    this.rules.copy(this.searchRoot, this.state);
    this.mcts.start(this.searchRoot, this.rules.actor(this.state), uniform);
  }

  /** Plays random steps until the game ends or `steps` are played; returns how many were. */
  playRandom(steps: i32): i32 {
    let done = 0;
    for (; done < steps; ++done) {
      const actor = this.rules.actor(this.state);
      if (actor == OVER) break;
      if (actor == CHANCE) {
        this.happen();
        continue;
      }
      const count = this.rules.legal(this.state, this.out);
      this.rules.apply(this.state, load<u32>(this.out + (below(count) << 2)));
    }
    return done;
  }
}
