import { MAX_BEAM, OVER } from '../engine/abi';
import type { SearchRow } from '../engine/engine';
import { bestLine, runLines, startLines } from '../engine/lines';
import type { GameCodec } from '../game-codec';
import { beam } from './beam';
import { spend, type Budget } from './budget';
import { plans } from './plans';
import { inOneStep, type Player, type Thinker } from './player';

/** Any legal action. */
const anything: Player = (engine, random) => {
  const actions = engine.legal();
  return actions[random(actions.length)]!;
};

/** What an action has brought a seat so far, read from the bytes of a state. */
type Takings = (bytes: Uint8Array, seat: number) => number;

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

/**
 * The best action by the static value alone: one ply of the evaluation every other player uses. A ply is a whole turn,
 * except in games whose turns have too many lines for that; their `lookAhead` ends right after the action.
 */
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

/** Answers looked at below the root: a wider look is not as deep, a narrower one misses more. */
const PLAY_WIDTH = 20;

/** More visits, or as many and a higher mean: with few playouts most actions have equally many. */
const preferred = (old: SearchRow, other: SearchRow): boolean =>
  other.visits > old.visits || (other.visits === old.visits && other.mean > old.mean);

/** Tree search by playouts. */
const mcts =
  (budget: Budget): Player =>
  (engine) => {
    const actions = engine.legal();
    if (actions.length === 1) return actions[0]!;
    engine.searchStart(false);
    spend(budget, 256, (size) => engine.searchRun(size) === size);
    const rows = engine.searchRows();
    const won = rows.find((row) => row.proof === 'win');
    if (won) return won.action;
    const open = rows.filter((row) => row.proof !== 'loss');
    return (open.length ? open : rows).reduce((a, b) => (preferred(a, b) ? b : a)).action;
  };

/** A look at every line, the most promising answers first. Only for games in which nothing is hidden. */
const alphaBeta =
  (budget: Budget): Player =>
  (engine) => {
    const actions = engine.legal();
    if (actions.length === 1) return actions[0]!;
    startLines(engine, { lines: 1, width: PLAY_WIDTH });
    spend(budget, 4096, (size) => !runLines(engine, size));
    return bestLine(engine);
  };

/** Searches by the name the command line gives them. */
const SEARCHES = new Map([
  ['mcts', mcts],
  ['plans', plans],
  ['alphabeta', alphaBeta],
]);

export interface PlayerKind {
  /** How the command line names it, e.g. `mcts:2000` or `mcts:200ms`. */
  usage: string;
  what: string;
}

export const PLAYER_KINDS: readonly PlayerKind[] = [
  { usage: 'random', what: 'any legal action' },
  { usage: 'greedy', what: 'takes wins and whatever brings most at once' },
  {
    usage: 'one-ply',
    what: 'best turn by the static value; in Tash-Kalar best single decision, turns have too many lines',
  },
  { usage: 'beam:N', what: 'best turn by the static value among the N lines that look best after each decision' },
  { usage: 'mcts:N', what: 'tree search with N playouts a decision' },
  { usage: 'mcts:Nms', what: 'tree search with N milliseconds a decision' },
  { usage: 'plans:N', what: 'tree search over whole plans with N playouts a decision; only where a game gives plans' },
  { usage: 'plans:Nms', what: 'the same for N milliseconds a decision' },
  { usage: 'alphabeta:N', what: 'looks at N positions a decision, line by line; only where nothing is hidden' },
  { usage: 'alphabeta:Nms', what: 'the same for N milliseconds a decision' },
];

/** The player a name stands for. Throws a RangeError for an unknown name, or if the player cannot play this game. */
export function playerNamed<S>(name: string, codec: GameCodec<S>): Player {
  if (name === 'random') return anything;
  if (name === 'greedy') return greedy((bytes, seat) => codec.takings(codec.read(bytes), seat));
  if (name === 'one-ply') return onePly;
  const [, width] = /^beam:([1-9]\d*)$/.exec(name) ?? [];
  if (width && Number(width) <= MAX_BEAM) return beam(Number(width));
  const [, kind = '', amount, unit] = /^(\w+):([1-9]\d*)(ms)?$/.exec(name) ?? [];
  if (kind === 'alphabeta' && !codec.byLines) throw new RangeError('alphabeta plays games in which nothing is hidden');
  const search = SEARCHES.get(kind);
  if (search) return search(unit ? { milliseconds: Number(amount) } : { work: Number(amount) });
  const own = codec.player?.(name);
  if (own) return own;
  throw new RangeError(`no player "${name}"; players are ${PLAYER_KINDS.map((kind) => kind.usage).join(', ')}`);
}

/** The same player in steps, as far as it takes any. Throws as `playerNamed` does. */
export const thinkerNamed = <S>(name: string, codec: GameCodec<S>): Thinker =>
  codec.thinker?.(name) ?? inOneStep(playerNamed(name, codec));

/** The players of a match. Who has the same name is the same player. Throws a RangeError as `playerNamed` does. */
export function playersNamed<S>(names: readonly string[], codec: GameCodec<S>): Player[] {
  const known = new Map([...new Set(names)].map((name) => [name, playerNamed(name, codec)]));
  return names.map((name) => known.get(name)!);
}
