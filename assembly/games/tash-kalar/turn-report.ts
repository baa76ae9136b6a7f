// What one turn can reach (rules, section 9, "Turn search"): who can be summoned where, which tasks can be fulfilled,
// which enemy pieces can be made to leave their square, and how many points can be gained.

import { reserve } from '../../kernel/arena';
import { hashBytes } from '../../kernel/hash';
import { TurnReport } from '../../kernel/search/turn-search';
import { owned, put, take } from './board';
import { canInvoke } from './flares';
import {
  ASK_CLAIM, ASK_DRAW, ASK_MENU, ASK_NEXT_TASK, ASK_OVER, CARDS, COMMON, KNOWN_BEINGS, LEGEND_PILE, OWN_DECKS, PILE_BYTES, PILES, PLACE, RETURN,
  ROW, SEATS, SQUARES, STATE_BYTES, SUMMON, SUMMONED, SUMMONED_COUNT, TASKS,
} from './layout';
import { pileCard, pileCount } from './decks';
import { actionsLeft, isDuel, mover, question, scalar, turns } from './state';
import { any, first, rest } from './squares';
import { claimable, worth } from './tasks';
import { MOST_POINTS, TURN_ROW_BYTES } from './turn-rows';
import { score, spoils } from './scoring';

const CELL_BYTES: i32 = 12;

const scratch = reserve(STATE_BYTES);

@final
export class TashKalarTurn extends TurnReport {
  /** Ends met so far; one that several orders of the same actions lead to may be counted for each of them. */
  lines: u32 = 0;
  private seat: i32 = 0;
  private turn: i32 = 0;
  private lead: i32 = 0;
  private enemies: v128 = i64x2.splat(0);
  /** Per kind of table, cells of (count, node), by card and square, task, square, and points gained. */
  private summons: usize = reserve(CARDS * SQUARES * CELL_BYTES);
  private tasks: usize = reserve(TASKS * CELL_BYTES);
  private cleared: usize = reserve(SQUARES * CELL_BYTES);
  private points: usize = reserve((2 * MOST_POINTS + 1) * CELL_BYTES);

  begin(s: usize, seat: i32): void {
    this.lines = 0;
    this.seat = seat;
    this.turn = turns(s);
    this.lead = score(s, seat) - score(s, seat ^ 1);
    this.enemies = owned(s, seat ^ 1);
    memory.fill(this.summons, 0, CARDS * SQUARES * CELL_BYTES);
    memory.fill(this.tasks, 0, TASKS * CELL_BYTES);
    memory.fill(this.cleared, 0, SQUARES * CELL_BYTES);
    memory.fill(this.points, 0, (2 * MOST_POINTS + 1) * CELL_BYTES);
  }

  ends(s: usize): bool {
    const asked = question(s);
    return asked == ASK_CLAIM || asked == ASK_OVER || mover(s) != this.seat || turns(s) != this.turn || asked == ASK_DRAW || asked == ASK_NEXT_TASK;
  }

  /**
   * Where a returned card lies does not matter before the cards of this turn are drawn. A piece placed with the last
   * action ends the turn, and is looked at here without a position of its own.
   */
  skips(s: usize, action: u32, node: u32, before: u32): bool {
    const verb = action >> 16;
    if (verb == SUMMON) {
      count(this.summons + <usize>(((action >> 8) & 255) * SQUARES + (action & 255)) * CELL_BYTES, node, action);
    }
    if (verb == PLACE && actionsLeft(s) == 1 && question(s) == ASK_MENU && !canInvoke(s, this.seat)) {
      // The same two squares in the other order end alike.
      if (before >> 16 != PLACE || before < action) this.placeLast(s, action, node);
      return true;
    }
    return verb == RETURN;
  }

  private placeLast(s: usize, action: u32, node: u32): void {
    const square: i32 = action & 255;
    put(s, this.seat, COMMON, square);
    this.noteEnd(s, isDuel(s) ? 0 : claimable(s, this.seat), isDuel(s) ? spoils(s) : 0, node, action);
    take(s, square);
  }

