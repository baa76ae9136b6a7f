import { PlanSearch } from '../engine/plans';
import type { Player } from './player';

/** Playouts between two looks at the clock. */
const PIECE = 16;

/** Tree search over plans, for games that give them: so many playouts a decision, or so many milliseconds. */
export const plans =
  (budget: { playouts: number } | { milliseconds: number }): Player =>
  (engine) => {
    const actions = engine.legal();
    if (actions.length === 1) return actions[0]!;
    const search = new PlanSearch(engine, false);
    if ('playouts' in budget) search.run(budget.playouts);
    else {
      const end = performance.now() + budget.milliseconds;
      while (performance.now() < end && search.run(PIECE) === PIECE);
    }
    const rows = search.rows();
    const won = rows.find((row) => row.proof === 'win');
    if (won) return won.action;
    const open = rows.filter((row) => row.proof !== 'loss');
    const better = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
      b.visits > a.visits || (b.visits === a.visits && b.mean > a.mean) ? b : a;
    return (open.length ? open : rows).reduce(better).action;
  };
