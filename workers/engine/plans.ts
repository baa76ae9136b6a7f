import { ROW_BYTES } from './abi';
import type { Engine } from './engine';
import { readRows, type SearchRow } from './rows';

/** Playouts from the current decision that decide by whole plans below it; only for games that give plans. */
export class PlanSearch {
  private readonly searcher: number;
  private readonly seats: number;

  /**
   * Starts at the current decision and takes the place of a search that is running.
   *
   * @param uniform gives every action the same work
   */
  constructor(
    private readonly engine: Engine,
    uniform: boolean,
  ) {
    this.searcher = engine.actor();
    this.seats = engine.seats();
    engine.ask('planSearchStart', uniform ? 1 : 0);
  }

  /** Runs up to `playouts` playouts; fewer only when everything asked for is proven. */
  run(playouts: number): number {
    return this.engine.ask('planSearchRun', playouts);
  }

  /** One row an action, as by `Engine.searchRows`. */
  rows(): SearchRow[] {
    const count = this.engine.ask('planSearchRows');
    return readRows(this.engine.output(count * ROW_BYTES), this.searcher, this.seats);
  }
}
