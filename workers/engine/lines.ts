import { LINE_ROW_BYTES } from './abi';
import type { Engine } from './engine';

/** Scores of the engine are points times this; won games score above WON, lost ones below -WON. */
const SCORE_UNIT = 16;
const WON = 1 << 23;

const BOUND_LOW = 1;
const BOUND_HIGH = 2;
const PROVEN_LOW = 4;
const PROVEN_HIGH = 8;

/** One action at the root, as far as all lines below it have been looked at. */
export interface LineRow {
  action: number;
  /** Final points of the player who decides, minus the opponent's: expected, or sure where `exact`. */
  margin: number;
  /** Estimated chance to win with that margin. */
  chance: number;
  /** `atMost`: the action is no better than this and not looked at more closely. */
  bound: 'value' | 'atMost';
  /** Decisions looked at, the action counted. */
  depth: number;
  /** How the game ends for the player who decides, if both play their best; null while that is not proven. */
  result: 'win' | 'draw' | 'loss' | null;
  /** True if the margin is that of the finished game against best play. */
  exact: boolean;
}

export interface LinesOptions {
  /** How many of the best actions get a value; the others get a bound. All of them if it is left out. */
  lines?: number;
  /** Actions looked at below the root, the most promising ones; all if it is left out, and only then is anything proven. */
  width?: number;
}

/** Starts a look at every line from the current decision. */
export function startLines(engine: Engine, { lines = Infinity, width = 0 }: LinesOptions = {}): void {
  engine.ask('linesStart', Math.min(lines, 0xffff), width);
}

/** Looks at `nodes` more positions; true once there is nothing left to find out. */
export function runLines(engine: Engine, nodes: number): boolean {
  return engine.ask('linesRun', nodes) === 1;
}

/** Positions looked at since the start. */
export function lineNodes(engine: Engine): number {
  return engine.ask('linesNodes');
}

/** The best action known. */
export function bestLine(engine: Engine): number {
  return engine.ask('linesBest') >>> 0;
}

/** The actions of the last depth that was finished, best first. */
export function lineRows(engine: Engine): LineRow[] {
  const count = engine.ask('linesRows');
  const data = new DataView(engine.output(count * LINE_ROW_BYTES).buffer);
  return Array.from({ length: count }, (_, i) => readRow(data, i * LINE_ROW_BYTES));
}

/** The expected line that starts with an action, which is its first action. */
export function lineOf(engine: Engine, action: number): number[] {
  const count = engine.ask('linesOf', action);
  return [...new Uint32Array(engine.output(count * 4).buffer)];
}

function readRow(data: DataView, at: number): LineRow {
  const score = data.getInt32(at + 4, true);
  const flags = data.getUint32(at + 12, true);
  const has = (...bits: number[]): boolean => bits.every((bit) => flags & bit);
  const over = score > WON ? WON : score < -WON ? -WON : 0;
  return {
    action: data.getUint32(at, true),
    margin: (score - over) / SCORE_UNIT,
    chance: data.getFloat32(at + 16, true),
    bound: has(BOUND_LOW) ? 'value' : 'atMost',
    depth: data.getInt32(at + 8, true),
    result: resultOf(over, has(PROVEN_LOW), has(PROVEN_HIGH)),
    exact: has(BOUND_LOW, BOUND_HIGH, PROVEN_LOW, PROVEN_HIGH),
  };
}

function resultOf(over: number, atLeast: boolean, atMost: boolean): LineRow['result'] {
  if (over > 0) return atLeast ? 'win' : null;
  if (over < 0) return atMost ? 'loss' : null;
  return atLeast && atMost ? 'draw' : null;
}