  /** Decks, what is known of hands, and the order of cards and summonings are nothing this turn's ends differ by. */
  key(s: usize): u64 {
    memory.copy(scratch, s, STATE_BYTES);
    memory.fill(scratch + KNOWN_BEINGS, 0, LEGEND_PILE - KNOWN_BEINGS);
    memory.fill(scratch + OWN_DECKS, 0, ROW - OWN_DECKS);
    for (let seat = 0; seat < SEATS; ++seat) {
      let cards: u32 = 0;
      for (let i = pileCount(s, seat) - 1; i >= 0; --i) cards |= 1 << pileCard(s, seat, i);
      memory.fill(scratch + PILES + seat * PILE_BYTES, 0, PILE_BYTES);
      store<u32>(scratch + PILES + seat * PILE_BYTES, cards);
    }
    sortPairs(scratch + SUMMONED, scalar(s, SUMMONED_COUNT));
    return hashBytes(scratch, STATE_BYTES);
  }

  note(s: usize, node: u32, action: u32): void {
    this.noteEnd(s, question(s) == ASK_CLAIM ? claimable(s, this.seat) : 0, 0, node, action);
  }

  private noteEnd(s: usize, fulfilled: u32, extra: i32, node: u32, action: u32): void {
    let best = extra;
    for (let left = fulfilled; left; left &= left - 1) {
      const task = ctz(left);
      count(this.tasks + task * CELL_BYTES, node, action);
      if (worth(task) > best) best = worth(task);
    }
    let gone = v128.andnot(this.enemies, owned(s, this.seat ^ 1));
    for (; any(gone); gone = rest(gone)) count(this.cleared + first(gone) * CELL_BYTES, node, action);
    const gain = score(s, this.seat) - score(s, this.seat ^ 1) - this.lead + best;
    count(this.points + (MOST_POINTS + max(-MOST_POINTS, min(MOST_POINTS, gain))) * CELL_BYTES, node, action);
    ++this.lines;
  }

  /** Rows (card << 8 | square, positions that offer it, first of them), ascending; returns their number. */
  writeSummons(out: usize): i32 {
    let rows = 0;
    for (let card = 0; card < CARDS; ++card) {
      for (let square = 0; square < SQUARES; ++square) {
        rows = write(out, rows, (card << 8) | square, this.summons + (card * SQUARES + square) * CELL_BYTES);
      }
    }
    return rows;
  }

  /** Rows (task, ends that fulfil it, first of them). */
  writeTasks(out: usize): i32 {
    let rows = 0;
    for (let task = 0; task < TASKS; ++task) rows = write(out, rows, task, this.tasks + task * CELL_BYTES);
    return rows;
  }

  /** Rows (square of an enemy piece, ends with none there, first of them). */
  writeCleared(out: usize): i32 {
    let rows = 0;
    for (let square = 0; square < SQUARES; ++square) rows = write(out, rows, square, this.cleared + square * CELL_BYTES);
    return rows;
  }

  /** Rows (points gained on the other player + MOST_POINTS, ends that gain so many, first of them), ascending. */
  writePoints(out: usize): i32 {
    let rows = 0;
    for (let gain = 0; gain <= 2 * MOST_POINTS; ++gain) rows = write(out, rows, gain, this.points + gain * CELL_BYTES);
    return rows;
  }
}

function count(cell: usize, node: u32, action: u32): void {
  if (!load<u32>(cell)) {
    store<u32>(cell, node, 4);
    store<u32>(cell, action, 8);
  }
  store<u32>(cell, load<u32>(cell) + 1);
}

function write(out: usize, rows: i32, about: i32, cell: usize): i32 {
  if (!load<u32>(cell)) return rows;
  const row = out + rows * TURN_ROW_BYTES;
  store<u32>(row, about);
  memory.copy(row + 4, cell, CELL_BYTES);
  return rows + 1;
}

/** Sorts pairs of bytes. */
function sortPairs(from: usize, length: i32): void {
  for (let i = 1; i < length; ++i) {
    const pair: u32 = load<u16>(from + 2 * i);
    let place = from + 2 * i;
    for (; place > from && <u32>load<u16>(place - 2) > pair; place -= 2) store<u16>(place, load<u16>(place - 2));
    store<u16>(place, <u16>pair);
  }
}
