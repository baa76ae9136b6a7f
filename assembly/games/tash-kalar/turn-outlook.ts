// Whether anything new can still come of a position of a turn: everything that was foreseen of it (turn-prospects.ts) has been
// found already (turn-finds.ts).

import { owned } from './board';
import { ASK_PLACE_LIFTED, CARDS } from './layout';
import { LEVELS } from './effects/whereabouts';
import { layForeseen, mayTarget } from './prospect-targets';
import { score, spoils } from './scoring';
import { any, contains, first, only, rest, size } from './squares';
import { actionsLeft, hand, isDuel, OF_BEINGS, OF_LEGENDS, question } from './state';
import { mayFulfil } from './task-prospects';
import { claimable, current, worth } from './tasks';
import { TurnFinds } from './turn-finds';
import { foresee, foreseePlacing, foreseeSummoning, keep, mayBorrow, mayClear, mayGain, recall } from './turn-prospects';
import { MOST_POINTS } from './turn-rows';

/** With more actions than this to come, nothing is foreseen. */
const MOST_FORESEEN: i32 = LEVELS;

/** By level and card, where it may be summoned. */
const TARGETS: usize = memory.data(MOST_FORESEEN * CARDS * 16, 16);

function targetsAt(level: i32, card: i32): usize {
  return TARGETS + ((level * CARDS + card) << 4);
}

@final
export class Outlook {
  private seat: i32 = 0;
  private lead: i32 = 0;
  private enemies: v128 = i64x2.splat(0);

  constructor(private finds: TurnFinds) {}

  /** The turn is a seat's, and starts from here. */
  begin(s: usize, seat: i32): void {
    this.seat = seat;
    this.lead = score(s, seat) - score(s, seat ^ 1);
    this.enemies = owned(s, seat ^ 1);
  }

  /** Whether nothing new lies below a position, whatever is asked there. */
  isIdleFrom(s: usize): bool {
    const asked = question(s);
    if (actionsLeft(s) > MOST_FORESEEN + i32(asked == ASK_PLACE_LIFTED)) return false;
    const cards = hand(s, this.seat) & (OF_BEINGS | OF_LEGENDS);
    return this.isIdle(s, foresee(s), cards, 0);
  }

  /** Whether nothing new can come behind what was foreseen, with so many actions and these cards. */
  private isIdle(s: usize, actions: i32, cards: u64, level: i32): bool {
    if (!actions) return this.hasForeseen(s);
    if (actions > MOST_FORESEEN - level || mayBorrow(s)) return false;
    layForeseen(s);
    for (let left = cards; left; left &= left - 1) {
      const card = <i32>ctz(left);
      const targets = mayTarget(s, card);
      if (!contains(this.finds.summonsOf(card), targets)) return false;
      v128.store(targetsAt(level, card), targets);
    }
    keep(level);
    if (!this.isIdle(s, actions - 1 + foreseePlacing(s), cards, level + 1)) return false;
    for (let left = cards; left; left &= left - 1) {
      const card = <i32>ctz(left);
      recall(level);
      const targets = v128.load(targetsAt(level, card));
      if (any(targets) && !this.summoningIsIdle(s, actions, card, targets, cards, level)) return false;
    }
    return true;
  }

  /** The same with the action of summoning a card on one of some squares; all squares are looked at at once, then each. */
  private summoningIsIdle(s: usize, actions: i32, card: i32, targets: v128, cards: u64, level: i32): bool {
    const others = cards & ~(<u64>1 << card);
    if (this.isIdle(s, actions - 1 + foreseeSummoning(s, card, targets), others, level + 1)) return true;
    if (size(targets) == 1) return false;
    for (let left = targets; any(left); left = rest(left)) {
      recall(level);
      const more = foreseeSummoning(s, card, only(first(left)));
      if (!this.isIdle(s, actions - 1 + more, others, level + 1)) return false;
    }
    return true;
  }

  /** Whether a piece placed with the last action leads to nothing new. */
  placingIsIdle(s: usize): bool {
    foresee(s);
    return !foreseePlacing(s) && this.hasForeseen(s);
  }

  /** Whether all has been found that an end with this board has. */
  hasStanding(s: usize): bool {
    const tasks = isDuel(s) ? 0 : claimable(s, this.seat);
    return this.finds.has(tasks, this.cleared(s), gains(this.gain(s) + (isDuel(s) ? spoils(s) : 0), tasks));
  }

  /** Whether all has been found that was foreseen last. */
  private hasForeseen(s: usize): bool {
    const cleared = v128.or(this.cleared(s), v128.and(this.enemies, mayClear()));
    const all = isDuel(s) ? 0 : current(s);
    const known = this.finds.knownOf(all);
    const tasks = mayFulfil(s, all & ~known);
    // Whether a known task may be fulfilled matters only for what would be gained with it.
    const now = this.gain(s);
    if (this.finds.has(tasks, cleared, mayGain(s, now, tasks | known))) return true;
    return known != 0 && this.finds.has(tasks, cleared, mayGain(s, now, tasks | mayFulfil(s, known)));
  }

  /** Squares on which an enemy piece stood and none does. */
  cleared(s: usize): v128 {
    return v128.andnot(this.enemies, owned(s, this.seat ^ 1));
  }

  /** Points gained on the other player since the turn was looked at, without a claim. */
  gain(s: usize): i32 {
    return score(s, this.seat) - score(s, this.seat ^ 1) - this.lead;
  }
}

/** Bits of the points that are gained with one of some tasks, or without any; none if it is no gain. */
function gains(gain: i32, tasks: u32): u32 {
  let best = 0;
  for (let left = tasks; left; left &= left - 1) best = max(best, worth(ctz(left)));
  return gain + best > 0 ? 1 << min(MOST_POINTS, gain + best) : 0;
}
