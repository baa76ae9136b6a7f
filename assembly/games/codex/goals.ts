// What puzzles ask, where that is settled and what it is worth there. In the middle of an action the table is the one it
// began with, so nothing is settled there but by the end of the game.

import { OVER } from '../../kernel/rules';
import { Goal } from '../../kernel/search/goal';
import { reserve } from '../../kernel/arena';
import { hashBytes } from '../../kernel/hash';
import { BASE_HP, damageOn } from './bases';
import { rewardOf } from './evaluate';
import { hpAhead } from './exchange';
import { hasDied, hasTwin, inDiscard, lostSince, sideOf, thingWith } from './goal-facts';
import { CHEAPEST, CLEAN, DESTROY, EXCHANGE, KEEP, KILL, MOST, NEVER, SURVIVE, SWEEP, WIN } from './goal-kinds';
import {
  ANSWER_COUNT, ASKED, ASK_MAIN, BIT_OWNER, GOLD, OBJ_BITS, OBJ_CARD, QUESTION, SIDES, SIDE_BYTES, STAGE, STAGE_CLOSING,
  STAGE_MAIN, STATE_BYTES, TURN,
} from './layout';
import { canDeal, canFell, mostGold } from './reach';

const MOST_GOLD: i32 = 20;
/** More things than can be in play, and more HP than they can have together. */
const MOST_THINGS: i32 = 74;
const MOST_HP: i32 = 10_000;

/** A question about the rest of a main phase, or about patrollers and the main phase that follows. */
@final
export class CodexGoal extends Goal {
  private seat: i32 = 0;
  private turn: i32 = 0;
  private root: usize = reserve(STATE_BYTES);
  /** Owner and face of the thing asked about, and how many such cards were in its owner's discard pile. */
  private owner: i32 = 0;
  private card: i32 = 0;
  private discarded: i32 = 0;
  /** EXCHANGE: how many HP the asker is ahead at the start. */
  private ahead: i32 = 0;

  /** `bits`: room for 2^bits positions. */
  constructor(private bits: i32) {
    super();
  }

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.turn = load<u16>(s, TURN);
    memory.copy(this.root, s, STATE_BYTES);
    const o = this.detail ? thingWith(s, this.detail) : 0;
    if (o) {
      this.owner = i32((load<u16>(o, OBJ_BITS) & BIT_OWNER) != 0);
      this.card = load<u16>(o, OBJ_CARD);
      this.discarded = inDiscard(s, this.owner, this.card);
    }
    this.ahead = this.kind == EXCHANGE ? hpAhead(s, seat) : 0;
    this.ceiling = this.most();
    this.floor = this.kind == CHEAPEST ? NEVER : this.kind == EXCHANGE ? -MOST_HP : 0;
  }
  private most(): i64 {
    switch (this.kind) {
      case MOST: return BASE_HP;
      case CHEAPEST: return MOST_GOLD;
      case SWEEP: return MOST_THINGS;
      case EXCHANGE: return MOST_HP;
      default: return 1;
    }
  }

  stops(s: usize): bool {
    if (load<u8>(s, ASKED) == OVER) return true;
    if (this.kind == SURVIVE || this.kind == KEEP) return this.isHeldOut(s);
    if (i32(load<u16>(s, TURN)) != this.turn || load<u8>(s, STAGE) != STAGE_MAIN) return true;
    if (this.kind == EXCHANGE) return load<u8>(s, ANSWER_COUNT) == 0;
    if (this.kind == CLEAN && this.hasLost(s)) return true;
    return this.detail != 0 && this.isReached(s);
  }
  /** The opponent's main phase is over, has cost what was to be kept, or cannot bring the base down any more. */
  private isHeldOut(s: usize): bool {
    const turns = i32(load<u16>(s, TURN)) - this.turn;
    if (this.kind == KEEP && !this.isKept(s)) return true;
    if (turns == 0) return false;
    if (turns > 1 || load<u8>(s, STAGE) == STAGE_CLOSING) return true;
    return this.kind == SURVIVE && load<u8>(s, QUESTION) == ASK_MAIN && !canDeal(s, BASE_HP - damageOn(s, this.seat));
  }
  /** What the opponent does with his turn is no answer any more. */
  told(s: usize): bool {
    return (this.kind == SURVIVE || this.kind == KEEP) && i32(load<u16>(s, TURN)) != this.turn;
  }

  take(s: usize): void {
    switch (this.kind) {
      case MOST: return this.value.set(damageOn(s, 1 - this.seat), 1);
      case SWEEP: return this.value.set(lostSince(this.root, s, 1 - this.seat, true), 1);
      case EXCHANGE: return this.value.set(hpAhead(s, this.seat) - this.ahead, 1);
      case CHEAPEST: return this.value.set(this.isReached(s) ? i64(load<u8>(s + SIDES + this.seat * SIDE_BYTES, GOLD)) : NEVER, 1);
      case CLEAN: return this.value.set(i64(this.isReached(s) && !this.hasLost(s)), 1);
      case SURVIVE: return this.value.set(i64(this.stands(s)), 1);
      case KEEP: return this.value.set(i64(this.stands(s) && this.isKept(s)), 1);
      default: return this.value.set(i64(this.isReached(s)), 1);
    }
  }

  private stands(s: usize): bool { return load<u8>(s, ASKED) != OVER || rewardOf(s, this.seat) > 0; }
  private isKept(s: usize): bool {
    const o = thingWith(s, this.detail);
    return o != 0 && sideOf(o) == this.seat;
  }
  private hasLost(s: usize): bool { return lostSince(this.root, s, this.seat, false) > 0; }
  private isReached(s: usize): bool {
    if (this.detail == 0) return load<u8>(s, ASKED) == OVER && rewardOf(s, this.seat) == 1;
    return thingWith(s, this.detail) == 0 && hasDied(s, this.owner, this.card, this.discarded);
  }

  /** Only between actions: a running one is not counted. */
  atMost(s: usize, value: i64): bool {
    if (load<u8>(s, QUESTION) != ASK_MAIN) return false;
    const left = BASE_HP - damageOn(s, 1 - this.seat);
    switch (this.kind) {
      case WIN: return !canDeal(s, left);
      case KILL:
      case DESTROY:
      case CLEAN: return !canFell(s, this.detail);
      case CHEAPEST: return mostGold(s) <= value || !(this.detail ? canFell(s, this.detail) : canDeal(s, left));
      case MOST: return !canDeal(s, i32(value) + 1 - (BASE_HP - left));
      default: return false;
    }
  }

  /** A key of the rules does not tell equal things apart, but this is about one of them. */
  key(s: usize): u64 {
    return this.detail != 0 && hasTwin(s, this.detail, this.card) ? hashBytes(s, STATE_BYTES) : 0;
  }

  get tableBits(): i32 {
    return this.bits;
  }
}
