// Conquest for the kernel: the Rules contract, answered by the files beside this one.

import { hashLanes } from '../../kernel/hash';
import { OpenRules } from '../../kernel/open-rules';
import { CHANCE, OVER } from '../../kernel/rules';
import { checkState } from './check';
import { alive } from './elimination';
import { writeChances } from './evaluate';
import { DECIDER, NODE_WON, STATE_BYTES } from './layout';
import { isChance, isOver, listActions, listOutcomes } from './menu';
import { play, settle } from './play';
import { refusals } from './refusals';
import { node, number, onTurn, players } from './state';
import { turnNumber } from './turn';

@final
export class Conquest extends OpenRules {
  get stateBytes(): i32 {
    return STATE_BYTES;
  }

  seats(s: usize): i32 {
    return players(s);
  }

  copy(to: usize, from: usize): void {
    memory.copy(to, from, STATE_BYTES);
  }

  actor(s: usize): i32 {
    return isOver(s) ? OVER : isChance(s) ? CHANCE : number(s, DECIDER);
  }

  legal(s: usize, out: usize): i32 {
    return listActions(s, out);
  }

  outcomes(s: usize, out: usize): i32 {
    return listOutcomes(s, out);
  }

  apply(s: usize, action: u32): void {
    play(s, action);
  }

  whyNot(s: usize, action: u32, out: usize): i32 {
    return refusals(s, action, out);
  }

  check(s: usize): i32 {
    return checkState(s);
  }

  settle(s: usize): void {
    settle(s);
  }

  /** A draw is shared by the players left (section 4.6 of the rules). */
  reward(s: usize, seat: i32): f32 {
    if (node(s) == NODE_WON) return seat == onTurn(s) ? 1 : 0;
    const left = alive(s);
    return (left >> seat) & 1 ? 1 / <f32>popcnt(left) : 0;
  }

  evaluateAll(s: usize, out: usize): void {
    if (!isOver(s)) return writeChances(s, out);
    for (let seat = 0; seat < players(s); ++seat) store<f32>(out + (seat << 2), this.reward(s, seat));
  }

  hash(s: usize): u64 {
    return hashLanes(s, STATE_BYTES);
  }

  get looksThrough(): bool {
    return false;
  }

  turn(s: usize): i32 {
    return turnNumber(s);
  }
}
