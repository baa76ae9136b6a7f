import { Machine } from './machine';
import { PointRules } from './point-rules';
import { Deepening } from './search/deepening';
import { Goal } from './search/goal';
import { Table } from './search/table';

/** Buckets of the transposition table as a power of two: 48 bytes each, 6 MiB. */
const TABLE_BITS: i32 = 17;

/** A Machine for two seats, open information and points: it can also look at every line. */
export class PointMachine<R extends PointRules, G extends Goal> extends Machine<R, G> {
  table: Table;
  deepening: Deepening<R>;

  constructor(rules: R, goal: G, layoutVersion: i32) {
    super(rules, goal, layoutVersion);
    const table = new Table(TABLE_BITS);
    this.table = table;
    this.deepening = new Deepening<R>(rules, table);
  }
}
