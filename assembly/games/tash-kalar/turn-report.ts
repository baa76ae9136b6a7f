// What one turn can reach (rules, section 9, "Turn search"): who can be summoned where, which tasks can be fulfilled,
// which enemy pieces can be made to leave their square, and how many points can be gained.

import { reserve } from '../../kernel/arena';
import { TurnReport } from '../../kernel/search/turn-search';
import { Apart, MOST_NODES } from './apart';
import { empty, occupied, owned, put, rankAt, take } from './board';
import { completing } from './completing';
import { endsWithMove } from './effects/essence';
import { canInvoke } from './flares';
import {
  ASK_CLAIM, ASK_DRAW, ASK_MENU, ASK_NEXT_TASK, ASK_OVER, CARDS, HALVES, MOVE, PLACE, RETURN, SQUARES, SUMMON, TASKS,
} from './layout';
import { score, spoils } from './scoring';
import { any, first, has, rest, size } from './squares';
import { actionsLeft, isDuel, mover, question, scalar, turns } from './state';
import { claimable, current, worth } from './tasks';
import { turnKey } from './turn-key';
import { MOST_POINTS, TURN_ROW_BYTES } from './turn-rows';

const CELL_BYTES: i32 = 12;

@final
export class TashKalarTurn extends TurnReport {
  /** Ends met so far; one that several orders of the same actions lead to may be counted for each of them. */
  lines: u32 = 0;
  private seat: i32 = 0;
  private turn: i32 = 0;
  /** The node whose placements were looked at last. */
  private placed: u32 = ~0;
  /** The node whose moves were looked at last, and whether the turn ends with them. */
  private moving: u32 = ~0;
  private movesEnd: bool = false;
  private apart: Apart = new Apart();
  /** Per node: actions from the root. */
  private depths: usize = reserve(MOST_NODES);
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
    this.placed = ~0;
    this.moving = ~0;
    this.apart.begin();
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

  opens(s: usize, above: u32, action: u32, node: u32): void {
    store<u8>(this.depths + node, this.depth(above) + 1);
    this.apart.follow(s, above, action, node);
  }

  /**
   * Where a returned card lies does not matter before the cards of this turn are drawn. A piece placed with the last
   * action ends the turn, and all squares for it are looked at here at once.
   */
  skips(s: usize, action: u32, node: u32, before: u32): bool {
    const verb = action >> 16;
    if (verb == SUMMON) {
      this.count(this.summons + <usize>(((action >> 8) & 255) * SQUARES + (action & 255)) * CELL_BYTES, node, action, 1);
    }
    if (verb == PLACE && actionsLeft(s) == 1 && question(s) == ASK_MENU && !canInvoke(s, this.seat)) {
      if (node != this.placed) this.placeLast(s, node, before);
      this.placed = node;
      return true;
    }
    if (verb == RETURN || this.apart.repeats(s, action, node)) return true;
    return verb == MOVE && this.isLastMove(s, node, action) && this.moveLast(s, node, action);
  }

  /** A move of an own piece to an empty square behind which the turn ends. */
  private isLastMove(s: usize, node: u32, action: u32): bool {
    if (node != this.moving) {
      this.moving = node;
      this.movesEnd = !actionsLeft(s) && !scalar(s, HALVES) && !canInvoke(s, this.seat) && endsWithMove(s);
    }
    return this.movesEnd && has(owned(s, this.seat), (action >> 8) & 255) && !has(occupied(s), action & 255);
  }

  /** Looks at such a move where it is made; nothing but the tasks can differ from the position before. Always true. */
  private moveLast(s: usize, node: u32, action: u32): bool {
    const from: i32 = (action >> 8) & 255;
    const to: i32 = action & 255;
    const rank = rankAt(s, from);
    take(s, from);
    put(s, this.seat, rank, to);
    this.noteEnd(s, isDuel(s) ? 0 : claimable(s, this.seat), isDuel(s) ? spoils(s) : 0, node, action);
    take(s, to);
    put(s, this.seat, rank, from);
    return true;
  }

  /** The same two squares in the other order end alike: behind a piece placed, only higher squares are looked at. */
  private placeLast(s: usize, node: u32, before: u32): void {
    const squares = before >> 16 == PLACE ? v128.and(empty(s), higher(before & 255)) : empty(s);
    if (!any(squares)) return;
    const cleared = v128.andnot(this.enemies, owned(s, this.seat ^ 1));
    const gain = this.gain(s) + (isDuel(s) ? spoils(s) : 0);
    let unclaimed = squares;
    for (let left = isDuel(s) ? 0 : current(s); left; ) {
      const task = dearest(left);
      left ^= 1 << task;
      const there = v128.and(squares, completing(s, this.seat, task));
      if (any(there)) this.count(this.tasks + task * CELL_BYTES, node, place(there), size(there));
      const best = v128.and(there, unclaimed);
      if (any(best)) this.count(this.pointsOf(gain + worth(task)), node, place(best), size(best));
      unclaimed = v128.andnot(unclaimed, there);
    }
    for (let gone = cleared; any(gone); gone = rest(gone)) {
      this.count(this.cleared + first(gone) * CELL_BYTES, node, place(squares), size(squares));
    }
    this.lines += size(squares);
    if (any(unclaimed)) this.count(this.pointsOf(gain), node, place(unclaimed), size(unclaimed));
  }

