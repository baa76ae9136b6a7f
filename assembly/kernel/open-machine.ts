import { Machine } from './machine';
import { OpenRules } from './open-rules';
import { Deepening } from './search/deepening';
import { Goal } from './search/goal';
import { Table } from './search/table';

/** Buckets of the transposition table as a power of two: 48 bytes each, 6 MiB. */
const TABLE_BITS: i32 = 17;

/** A Machine for a game in which nothing is hidden: it can also look at every line. */
export class OpenMachine<R extends OpenRules, G extends Goal> extends Machine<R, G> {
  table: Table;
  deepening: Deepening<R>;

  constructor(rules: R, goal: G) {
    super(rules, goal, false);
    const table = new Table(TABLE_BITS);
    this.table = table;
    this.deepening = new Deepening<R>(rules, table);
  }
}
