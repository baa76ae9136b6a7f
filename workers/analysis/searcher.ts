import type { Engine, SearchLine } from '../engine/engine';
import { PlanSearch } from '../engine/plans';
import type { SearchRow } from '../engine/rows';
import type { GameCodec } from '../game-codec';

/** A tree search from one decision that can be asked for more. */
export interface Searcher {
  /** Runs up to `playouts` playouts; fewer only when everything asked for is proven. */
  run(playouts: number): number;
  rows(): SearchRow[];
  line(action: number): SearchLine;
}

/**
 * Starts at the current decision: by whole plans below it where the game gives them, else by single decisions.
 *
 * @param uniform gives every action the same work
 */
export function startSearch(codec: Pick<GameCodec<never>, 'byPlans'>, engine: Engine, uniform: boolean): Searcher {
  if (codec.byPlans) return new PlanSearch(engine, uniform);
  engine.searchStart(uniform);
  return {
    run: (playouts) => engine.searchRun(playouts),
    rows: () => engine.searchRows(),
    line: (action) => engine.searchLine(action),
  };
}