  key(s: usize): u64 {
    return turnKey(s);
  }

  note(s: usize, node: u32, action: u32): void {
    this.noteEnd(s, question(s) == ASK_CLAIM ? claimable(s, this.seat) : 0, 0, node, action);
  }

  /** Counts an end at which these tasks can be claimed, or so many points are still to be written down. */
  private noteEnd(s: usize, fulfilled: u32, due: i32, node: u32, action: u32): void {
    let best = due;
    for (let left = fulfilled; left; left &= left - 1) {
      const task = ctz(left);
      this.count(this.tasks + task * CELL_BYTES, node, action, 1);
      if (worth(task) > best) best = worth(task);
    }
    let gone = v128.andnot(this.enemies, owned(s, this.seat ^ 1));
    for (; any(gone); gone = rest(gone)) this.count(this.cleared + first(gone) * CELL_BYTES, node, action, 1);
    this.count(this.pointsOf(this.gain(s) + best), node, action, 1);
    ++this.lines;
  }

  /** Adds ends to a cell; the first of the nearest ones stays as its example. */
  private count(cell: usize, node: u32, action: u32, ends: i32): void {
    if (!load<u32>(cell) || this.depth(node) < this.depth(load<u32>(cell, 4))) {
      store<u32>(cell, node, 4);
      store<u32>(cell, action, 8);
    }
    store<u32>(cell, load<u32>(cell) + ends);
  }

  private depth(node: u32): u8 {
    return load<u8>(this.depths + node);
  }

  /** Points gained on the other player since the turn was looked at, without a claim. */
  private gain(s: usize): i32 {
    return score(s, this.seat) - score(s, this.seat ^ 1) - this.lead;
  }

  private pointsOf(gain: i32): usize {
    return this.points + (MOST_POINTS + max(-MOST_POINTS, min(MOST_POINTS, gain))) * CELL_BYTES;
  }

  /** Rows (card << 8 | square, positions that offer it, nearest of them), ascending; returns their number. */
  writeSummons(out: usize): i32 {
    let rows = 0;
    for (let card = 0; card < CARDS; ++card) {
      for (let square = 0; square < SQUARES; ++square) {
        rows = write(out, rows, (card << 8) | square, this.summons + (card * SQUARES + square) * CELL_BYTES);
      }
    }
    return rows;
  }

  /** Rows (task, ends that fulfil it, nearest of them). */
  writeTasks(out: usize): i32 {
    let rows = 0;
    for (let task = 0; task < TASKS; ++task) rows = write(out, rows, task, this.tasks + task * CELL_BYTES);
    return rows;
  }

  /** Rows (square of an enemy piece, ends with none there, nearest of them). */
  writeCleared(out: usize): i32 {
    let rows = 0;
    for (let square = 0; square < SQUARES; ++square) rows = write(out, rows, square, this.cleared + square * CELL_BYTES);
    return rows;
  }

  /** Rows (points gained on the other player + MOST_POINTS, ends that gain so many, nearest of them), ascending. */
  writePoints(out: usize): i32 {
    let rows = 0;
    for (let gain = 0; gain <= 2 * MOST_POINTS; ++gain) rows = write(out, rows, gain, this.points + gain * CELL_BYTES);
    return rows;
  }
}

/** The action that places a piece on the first of some squares. */
function place(squares: v128): u32 {
  return (PLACE << 16) | first(squares);
}

/** The task of a set that brings most. */
function dearest(tasks: u32): i32 {
  let best = <i32>ctz(tasks);
  for (let left = tasks & (tasks - 1); left; left &= left - 1) if (worth(ctz(left)) > worth(best)) best = ctz(left);
  return best;
}

/** All squares with a higher number. */
function higher(square: i32): v128 {
  const low: i64 = square < 63 ? -1 << (square + 1) : 0;
  const high: i64 = square < 63 ? -1 : -1 << (square - 63);
  return i64x2.replace_lane(i64x2.splat(low), 1, high);
}

function write(out: usize, rows: i32, about: i32, cell: usize): i32 {
  if (!load<u32>(cell)) return rows;
  const row = out + rows * TURN_ROW_BYTES;
  store<u32>(row, about);
  memory.copy(row + 4, cell, CELL_BYTES);
  return rows + 1;
}
