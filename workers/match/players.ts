import { OVER } from '../engine/abi';
import type { Engine } from '../engine/engine';

/** Chooses one of the legal actions of the engine's current state; may change that state, the referee of the match restores it. */
export type Player = (engine: Engine, random: (n: number) => number) => number;

/** Any legal action. */
const anything: Player = (engine, random) => {
  const actions = engine.legal();
  return actions[random(actions.length)]!;
};

/** What an action has brought a seat so far, read from the bytes of a state. */
export type Takings = (bytes: Uint8Array, seat: number) => number;

/** Takes a win if there is one, otherwise whatever brings most at once, otherwise anything. */
const greedy =
  (takings: Takings): Player =>
  (engine, random) => {
    const start = engine.save();
    const seat = engine.actor();
    const before = takings(start, seat);
    let best: number[] = [];
    let top = 0;
    for (const action of engine.legal()) {
      engine.restore(start);
      engine.apply(action);
      const over = engine.actor() === OVER;
      const value = over ? (engine.reward(seat) === 1 ? 1000 : -1000) : takings(engine.save(), seat) - before;
      if (!best.length || value > top) [best, top] = [[action], value];
      else if (value === top) best.push(action);
    }
    return best[random(best.length)]!;
  };

/** The best whole turn by the static value alone: one ply of the evaluation every other player uses. */
const onePly: Player = (engine) => {
  const start = engine.save();
  const seat = engine.actor();
  engine.determinize(seat);
  const world = engine.save();
  let best = 0;
  let top = -1;
  for (const action of engine.legal()) {
    engine.restore(world);
    const value = engine.lookAhead(action, 1);
    if (value > top) [best, top] = [action, value];
  }
  engine.restore(start);
  return best;
};

/** Tree search with a fixed number of playouts, or with a time in milliseconds. */
const search =
  (budget: { playouts?: number; milliseconds?: number }): Player =>
  (engine) => {
    const actions = engine.legal();
    if (actions.length === 1) return actions[0]!;
    engine.searchStart(false);
    if (budget.playouts) engine.searchRun(budget.playouts);
    else {
      const end = performance.now() + budget.milliseconds!;
      while (performance.now() < end && engine.searchRun(256) === 256);
    }
    const rows = engine.searchRows();
    const won = rows.find((row) => row.proof === 'win');
    if (won) return won.action;
    const open = rows.filter((row) => row.proof !== 'loss');
    return (open.length ? open : rows).reduce((a, b) => (b.visits > a.visits ? b : a)).action;
  };

export interface PlayerKind {
  /** How the command line names it, e.g. `mcts:2000` or `mcts:200ms`. */
  usage: string;
  what: string;
}

export const PLAYER_KINDS: readonly PlayerKind[] = [
  { usage: 'random', what: 'any legal action' },
  { usage: 'greedy', what: 'takes wins and closes regions, otherwise anything' },
  { usage: 'one-ply', what: 'best turn by the static value' },
  { usage: 'mcts:N', what: 'tree search with N playouts a decision' },
  { usage: 'mcts:Nms', what: 'tree search with N milliseconds a decision' },
];

/** The player a name stands for. Throws a RangeError for an unknown name. */
export function playerNamed(name: string, takings: Takings): Player {
  if (name === 'random') return anything;
  if (name === 'greedy') return greedy(takings);
  if (name === 'one-ply') return onePly;
  const match = /^mcts:([1-9]\d*)(ms)?$/.exec(name);
  if (match) return search(match[2] ? { milliseconds: Number(match[1]) } : { playouts: Number(match[1]) });
  throw new RangeError(`no player "${name}"; players are ${PLAYER_KINDS.map((kind) => kind.usage).join(', ')}`);
}
