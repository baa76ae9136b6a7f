import { ROW_BYTES } from './abi';
import type { Engine, SearchLine } from './engine';
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

  /**
   * The expected line that starts with `action`, step by step through the plans, chance included, as far as the search
   * went. Within a plan chance comes as it did in the playout that is told.
   */
  line(action: number, most = 16): SearchLine {
    const world = this.engine.save();
    const count = this.engine.ask('planSearchLine', action, most);
    const actions = [...new Uint32Array(this.engine.output(count * 4).buffer)];
    return { actions, world, secret: actions.map(() => false) };
  }

  /** One row an action, as by `Engine.searchRows`. */
  rows(): SearchRow[] {
    const count = this.engine.ask('planSearchRows');
    return readRows(this.engine.output(count * ROW_BYTES), this.searcher, this.seats);
  }
}
