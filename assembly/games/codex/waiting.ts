// What waits to happen in an order the active player chooses (CX-EFF-5, CX-UPK-5).

import { reserve } from '../../kernel/arena';
import { ask, listAnswers, offer, stop } from './ask';
import { ASK_ORDER, DELAYED_BYTES, ORDER } from './layout';
import { active } from './table';

/** What sort of thing waits. */
export const A_TRIGGER: i32 = 0;
export const SCAVENGER: i32 = 1;
export const TECHNICIAN: i32 = 2;
export const BOUNTY: i32 = 3;
export const WORKER_GOLD: i32 = 4;
export const HEALING: i32 = 5;
export const EPHEMERAL: i32 = 6;
export const PUT_OFF: i32 = 7;

export class Waiting {
  sort: i32 = 0;
  /** The object it is of, and its card as it was called. */
  id: i32 = 0;
  card: i32 = 0;
  /** The player it is of, or who gets it. */
  seat: i32 = 0;
  ability: i32 = 0;
  key: i32 = 0;
  granter: i32 = 0;
  /** What the event was about, if the ability asks that. */
  about: i32 = 0;
  it: i32 = 0;
  other: i32 = 0;
  boosted: bool = false;
  playedFrom: i32 = -1;
  /** Points of healing. */
  n: i32 = 0;
  /** A copy of what was put off. */
  record: usize = reserve(DELAYED_BYTES);

  /** Equal ones are not asked about. */
  isLike(other: Waiting): bool {
    return this.sort == other.sort && this.id == other.id && this.seat == other.seat && this.key == other.key
      && this.granter == other.granter && this.about == other.about && this.card == other.card;
  }
}

const MOST: i32 = 160;
/** Those that nobody needs now. */
const spare: StaticArray<Waiting> = new StaticArray<Waiting>(3 * MOST);
let spareCount: i32 = 0;
for (let i = 0; i < 3 * MOST; ++i) spare[spareCount++] = new Waiting();

export class WaitingList {
  count: i32 = 0;
  all: StaticArray<Waiting | null> = new StaticArray<Waiting | null>(MOST);

  at(index: i32): Waiting { return this.all[index]!; }
  clear(): void {
    while (this.count > 0) spare[spareCount++] = this.all[--this.count]!;
  }
  add(sort: i32, seat: i32): Waiting {
    assert(this.count < MOST, 'too much waits');
    const one = spare[--spareCount];
    one.sort = sort;
    one.seat = seat;
    one.id = one.card = one.ability = one.key = one.granter = one.about = one.it = one.other = one.n = 0;
    one.boosted = false;
    one.playedFrom = -1;
    this.all[this.count++] = one;
    return one;
  }
  /** Takes everything that waits in another list. */
  take(other: WaitingList): void {
    for (let i = 0; i < other.count; ++i) {
      assert(this.count < MOST, 'too much waits');
      this.all[this.count++] = other.all[i];
    }
    other.count = 0;
  }
  private indexOfLike(index: i32): i32 {
    for (let i = 0; i < index; ++i) if (this.at(i).isLike(this.at(index))) return i;
    return index;
  }
  /** Takes out the next one, the active player's choice; null when the script stops. Give it back when it is done. */
  next(): Waiting | null {
    listAnswers();
    for (let i = 0; i < this.count; ++i) offer(ORDER, this.indexOfLike(i), i);
    orderOf = this;
    const index = ask(active(), ASK_ORDER);
    if (stop) return null;
    const one = this.at(index);
    for (let i = index + 1; i < this.count; ++i) this.all[i - 1] = this.all[i];
    --this.count;
    return one;
  }
}

/** The list whose order was asked for last. */
export let orderOf: WaitingList = new WaitingList();

/** Gives back one that was taken out. */
export function giveBack(one: Waiting): void { spare[spareCount++] = one; }

/** The triggers of the running action. */
export const triggers: WaitingList = new WaitingList();
/** Upkeep items. */
export const items: WaitingList = new WaitingList();
