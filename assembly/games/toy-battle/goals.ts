// The goals of Toy Battle's puzzles (section 8.1 of the rules).

import { reserve } from '../../kernel/arena';
import { Goal } from '../../kernel/search/goal';
import { hqs } from './board';
import { ASK_OVER, QUESTION, RESULT, WINNER, WON_HQ, WON_MEDALS } from './layout';
import { reach } from './line';
import { mapOf, medals, occupied, turns } from './state';
import { chanceToWin, collectNeeds, dangerKey, needsLength, possible, winning } from './win-next';

/** Win this turn by HQ or medals. */
export const WIN_TURN: i32 = 1;
/** Claim the most medals this turn. */
export const MAX_MEDALS: i32 = 2;
/** End the turn so that no rack the enemy may hold wins at once. */
export const SAFE_TURN: i32 = 3;
/** End the turn with the least exact chance that the enemy wins at once. */
export const SAFEST_TURN: i32 = 4;
/** End the turn with given enemy tiles stranded, or given own HQs out of the enemy's reach; the detail is their node bits. */
export const CUT: i32 = 5;
/** End the turn without giving the enemy medals. */
export const NO_GIFT: i32 = 6;
/** Win the game against best play. */
export const ENDGAME: i32 = 7;

/** Safety of the turn ends met since `begin`: u64 key, i64 numerator, i64 denominator. */
const DANGER_BITS: i32 = 12;
const DANGER_BYTES: i32 = 24;
const dangers = reserve(DANGER_BYTES << DANGER_BITS);

@final
export class ToyBattleGoal extends Goal {
  private seat: i32 = 0;
  private turn: i32 = 0;
  private medalsBefore: i32 = 0;

  begin(s: usize, seat: i32): void {
    memory.fill(dangers, 0, DANGER_BYTES << DANGER_BITS);
    this.seat = seat;
    this.turn = turns(s);
    this.medalsBefore = medals(s, this.kind == NO_GIFT ? seat ^ 1 : seat);
    this.ceiling = this.kind == MAX_MEDALS ? i64.MAX_VALUE : this.kind == NO_GIFT ? 0 : 1;
    this.floor = this.kind == NO_GIFT ? i64.MIN_VALUE : 0;
  }

  stops(s: usize): bool {
    if (load<u8>(s, QUESTION) == ASK_OVER) return true;
    return this.kind != ENDGAME && turns(s) != this.turn;
  }

  take(s: usize): void {
    const seat = this.seat;
    const over = load<u8>(s, QUESTION) == ASK_OVER;
    switch (this.kind) {
      case WIN_TURN: return this.value.set(over && this.wonByForce(s) ? 1 : 0, 1);
      case MAX_MEDALS: return this.value.set(medals(s, seat) - this.medalsBefore, 1);
      case CUT: return this.value.set(this.isCut(s) ? 1 : 0, 1);
      case NO_GIFT: return this.value.set(this.medalsBefore - medals(s, seat ^ 1), 1);
      default: break;
    }
    if (this.kind == ENDGAME) return this.takeResult(s);
    // A finished game holds no danger unless it is lost.
    if (over) return this.value.set(load<u8>(s, WINNER) == (seat ^ 1) ? 0 : 1, 1);
    this.takeSafety(s, seat ^ 1);
  }

  /** Turns that differ in what they drew leave the same danger, which is far more work than the turn itself. */
  private takeSafety(s: usize, enemy: i32): void {
    const key = dangerKey(s, enemy) | 1;
    const entry = dangers + <usize>((key >> (64 - DANGER_BITS)) * DANGER_BYTES);
    if (load<u64>(entry) != key) {
      this.measureSafety(s, enemy);
      store<u64>(entry, key);
      store<i64>(entry, this.value.num, 8);
      store<i64>(entry, this.value.den, 16);
    }
    this.value.num = load<i64>(entry, 8);
    this.value.den = load<i64>(entry, 16);
  }

  private measureSafety(s: usize, enemy: i32): void {
    collectNeeds(s, enemy);
    if (this.kind == SAFE_TURN) return this.value.set(needsLength() ? 0 : 1, 1);
    chanceToWin(s, enemy);
    this.value.set(<i64>(possible - winning), <i64>possible);
  }

  private wonByForce(s: usize): bool {
    const how: i32 = load<u8>(s, RESULT);
    return load<u8>(s, WINNER) == this.seat && (how == WON_HQ || how == WON_MEDALS);
  }

  private takeResult(s: usize): void {
    const winner: i32 = load<u8>(s, WINNER);
    this.value.set(winner == 2 ? 1 : winner == this.seat ? 1 : 0, winner == 2 ? 2 : 1);
  }

  private isCut(s: usize): bool {
    const enemy = this.seat ^ 1;
    if (load<u8>(s, QUESTION) == ASK_OVER && load<u8>(s, WINNER) == enemy) return false;
    const home = hqs(mapOf(s), this.seat);
    const reached = reach(s, enemy);
    if (reached & this.detail) return false;
    const tiles = this.detail & ~home;
    return (occupied(s, enemy) & tiles) == tiles;
  }
}
