// The auction, a game for the kernel's tests: two to five seats, chance, hidden choices, turns of several decisions.
//
// Every seat has the cards 1, 2 and 3. Each of two rounds begins with a prize of 1, 2 or 3 points, drawn without putting
// back, the higher the rarer. Then seat after seat bids: it lays cards face down, one by one, and says that it is done.
// The one highest sum takes the prize; nobody does if it is tied. Cards that were bid are gone. Most points win.

import { reserve } from '../../../assembly/kernel/arena';
import { combine, hashLanes } from '../../../assembly/kernel/hash';
import { below } from '../../../assembly/kernel/rng';
import { CHANCE, MAX_SEATS, OVER, Rules } from '../../../assembly/kernel/rules';
import {
  ASKED, ASK_BID, ASK_NOTHING, ASK_PRIZE, BID, HAND, MOVER, POINTS, PRIZE, PRIZES, ROUNDS, SEATS, STATE_BYTES, TURN,
} from './layout';

/** The action that ends a bid; the others are the cards 1 .. 3. */
const DONE: u32 = 0;
const CARDS: i32 = 3;

function seatsOf(s: usize): i32 {
  return load<u8>(s, SEATS);
}

function hand(s: usize, seat: i32): i32 {
  return load<u8>(s + seat, HAND);
}

function bid(s: usize, seat: i32): i32 {
  return load<u8>(s + seat, BID);
}

/** Sum of a set of cards. */
function worth(cards: i32): i32 {
  return (cards & 1) + (cards & 2) + 3 * ((cards >> 2) & 1);
}

/** The prize goes to the one highest bid, and the next round or the end begins. */
function award(s: usize): void {
  let most = 0;
  let winner = -1;
  for (let seat = 0; seat < seatsOf(s); ++seat) {
    const sum = worth(bid(s, seat));
    if (sum > most) winner = seat;
    else if (sum == most) winner = -1;
    most = max(most, sum);
    store<u8>(s + seat, 0, BID);
  }
  if (winner >= 0) store<u8>(s + winner, load<u8>(s + winner, POINTS) + load<u8>(s, PRIZE), POINTS);
  const rounds: i32 = load<u8>(s, ROUNDS) - 1;
  store<u8>(s, rounds, ROUNDS);
  store<u8>(s, 0, PRIZE);
  store<u8>(s, 0, MOVER);
  store<u8>(s, rounds ? ASK_PRIZE : ASK_NOTHING, ASKED);
}

@final
export class Auction extends Rules {
  /** A test turns the keys off to see that they change no result. */
  keyed: bool = true;
  private trial: usize = reserve(STATE_BYTES);
  private shares: usize = reserve(MAX_SEATS * 4);

  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  seats(s: usize): i32 {
    return seatsOf(s);
  }

  copy(to: usize, from: usize): void {
    v128.store(to, v128.load(from));
    v128.store(to, v128.load(from, 16), 16);
  }

  actor(s: usize): i32 {
    const asked: i32 = load<u8>(s, ASKED);
    return asked == ASK_PRIZE ? CHANCE : asked == ASK_BID ? <i32>load<u8>(s, MOVER) : OVER;
  }

  legal(s: usize, out: usize): i32 {
    store<u32>(out, DONE);
    let count = 1;
    const cards = hand(s, load<u8>(s, MOVER));
    for (let card = 1; card <= CARDS; ++card) if ((cards >> (card - 1)) & 1) store<u32>(out + (count++ << 2), card);
    return count;
  }

  outcomes(s: usize, out: usize): i32 {
    let count = 0;
    const prizes: i32 = load<u8>(s, PRIZES);
    for (let prize = 1; prize <= CARDS; ++prize) {
      if (!((prizes >> (prize - 1)) & 1)) continue;
      store<u32>(out + (count << 3), prize);
      store<u32>(out + (count++ << 3), CARDS + 1 - prize, 4);
    }
    return count;
  }

