import type { Engine } from '../../../workers/engine/engine';
import {
  lineNodes,
  lineRows,
  runLines,
  startLines,
  type LineRow,
  type LinesOptions,
} from '../../../workers/engine/lines';
import { tokenBattle } from '../../../workers/games/token-battle/game';
import { PAIRINGS } from '../../../workers/games/token-battle/ready-sets';
import { seededRandom } from '../../../workers/random';

/** Makes a position in notation the engine's state. */
export function enter(engine: Engine, notation: string): void {
  const parsed = tokenBattle.parse(notation);
  if (!parsed.ok) throw new Error(`${notation}: ${parsed.error.problem}`);
  const bytes = new Uint8Array(tokenBattle.stateBytes);
  tokenBattle.write(parsed.value, bytes);
  const broken = engine.load(bytes);
  if (broken) throw new Error(`${notation}: ${tokenBattle.ruleIds[broken - 1]}`);
}

/** Plays a random game between two ready sets and returns its decisions, the last one first. */
export function randomGame(engine: Engine, seed: number, options: Readonly<Record<string, string>> = {}): Uint8Array[] {
  const random = seededRandom(seed);
  const start = tokenBattle.randomStart(PAIRINGS[random(PAIRINGS.length)]!, random, { firstPlayer: 'A', ...options });
  if (!start.ok) throw new Error(start.error.problem);
  enter(engine, tokenBattle.print(start.value));
  engine.seed(seed);
  const decisions: Uint8Array[] = [];
  do decisions.unshift(engine.save());
  while (engine.playRandom(1) && engine.actor() < 2);
  return decisions;
}

/** The rows of every depth that was finished, up to `deepest`. */
export function rowsByDepth(
  engine: Engine,
  deepest: number,
  options: LinesOptions = {},
  slice = 256,
): { rows: Map<number, LineRow[]>; finished: boolean; nodes: number } {
  const rows = new Map<number, LineRow[]>();
  startLines(engine, options);
  for (let finished = false; ; finished = runLines(engine, slice)) {
    const now = lineRows(engine);
    rows.set(now[0]!.depth, now);
    if (finished || now[0]!.depth >= deepest) return { rows, finished, nodes: lineNodes(engine) };
  }
}
