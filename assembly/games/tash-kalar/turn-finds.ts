// What a look at a turn has found: by being and square, task, square cleared and points gained one line that leads there,
// as short as any that was looked at.

import { reserve } from '../../kernel/arena';
import { CARDS, SQUARES, TASKS } from './layout';
import { contains, none, only } from './squares';
import { MOST_POINTS, TURN_ROW_BYTES } from './turn-rows';

/** Length of the line, 0 if there is none; the node before its last action; that action. */
const CELL_BYTES: i32 = 12;
const GAINS: i32 = MOST_POINTS + 1;

@final
export class TurnFinds {
  /** A test looks for everything again and again, to see that nothing else turns up. */
  insatiable: bool = false;
  /** All that was found, but for summonings: bits of tasks, squares, bits of points. */
  private tasksFound: u32 = 0;
  private clearedFound: v128 = i64x2.splat(0);
  private gainsFound: u32 = 0;
  /** By card, the squares it was summoned on, 16 bytes each. */
  private summonsFound: usize = reserve(CARDS * 16);
  private summons: usize = reserve(CARDS * SQUARES * CELL_BYTES);
  private tasks: usize = reserve(TASKS * CELL_BYTES);
  private cleared: usize = reserve(SQUARES * CELL_BYTES);
  private gains: usize = reserve(GAINS * CELL_BYTES);

  clear(): void {
    this.tasksFound = 0;
    this.clearedFound = none();
    this.gainsFound = 0;
    memory.fill(this.summonsFound, 0, CARDS * 16);
    memory.fill(this.summons, 0, CARDS * SQUARES * CELL_BYTES);
    memory.fill(this.tasks, 0, TASKS * CELL_BYTES);
    memory.fill(this.cleared, 0, SQUARES * CELL_BYTES);
    memory.fill(this.gains, 0, GAINS * CELL_BYTES);
  }

  /** Whether all of this has been found. */
  has(tasks: u32, cleared: v128, gains: u32): bool {
    if (this.insatiable) return false;
    return !(tasks & ~this.tasksFound) && !(gains & ~this.gainsFound) && contains(this.clearedFound, cleared);
  }

  /** Those of some tasks that were fulfilled. */
  knownOf(tasks: u32): u32 {
    return this.insatiable ? 0 : tasks & this.tasksFound;
  }

  /** Squares a card was summoned on. */
  summonsOf(card: i32): v128 {
    return this.insatiable ? none() : v128.load(this.summonsFound + (card << 4));
  }

  summon(card: i32, square: i32, node: u32, action: u32, length: i32): void {
    const found = this.summonsFound + (card << 4);
    v128.store(found, v128.or(v128.load(found), only(square)));
    keep(this.summons + (card * SQUARES + square) * CELL_BYTES, node, action, length);
  }

  task(task: i32, node: u32, action: u32, length: i32): void {
    this.tasksFound |= 1 << task;
    keep(this.tasks + task * CELL_BYTES, node, action, length);
  }

  clearing(square: i32, node: u32, action: u32, length: i32): void {
    this.clearedFound = v128.or(this.clearedFound, only(square));
    keep(this.cleared + square * CELL_BYTES, node, action, length);
  }

  /** Gaining nothing, or losing points, is not noted. */
  gain(points: i32, node: u32, action: u32, length: i32): void {
    if (points <= 0) return;
    const most = min(MOST_POINTS, points);
    this.gainsFound |= 1 << most;
    keep(this.gains + most * CELL_BYTES, node, action, length);
  }

  /** Rows (card << 8 | square, node, last action), ascending; returns their number. */
  writeSummons(out: usize): i32 {
    let rows = 0;
    for (let card = 0; card < CARDS; ++card) {
      for (let square = 0; square < SQUARES; ++square) {
        rows = write(out, rows, (card << 8) | square, this.summons + (card * SQUARES + square) * CELL_BYTES);
      }
    }
    return rows;
  }

  /** Rows (task, node, last action). */
  writeTasks(out: usize): i32 {
    let rows = 0;
    for (let task = 0; task < TASKS; ++task) rows = write(out, rows, task, this.tasks + task * CELL_BYTES);
    return rows;
  }

  /** Rows (square of an enemy piece, node, last action). */
  writeCleared(out: usize): i32 {
    let rows = 0;
    for (let square = 0; square < SQUARES; ++square) rows = write(out, rows, square, this.cleared + square * CELL_BYTES);
    return rows;
  }

  /** Rows (points gained on the other player, node, last action). */
  writeGains(out: usize): i32 {
    let rows = 0;
    for (let gain = 0; gain < GAINS; ++gain) rows = write(out, rows, gain, this.gains + gain * CELL_BYTES);
    return rows;
  }
}

/** The first of the shortest lines stays. */
function keep(cell: usize, node: u32, action: u32, length: u32): void {
  const known = load<u32>(cell);
  if (known && known <= length) return;
  store<u32>(cell, length);
  store<u32>(cell, node, 4);
  store<u32>(cell, action, 8);
}

function write(out: usize, rows: i32, about: i32, cell: usize): i32 {
  if (!load<u32>(cell)) return rows;
  const row = out + rows * TURN_ROW_BYTES;
  store<u32>(row, about);
  store<u64>(row, load<u64>(cell, 4), 4);
  return rows + 1;
}