  apply(s: usize, action: u32): void {
    if (load<u8>(s, ASKED) == ASK_PRIZE) {
      store<u8>(s, action, PRIZE);
      store<u8>(s, <i32>load<u8>(s, PRIZES) & ~(1 << <i32>(action - 1)), PRIZES);
      store<u8>(s, ASK_BID, ASKED);
      store<u8>(s, load<u8>(s, TURN) + 1, TURN);
      return;
    }
    const seat: i32 = load<u8>(s, MOVER);
    if (action != DONE) {
      const card = 1 << (action - 1);
      store<u8>(s + seat, hand(s, seat) & ~card, HAND);
      store<u8>(s + seat, bid(s, seat) | card, BID);
      return;
    }
    store<u8>(s, seat + 1, MOVER);
    if (seat + 1 == seatsOf(s)) award(s);
    else store<u8>(s, load<u8>(s, TURN) + 1, TURN);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    const held = action <= <u32>CARDS && (action == DONE || (hand(s, load<u8>(s, MOVER)) >> (action - 1)) & 1);
    if (load<u8>(s, ASKED) == ASK_BID && held) return 0;
    store<u32>(out, 1);
    return 1;
  }

  check(s: usize): i32 {
    return seatsOf(s) >= 2 && seatsOf(s) <= MAX_SEATS ? 0 : 1;
  }

  settle(s: usize): void {}

  /** Equal shares for all seats with most points. */
  reward(s: usize, seat: i32): f32 {
    let most = 0;
    let leaders = 0;
    for (let other = 0; other < seatsOf(s); ++other) {
      const points: i32 = load<u8>(s + other, POINTS);
      if (points > most) leaders = 0;
      if (points >= most) ++leaders;
      most = max(most, points);
    }
    return load<u8>(s + seat, POINTS) == most ? 1 / <f32>leaders : 0;
  }

  /** Who wins hangs on bids that nobody sees before the last one is made. */
  certain(s: usize, viewer: i32): bool {
    return false;
  }

  /** Shares by points and cards. */
  evaluateAll(s: usize, out: usize): void {
    let all: f32 = 0;
    for (let seat = 0; seat < seatsOf(s); ++seat) {
      const points: i32 = load<u8>(s + seat, POINTS);
      const prize: i32 = load<u8>(s, PRIZE);
      const sum: i32 = 2 + 8 * points + 2 * worth(hand(s, seat)) + prize * worth(bid(s, seat));
      const weight = <f32>sum;
      store<f32>(this.shares + (seat << 2), weight);
      all += weight;
    }
    for (let seat = 0; seat < seatsOf(s); ++seat) {
      const share = load<f32>(this.shares + (seat << 2)) / all;
      store<f32>(out + (seat << 2), load<u8>(s, ASKED) == ASK_NOTHING ? this.reward(s, seat) : share);
    }
  }

  /** What another seat has bid in this round may be any of the cards it had. */
  determinize(s: usize, viewer: i32): void {
    for (let seat = 0; seat < seatsOf(s); ++seat) {
      if (seat == viewer || seat > <i32>load<u8>(s, MOVER)) continue;
      const all = hand(s, seat) | bid(s, seat);
      const played = all & <i32>below(1 << CARDS);
      store<u8>(s + seat, played, BID);
      store<u8>(s + seat, all & ~played, HAND);
    }
  }

  observation(s: usize, viewer: i32): u64 {
    let h = combine(load<u64>(s), (hand(s, viewer) << 8) | bid(s, viewer));
    for (let seat = 0; seat < seatsOf(s); ++seat) {
      h = combine(h, (<u64>load<u8>(s + seat, POINTS) << 8) | (hand(s, seat) | bid(s, seat)));
    }
    return h;
  }

  hash(s: usize): u64 {
    return hashLanes(s, STATE_BYTES);
  }

  /** In the last round it matters what those who are done have bid, but not with which cards nor what they keep. */
  key(s: usize): u64 {
    if (!this.keyed) return this.hash(s);
    const trial = this.trial;
    this.copy(trial, s);
    for (let seat = 0; load<u8>(s, ROUNDS) == 1 && seat < <i32>load<u8>(s, MOVER); ++seat) {
      store<u8>(trial + seat, 0, HAND);
      store<u8>(trial + seat, worth(bid(s, seat)), BID);
    }
    return hashLanes(trial, STATE_BYTES);
  }

  turn(s: usize): i32 {
    return load<u8>(s, TURN);
  }
}
