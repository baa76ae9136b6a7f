// Token Battle for the kernel: the Rules contract, answered by the files beside this one.

import { hashBytes } from '../../kernel/hash';
import { ESTIMATE_LIMIT, PointRules, SCORE_UNIT } from '../../kernel/point-rules';
import { CHANCE, OVER } from '../../kernel/rules';
import { checkState } from './check';
import { chanceToWin, expectedEnd, leadToCome, turnsLeft, winChance, writeWinChances } from './evaluate';
import { futureOf, lastMatters } from './future';
import { DERIVED, FIELDS, POINT_LIMIT, STATE_BYTES, UNDRAWN } from './layout';
import { listFirstPlayers, listPlacements } from './moves';
import { refusals } from './refusals';
import { updateGains } from './scoring';
import { copyState, derive, ply, points, toMove, topCard } from './state';
import { begin, isOver, leader, playTurn } from './turn';

@final
export class TokenBattle extends PointRules {
  /** Fixed at the start of a search: the turn the game is likely to end with, turns until then, whether the last token counts. */
  private end: f64 = 0;
  private turns: f64 = 1;
  private withLast: bool = true;

  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  copy(to: usize, from: usize): void {
    copyState(to, from);
  }

  actor(s: usize): i32 {
    if (isOver(s)) return OVER;
    return toMove(s) == UNDRAWN ? CHANCE : toMove(s);
  }

  legal(s: usize, out: usize): i32 {
    return listPlacements(s, out);
  }

  outcomes(s: usize, out: usize): i32 {
    return listFirstPlayers(out);
  }

  apply(s: usize, action: u32): void {
    if (toMove(s) == UNDRAWN) begin(s, action);
    else playTurn(s, action);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return refusals(s, action, out);
  }

  check(s: usize): i32 {
    derive(s);
    updateGains(s);
    return checkState(s);
  }

  settle(s: usize): void {
    derive(s);
    updateGains(s);
  }

  reward(s: usize, seat: i32): f32 {
    const winner = leader(s);
    return winner == 2 ? 0.5 : winner == seat ? 1 : 0;
  }

  evaluateAll(s: usize, out: usize): void {
    if (!isOver(s)) return writeWinChances(s, out);
    store<f32>(out, this.reward(s, 0));
    store<f32>(out, this.reward(s, 1), 4);
  }

  evaluate(s: usize, seat: i32): f32 {
    return isOver(s) ? this.reward(s, seat) : winChance(s, seat);
  }

  hash(s: usize): u64 {
    return hashBytes(s, DERIVED);
  }

  turn(s: usize): i32 {
    return ply(s);
  }

  prepare(s: usize): void {
    this.end = expectedEnd(s);
    this.turns = turnsLeft(s, this.end);
    this.withLast = lastMatters(s);
  }

  estimate(s: usize, seat: i32): i32 {
    const made = points(s, 0) - points(s, 1);
    const ahead = made * SCORE_UNIT + <i32>nearest(leadToCome(s, turnsLeft(s, this.end)) * SCORE_UNIT);
    const kept = max(-ESTIMATE_LIMIT, min(ESTIMATE_LIMIT, ahead));
    return seat ? -kept : kept;
  }

  pointsOf(s: usize, seat: i32): i32 {
    return points(s, seat);
  }

  opensWith(s: usize, points0: i32, points1: i32): bool {
    const limit: i32 = load<u16>(s, POINT_LIMIT);
    return points0 < limit && points1 < limit;
  }

  futureKey(s: usize): u64 {
    return futureOf(s, this.withLast);
  }

  /** The same card on the same field. */
  kindOf(s: usize, action: u32): i32 {
    return topCard(s, toMove(s), action / FIELDS) * FIELDS + (action % FIELDS) + 2048 * toMove(s);
  }

  chanceOf(score: i32, depth: i32): f32 {
    return chanceToWin(<f64>score / SCORE_UNIT, max<f64>(1, this.turns - <f64>depth));
  }
}
