// Depth-first search over whole turns for the win chance of one seat: it maximises, all other seats minimise (paranoid
// search, Sturtevant and Korf 2000: exact with two seats, what the others can do together with more), chance averages
// exactly. Chance nodes are cut by Star1 (Ballard 1983): every result lies in 0 .. 1, so an average can be
// abandoned as soon as the outcomes still open cannot bring it back into the window.

import { Frames } from '../frames';
import { CHANCE, OVER, Rules } from '../rules';

export class Expectimax<R extends Rules> {
  nodes: i32 = 0;
  private seat: i32 = 0;
  private lastTurn: i32 = 0;

  constructor(private rules: R, private frames: Frames<R>) {}

  /**
   * Win chance of `seat` at the state in frame `ply`, when the next `turns` turns (this one counts) are searched and
   * the static value is taken behind them.
   */
  search(ply: i32, seat: i32, turns: i32): f64 {
    this.seat = seat;
    this.lastTurn = this.rules.turn(this.frames.state(ply)) + turns - 1;
    return this.value(ply, 0, 1);
  }

  /** The value at the state in frame `ply` as it stands. */
  still(ply: i32, seat: i32): f64 {
    const s = this.frames.state(ply);
    return <f64>(this.rules.actor(s) == OVER ? this.rules.reward(s, seat) : this.rules.evaluate(s, seat));
  }

  private value(ply: i32, alpha: f64, beta: f64): f64 {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const actor = rules.actor(s);
    ++this.nodes;
    if (actor == OVER || rules.turn(s) > this.lastTurn || ply + 1 >= this.frames.plies) {
      return <f64>(actor == OVER ? rules.reward(s, this.seat) : rules.evaluate(s, this.seat));
    }
    return actor == CHANCE ? this.average(ply, alpha, beta) : this.decide(ply, actor == this.seat, alpha, beta);
  }

  private decide(ply: i32, maximises: bool, alpha: f64, beta: f64): f64 {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const list = this.frames.list(ply);
    const count = rules.legal(s, list);
    const next = this.frames.state(ply + 1);
    let best: f64 = maximises ? -1 : 2;
    for (let i = 0; i < count && alpha < beta; ++i) {
      rules.copy(next, s);
      rules.apply(next, load<u32>(list + (i << 2)));
      const v = this.value(ply + 1, alpha, beta);
      if (maximises) {
        if (v > best) best = v;
        if (best > alpha) alpha = best;
      } else {
        if (v < best) best = v;
        if (best < beta) beta = best;
      }
    }
    return best;
  }

  private average(ply: i32, alpha: f64, beta: f64): f64 {
    const rules = this.rules;
    const s = this.frames.state(ply);
    const list = this.frames.list(ply);
    const count = rules.outcomes(s, list);
    const next = this.frames.state(ply + 1);
    let all: f64 = 0;
    for (let i = 0; i < count; ++i) all += <f64>load<u32>(list + (i << 3), 4);
    let sum: f64 = 0;
    let open: f64 = all;
    for (let i = 0; i < count; ++i) {
      const weight = <f64>load<u32>(list + (i << 3), 4);
      open -= weight;
      rules.copy(next, s);
      rules.apply(next, load<u32>(list + (i << 3)));
      const low = (alpha * all - sum - open) / weight;
      const high = (beta * all - sum) / weight;
      const v = this.value(ply + 1, Math.max(low, 0), Math.min(high, 1));
      sum += weight * v;
      if (sum + open <= alpha * all) return (sum + open) / all;
      if (sum >= beta * all) return sum / all;
    }
    return sum / all;
  }
}
