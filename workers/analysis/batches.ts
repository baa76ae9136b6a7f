import type { SearchRow } from '../engine/engine';

/** What one part of a search found out about a move. */
export interface Batch {
  visits: number;
  /** Mean result of these visits alone. */
  mean: number;
}

/** A row of the search table with the parts it was found in. */
export interface BatchedRow extends SearchRow {
  batches?: Batch[];
}

/** Parts a search is cut into. */
const PARTS = 10;
/** Fewer parts say nothing about how much they differ. */
const FEWEST = 3;

/** Takes a search apart into equal stretches of playouts, so that one can see how far a mean still moves. */
export class Batches {
  private readonly found = new Map<number, Batch[]>();
  private readonly before = new Map<number, Batch>();
  private parts = 0;

  /** @param playouts of the whole search */
  constructor(private readonly playouts: number) {}

  /** Playouts at whose end the next part is to be added. */
  get end(): number {
    return Math.ceil(((this.parts + 1) * this.playouts) / PARTS);
  }

  /** @param rows of everything searched so far */
  add(rows: readonly SearchRow[]): void {
    this.parts++;
    for (const { action, visits, mean } of rows) {
      const old = this.before.get(action) ?? { visits: 0, mean: 0 };
      this.before.set(action, { visits, mean });
      const fresh = visits - old.visits;
      if (fresh <= 0) continue;
      const list = this.found.get(action) ?? [];
      this.found.set(action, [...list, { visits: fresh, mean: (visits * mean - old.visits * old.mean) / fresh }]);
    }
  }

  on(rows: readonly SearchRow[]): BatchedRow[] {
    return rows.map((row) => ({ ...row, batches: this.found.get(row.action) ?? [] }));
  }
}

/**
 * Standard error of a mean by how much its parts differ, by the method of batch means; 0 where there are too few.
 * Unlike the spread of single playouts it sees a mean that moves while the tree below it grows, and workers that disagree.
 */
export function batchError(batches: readonly Batch[]): number {
  if (batches.length < FEWEST) return 0;
  const total = batches.reduce((sum, { visits }) => sum + visits, 0);
  const mean = batches.reduce((sum, batch) => sum + batch.visits * batch.mean, 0) / total;
  const squares = batches.reduce((sum, batch) => sum + ((batch.visits / total) * (batch.mean - mean)) ** 2, 0);
  return Math.sqrt((squares * batches.length) / (batches.length - 1));
}
