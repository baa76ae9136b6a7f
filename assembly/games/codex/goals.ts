// What puzzles ask, where that is settled and what it is worth there.

import { OVER } from '../../kernel/rules';
import { Goal } from '../../kernel/search/goal';
import { BASE_HP, damageOn } from './bases';
import { rewardOf } from './evaluate';
import { CHEAPEST, MOST, NEVER } from './goal-kinds';
import {
  ASKED, ASK_MAIN, BIT_OWNER, COMMAND, GOLD, KIND_COUNT, MAX_KINDS, OBJECTS, OBJECT_BYTES, OBJECT_COUNT,
  OBJ_BITS, OBJ_CARD, OBJ_ID, OWNED, PILES, PILE_DISCARD, QUESTION, SIDES, SIDE_BYTES, STAGE, STAGE_MAIN, TEAM, TURN,
} from './layout';
import { isBuilding, isHero, isToken } from './printed';
import { mostDamage } from './reach';

const MOST_GOLD: i32 = 20;
/** In the command zone with two cooldown markers, which only death brings (CX-HERO-13). */
const DEAD: i32 = 3;

function recordOf(s: usize, id: i32): usize {
  for (let i = 0, n: i32 = load<u8>(s, OBJECT_COUNT); i < n; ++i) {
    const o = s + OBJECTS + i * OBJECT_BYTES;
    if (load<u16>(o, OBJ_ID) == id) return o;
  }
  return 0;
}

/** A question about the rest of a main phase. */
@final
export class CodexGoal extends Goal {
  private seat: i32 = 0;
  private turn: i32 = 0;
  /** Owner and face of the thing asked about, and how many such cards were in its owner's discard pile. */
  private owner: i32 = 0;
  private card: i32 = 0;
  private discarded: i32 = 0;

  /** `bits`: room for 2^bits positions. */
  constructor(private bits: i32) {
    super();
  }

  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.turn = load<u16>(s, TURN);
    const o = this.detail ? recordOf(s, this.detail) : 0;
    if (o) {
      this.owner = i32((load<u16>(o, OBJ_BITS) & BIT_OWNER) != 0);
      this.card = load<u16>(o, OBJ_CARD);
      this.discarded = this.inDiscard(s);
    }
    this.ceiling = this.kind == MOST ? BASE_HP : this.kind == CHEAPEST ? MOST_GOLD : 1;
    this.floor = this.kind == CHEAPEST ? NEVER : 0;
  }

  stops(s: usize): bool {
    if (load<u8>(s, ASKED) == OVER || i32(load<u16>(s, TURN)) != this.turn || load<u8>(s, STAGE) != STAGE_MAIN) return true;
    return this.detail != 0 && this.isReached(s);
  }

  take(s: usize): void {
    switch (this.kind) {
      case MOST: return this.value.set(damageOn(s, 1 - this.seat), 1);
      case CHEAPEST: return this.value.set(this.isReached(s) ? i64(load<u8>(s + SIDES + this.seat * SIDE_BYTES, GOLD)) : NEVER, 1);
      default: return this.value.set(i64(this.isReached(s)), 1);
    }
  }

  private isReached(s: usize): bool {
    if (this.detail == 0) return load<u8>(s, ASKED) == OVER && rewardOf(s, this.seat) == 1;
    return recordOf(s, this.detail) == 0 && this.hasDied(s);
  }
  /** Nothing that is left can bring the base down. Only between actions: a running one is not counted. */
  hopeless(s: usize): bool {
    if (this.detail != 0 || this.kind == MOST || load<u8>(s, QUESTION) != ASK_MAIN) return false;
    return mostDamage(s) < BASE_HP - damageOn(s, 1 - this.seat);
  }

  /** Leaving play otherwise is not dying (CX-DEATH-3). */
  private hasDied(s: usize): bool {
    if (isBuilding(this.card) || isToken(this.card)) return true;
    if (!isHero(this.card)) return this.inDiscard(s) > this.discarded;
    const side = s + SIDES + this.owner * SIDE_BYTES;
    for (let i = 0; i < 3; ++i) if (load<u16>(side + TEAM + 2 * i) == this.card) return load<u8>(side + COMMAND + i) == DEAD;
    return false;
  }
  private inDiscard(s: usize): i32 {
    const side = s + SIDES + this.owner * SIDE_BYTES;
    for (let i = 0, n: i32 = load<u8>(side, KIND_COUNT); i < n; ++i) {
      if (load<u16>(side + OWNED + 2 * i) == this.card) return load<u8>(side + PILES + PILE_DISCARD * MAX_KINDS + i);
    }
    return 0;
  }

  get tableBits(): i32 {
    return this.bits;
  }
}
