// Beam search over one turn: the best end of the turn by the static value, among the lines that look best after each
// decision. Where all lines of a turn can be looked at this is no better than doing so; it is for games in which they are
// too many.

import { reserve } from '../arena';
import { MAX_ACTIONS, Rules } from '../rules';

/** Widest beam. */
export const MAX_WIDTH: i32 = 512;
/** Actions that are kept of a line; longer ones are searched all the same. */
const LINE: i32 = 64;

/** One line of a layer: an unfinished turn. */
@unmanaged
class Line {
  hash: u64;
  /** Static value for the seat whose turn it is. */
  value: f32;
  length: i32;
}
const ACTIONS: usize = 16;
const LINE_BYTES: i32 = 16 + LINE * 4;

/** Lines of one length, best first; of equal ones the one that was found first. */
class Layer<R extends Rules> {
  count: i32 = 0;
  private states: usize;
  private lines: usize = reserve(MAX_WIDTH * LINE_BYTES);
  /** Where the line of a rank is kept. */
  private order: usize = reserve(MAX_WIDTH * 4);

  constructor(private rules: R) {
    this.states = reserve(rules.stateBytes * MAX_WIDTH);
  }

  private slot(rank: i32): i32 {
    return load<i32>(this.order + (rank << 2));
  }

  line(rank: i32): Line {
    return changetype<Line>(this.lines + this.slot(rank) * LINE_BYTES);
  }

  state(rank: i32): usize {
    return this.states + this.slot(rank) * this.rules.stateBytes;
  }

  /** Where a new line of this value can be kept, -1 if it is not among the best `width`. */
  private roomFor(value: f32, width: i32): i32 {
    if (this.count < width) return this.count++;
    if (value <= this.line(width - 1).value) return -1;
    return this.slot(width - 1);
  }

  /** Enters the line that leads to `s` by `action` after `before`, if it is among the best `width` of the layer. */
  keep(s: usize, value: f32, before: Line | null, action: u32, width: i32): void {
    if (this.count == width && value < this.line(width - 1).value) return;
    const hash = this.rules.hash(s);
    for (let rank = 0; rank < this.count; ++rank) {
      if (this.line(rank).hash == hash) return extend(this.line(rank), before, action);
    }
    const slot = this.roomFor(value, width);
    if (slot < 0) return;
    let rank = this.count - 1;
    for (; rank && this.line(rank - 1).value < value; --rank) {
      store<i32>(this.order + (rank << 2), this.slot(rank - 1));
    }
    store<i32>(this.order + (rank << 2), slot);
    const line = this.line(rank);
    line.hash = hash;
    line.value = value;
    extend(line, before, action);
    this.rules.copy(this.state(rank), s);
  }
}

/** Makes `line` the line `before` and one more action. */
function extend(line: Line, before: Line | null, action: u32): void {
  const to = changetype<usize>(line) + ACTIONS;
  let length = 0;
  if (before) {
    length = before.length;
    memory.copy(to, changetype<usize>(before) + ACTIONS, length << 2);
  }
  if (length < LINE) store<u32>(to + (length++ << 2), action);
  line.length = length;
}

export class Beam<R extends Rules> {
  private trial: usize;
  private list: usize = reserve(MAX_ACTIONS * 4);
  private now: Layer<R>;
  private next: Layer<R>;
  private best: Line = changetype<Line>(reserve(LINE_BYTES));
  private seat: i32 = 0;
  private width: i32 = 1;
  /** The line of this layer that is looked at next. */
  private rank: i32 = 0;

  constructor(private rules: R) {
    this.trial = reserve(rules.stateBytes);
    this.now = new Layer<R>(rules);
    this.next = new Layer<R>(rules);
  }

  /** Searches the turn of the seat that decides at `s`, `width` (1 .. MAX_WIDTH) lines at a time; returns its first action. */
  search(s: usize, width: i32): u32 {
    this.begin(s, width);
    this.run(i32.MAX_VALUE);
    return load<u32>(changetype<usize>(this.best) + ACTIONS);
  }

  /** The same in pieces: looks at every action at `s`; then `run` until it is true. */
  begin(s: usize, width: i32): void {
    this.seat = this.rules.actor(s);
    this.width = width;
    this.best.value = -1;
    this.now.count = 0;
    this.next.count = 0;
    this.rank = 0;
    this.expand(s, null);
  }

  /** Looks at so many lines; true once there are no more. */
  run(lines: i32): bool {
    for (; lines > 0; --lines) {
      if (this.rank == this.now.count) {
        if (!this.next.count) return true;
        const layer = this.next;
        this.next = this.now;
        this.now = layer;
        this.next.count = 0;
        this.rank = 0;
      }
      const rank = this.rank++;
      this.expand(this.now.state(rank), this.now.line(rank));
    }
    return this.rank == this.now.count && !this.next.count;
  }

  /** Looks at every action after a line, which ends in state `s`. */
  private expand(s: usize, line: Line | null): void {
    const rules = this.rules;
    const seat = this.seat;
    const count = rules.legal(s, this.list);
    for (let i = 0; i < count; ++i) {
      const action = load<u32>(this.list + (i << 2));
      rules.copy(this.trial, s);
      rules.apply(this.trial, action);
      const value = rules.evaluate(this.trial, seat);
      if (rules.actor(this.trial) == seat) this.next.keep(this.trial, value, line, action, this.width);
      else if (value > this.best.value) {
        this.best.value = value;
        extend(this.best, line, action);
      }
    }
  }

  /** Writes the actions of the best turn found, the first 64 of them; returns their number. */
  line(out: usize): i32 {
    memory.copy(out, changetype<usize>(this.best) + ACTIONS, this.best.length << 2);
    return this.best.length;
  }
}
