// What a tree search tells of the actions at its root: of each one the results of all seats, where the tree itself keeps
// only those of the seat that moved.

import { reserve } from '../arena';
import { MAX_ACTIONS, MAX_SEATS } from '../rules';
import { key, prior, proof, squares, sum, visits } from './nodes';

/**
 * Bytes of one row: u32 action, u32 visits, f64 sum of results and f64 sum of their squares for the seat that decides at
 * the root, f32 its static value, u32 proof (proof.ts); then by seat f64 sum of results and f32 static value.
 */
export const ROW_BYTES: i32 = 96;
const SUMS: i32 = 32;
const STATICS: i32 = SUMS + MAX_SEATS * 8;

export class RootTable {
  private rows: usize = reserve(MAX_ACTIONS * ROW_BYTES);
  private used: i32 = 0;

  clear(): void {
    this.used = 0;
  }

  /** A row for a new action, whose static values are at `values`, f32 by seat; returns its number. */
  open(values: usize): i32 {
    const row = this.rows + this.used * ROW_BYTES;
    memory.fill(row + SUMS, 0, MAX_SEATS * 8);
    memory.copy(row + STATICS, values, MAX_SEATS * 4);
    return this.used++;
  }

  /** Adds a result, f32 by seat, to a row. */
  add(index: i32, values: usize, seats: i32): void {
    const row = this.rows + index * ROW_BYTES + SUMS;
    for (let seat = 0; seat < seats; ++seat) {
      store<f64>(row + (seat << 3), load<f64>(row + (seat << 3)) + <f64>load<f32>(values + (seat << 2)));
    }
  }

  /** Writes a row, with what its node knows, to `out`. */
  write(index: i32, node: usize, out: usize): void {
    memory.copy(out, this.rows + index * ROW_BYTES, ROW_BYTES);
    store<u32>(out, key(node));
    store<u32>(out, visits(node), 4);
    store<f64>(out, sum(node), 8);
    store<f64>(out, squares(node), 16);
    store<f32>(out, prior(node), 24);
    store<u32>(out, proof(node), 28);
  }
}
