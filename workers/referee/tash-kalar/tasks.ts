import data from '../../../assembly/games/tash-kalar/data/cards.json' with { type: 'json' };
import { joined } from './cards';
import { SQUARES, distance, isGround, neighbours, type Ground, type Square } from './squares';
import { RANKS, opponent, type Player, type Rank } from './pieces';
import { isEmpty, isUpgraded, owns, pieceOn, piecesOf, upgradedOf, type State } from './state';

type Condition =
  | { destroyed: { pieces: number; upgraded: number } }
  | { destroyedOneOf: Partial<Record<Rank, number>>[] }
  | { ownOn: { squares: Ground; pieces: number; upgraded: number; legendary: number } }
  | { moreUpgradedOn: Ground[] }
  | { summoned: { beings: number; legends: number; on: Ground; times: number } }
  | { fillOneOf: ('centralPlus' | 'centralCross')[] }
  | { lineLead: { lines: 'centralLines'; lead: number } }
  | { eachLine: { lines: 'longDiagonals'; pieces: number; upgraded: number } }
  | { chain: { between: 'sides' | 'corners' } }
  | { around: { own: number } }
  | { isolation: { near: number; steps: number } };

export interface TaskCard {
  name: string;
  type: string;
  advanced: boolean;
  points: number;
  condition: Condition;
}

/** The 24 tasks by name, in the order of the data (TS-CARD-2). */
export const TASKS: ReadonlyMap<string, TaskCard> = new Map(
  data.tasks.map(({ name, type, advanced, points, condition }) => [
    joined(name),
    { name: joined(name), type, advanced, points, condition: condition as Condition },
  ]),
);

export const TASK_NAMES = [...TASKS.keys()];

/** Throws a RangeError if there is no such task. */
export function findTask(name: string): TaskCard {
  const task = TASKS.get(name);
  if (!task) throw new RangeError(`unknown task ${name}`);
  return task;
}

/** Tasks in the order of the data. */
export const sortedTasks = (tasks: readonly string[]): string[] =>
  [...tasks].sort((a, b) => TASK_NAMES.indexOf(a) - TASK_NAMES.indexOf(b));

const on = (squares: readonly Square[], ground: Ground): Square[] =>
  squares.filter((square) => isGround(square, ground));

const legendaryOf = (state: State, player: Player): Square[] =>
  piecesOf(state, player).filter((square) => pieceOn(state, square)!.rank === 'legendary');

/** TS-HIGH-13: whether one enemy piece is cut off from all others of its colour. */
function isIsolated(state: State, square: Square, enemies: readonly Square[], near: number, steps: number): boolean {
  const others = enemies.filter((other) => other !== square);
  if (!others.some((other) => distance(square, other) <= near)) return false;
  let reached = [square];
  for (let step = 0; step < steps; step += 1) {
    reached = SQUARES.filter(
      (next) => reached.includes(next) || (isEmpty(state, next) && reached.some((from) => distance(from, next) === 1)),
    );
  }
  return !reached.some((here) => others.some((other) => distance(here, other) === 1));
}

/** TS-HIGH-11: whether the player's pieces join two groups of squares by adjacent steps. */
function isJoined(state: State, player: Player, from: readonly string[], to: readonly string[]): boolean {
  const own = piecesOf(state, player);
  let chain = own.filter((square) => from.includes(square));
  for (;;) {
    const longer = own.filter((square) => chain.includes(square) || chain.some((link) => distance(link, square) === 1));
    if (longer.length === chain.length) return chain.some((square) => to.includes(square));
    chain = longer;
  }
}

function isChain(state: State, player: Player, between: 'sides' | 'corners'): boolean {
  const { sides, sidePairs, corners, cornerPairs } = data.board;
  const areas = (between === 'sides' ? sides : corners) as Record<string, string[]>;
  const pairs = between === 'sides' ? sidePairs : cornerPairs;
  return pairs.some(([one, other]) => isJoined(state, player, areas[one!]!, areas[other!]!));
}

/** Whether the player on turn fulfils the condition at this moment (TS-HIGH-6). */
function meets(state: State, condition: Condition): boolean {
  const { player, destroyed, summoned } = state.turn;
  const own = piecesOf(state, player);
  const enemies = piecesOf(state, opponent(player));
  if ('destroyed' in condition) {
    const upgraded = destroyed.heroic + destroyed.legendary;
    return destroyed.common + upgraded >= condition.destroyed.pieces && upgraded >= condition.destroyed.upgraded;
  }
  if ('destroyedOneOf' in condition) {
    return condition.destroyedOneOf.some((wanted) => RANKS.every((rank) => destroyed[rank] >= (wanted[rank] ?? 0)));
  }
  if ('ownOn' in condition) {
    const { squares, pieces, upgraded, legendary } = condition.ownOn;
    return (
      on(own, squares).length >= pieces &&
      on(upgradedOf(state, player), squares).length >= upgraded &&
      on(legendaryOf(state, player), squares).length >= legendary
    );
  }
  if ('moreUpgradedOn' in condition) {
    const upgraded = (whose: Player, ground: Ground): number => on(upgradedOf(state, whose), ground).length;
    return condition.moreUpgradedOn.every((ground) => upgraded(player, ground) > upgraded(opponent(player), ground));
  }
  if ('summoned' in condition) {
    const { beings, legends, on: ground, times } = condition.summoned;
    return (
      summoned.length >= beings &&
      summoned.filter(({ rank }) => rank === 'legendary').length >= legends &&
      summoned.filter(({ square }) => isGround(square, ground)).length >= times
    );
  }
  if ('fillOneOf' in condition) {
    return condition.fillOneOf.some((area) => data.board[area].every((square) => owns(state, player, square)));
  }
  if ('lineLead' in condition) {
    const { lines, lead } = condition.lineLead;
    const count = (squares: readonly Square[], line: readonly string[]): number =>
      squares.filter((square) => line.includes(square)).length;
    return data.board[lines].some(({ squares }) => count(own, squares) - count(enemies, squares) >= lead);
  }
  if ('eachLine' in condition) {
    const { lines, pieces, upgraded } = condition.eachLine;
    return data.board[lines].every(({ squares }) => {
      const there = own.filter((square) => squares.includes(square));
      return there.length >= pieces && there.filter((square) => isUpgraded(pieceOn(state, square)!)).length >= upgraded;
    });
  }
  if ('chain' in condition) return isChain(state, player, condition.chain.between);
  if ('around' in condition) {
    const { around } = condition;
    return enemies.some((enemy) => neighbours(enemy).filter((near) => owns(state, player, near)).length >= around.own);
  }
  const { near, steps } = condition.isolation;
  return enemies.some((enemy) => isIsolated(state, enemy, enemies, near, steps));
}

/** Whether the player on turn fulfils a task now. */
export const isFulfilled = (state: State, task: string): boolean => meets(state, findTask(task).condition);

/** TS-HIGH-1: the current tasks the player on turn fulfils now, in the order of the row. */
export const claimable = (state: State): string[] => state.tasks.row.filter((task) => isFulfilled(state, task));

const typesWith = (tasks: readonly string[], task: string): number =>
  tasks.filter((other) => findTask(other).type === findTask(task).type).length;

/** TS-SETUP-4, TS-SETUP-5: whether a task would be the third of its type among those open. */
export const makesThree = (state: State, task: string): boolean => typesWith(state.tasks.row, task) >= 2;
