import type { Engine } from '../engine/engine';
import { PlanSearch } from '../engine/plans';
import { spend, type Budget } from './budget';
import type { Player } from './player';

/** Playouts between two looks at the clock. */
const PIECE = 16;

/**
 * Tree search over plans, for games that give them: so many playouts a decision, or so many milliseconds. Throws a RangeError
 * before an engine of another game.
 */
export const plans =
  (budget: Budget): Player =>
  (engine) => {
    const actions = engine.legal();
    if (actions.length === 1) return actions[0]!;
    const search = searching(engine);
    spend(budget, PIECE, (size) => search.run(size) === size);
    const rows = search.rows();
    const won = rows.find((row) => row.proof === 'win');
    if (won) return won.action;
    const open = rows.filter((row) => row.proof !== 'loss');
    const better = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
      b.visits > a.visits || (b.visits === a.visits && b.mean > a.mean) ? b : a;
    return (open.length ? open : rows).reduce(better).action;
  };

function searching(engine: Engine): PlanSearch {
  try {
    return new PlanSearch(engine, false);
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError('plans plays games whose turns are plans');
    throw error;
  }
}
