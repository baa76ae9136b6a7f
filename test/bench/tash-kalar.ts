import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Analysis } from '../../workers/analysis/analysis';
import type { Engine } from '../../workers/engine/engine';
import { engineFromFile } from '../../workers/engine/node';
import { targetsOf } from '../../workers/engine/tash-kalar';
import { runTurn, startTurn, turnReport } from '../../workers/engine/tash-kalar/turns';
import { tashKalar } from '../../workers/games/tash-kalar/game';
import { seededRandom } from '../../workers/random';
import * as referee from '../../workers/referee/tash-kalar';
import { botPlayoutsPerSecond } from './boardgame-io';
import { midgame } from './tash-kalar-positions';
import { cancelled, median, timed } from './timing';

const WASM = 'build/tash-kalar.wasm';

/** Mid-game positions whose whole turn is looked at, and how long each of them may take. */
const TURNS = 200;
const TURN_MS = 1000;
/** Answers looked at before the clock is asked, some 20 ms. */
const SLICE = 20_000;

const PERFT_POSITIONS = 5;
const PERFT_DEPTH = 2;
const PLAYOUTS = 4000;
const BOT_PLAYOUTS = 60;
const CANCELS = 10;

/** The values at every tenth of a distribution, least and most included. */
function deciles(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from(
    { length: 11 },
    (_, tenth) => sorted[Math.min(sorted.length - 1, (tenth * sorted.length) / 10) | 0]!,
  );
}

/** One whole turn, within the time; processor time counts, so that a busy machine changes nothing. */
function wholeTurn(engine: Engine, position: Uint8Array) {
  engine.restore(position);
  startTurn(engine);
  const began = process.cpuUsage();
  let milliseconds = 0;
  let finished = false;
  while (!finished && milliseconds < TURN_MS) {
    finished = runTurn(engine, SLICE);
    const { user, system } = process.cpuUsage(began);
    milliseconds = (user + system) / 1000;
  }
  const { complete, positions } = turnReport(engine, finished);
  return { complete: complete && milliseconds <= TURN_MS, positions, milliseconds };
}

function wholeTurns(engine: Engine, positions: readonly Uint8Array[]) {
  const turns = positions.map((position) => wholeTurn(engine, position));
  return {
    positions: turns.length,
    limitMs: TURN_MS,
    complete: turns.filter(({ complete }) => complete).length / turns.length,
    deciles: {
      milliseconds: deciles(turns.map(({ milliseconds }) => Math.round(milliseconds))),
      positions: deciles(turns.map((turn) => turn.positions)),
    },
  };
}

/**
 * Microseconds for the targets of one being, the call into the engine included: every position and every being of the
 * first scope, as cards of a hand.
 */
function matching(engine: Engine, positions: readonly Uint8Array[]): number {
  const BEINGS = 66;
  const times = positions.map((position) => {
    engine.restore(position);
    return timed(() => {
      for (let being = 0; being < BEINGS; ++being) targetsOf(engine, being);
    });
  });
  return (median(times) * 1000) / BEINGS;
}

function perfts(engine: Engine, positions: readonly Uint8Array[]) {
  const rows = positions.map((position) => {
    engine.restore(position);
    const leaves = engine.perft(PERFT_DEPTH);
    const engineMs = median(Array.from({ length: 5 }, () => timed(() => engine.perft(PERFT_DEPTH))));
    const loaded = referee.load(tashKalar.position(tashKalar.read(position)));
    if (!loaded.ok) throw new Error('a position of the bench does not load');
    const began = performance.now();
    const counted = referee.perft(loaded.node, PERFT_DEPTH);
    const refereeMs = performance.now() - began;
    if (counted !== leaves) throw new Error(`perft: engine ${leaves}, referee ${counted}`);
    return { leaves, ratio: refereeMs / engineMs };
  });
  return {
    depth: PERFT_DEPTH,
    leaves: rows.map(({ leaves }) => leaves),
    ratio: median(rows.map(({ ratio }) => ratio)),
  };
}

async function playouts(engine: Engine, position: Uint8Array) {
  engine.restore(position);
  engine.seed(1);
  engine.searchStart(true);
  const enginePerSecond = (PLAYOUTS / timed(() => engine.searchRun(PLAYOUTS))) * 1000;
  const loaded = referee.load(tashKalar.position(tashKalar.read(position)));
  if (!loaded.ok) throw new Error('a position of the bench does not load');
  const boardgameIoPerSecond = await botPlayoutsPerSecond(
    referee.game,
    (node) => referee.result(node)?.winner,
    loaded.node,
    BOT_PLAYOUTS,
    seededRandom(1),
  );
  return { enginePerSecond, boardgameIoPerSecond, ratio: enginePerSecond / boardgameIoPerSecond };
}

/** Cancels while a large turn is looked at. */
async function cancels(engine: Engine, position: Uint8Array): Promise<number[]> {
  const analysis = new Analysis(tashKalar, engine);
  const notation = tashKalar.print(tashKalar.read(position));
  const times: number[] = [];
  for (let i = 0; i < CANCELS; ++i) {
    const job = analysis.turn(notation, () => {});
    times.push(await cancelled(analysis, job, i));
  }
  return times;
}

/** Speeds of Tash-Kalar's engine. */
export async function measureTashKalar() {
  const engine = await engineFromFile(pathToFileURL(WASM));
  const positions = midgame(engine, TURNS);
  const turns = wholeTurns(engine, positions);
  const largest = positions.find((position) => !wholeTurn(engine, position).complete) ?? positions[0]!;
  const cancelMs = await cancels(engine, largest);
  const report = {
    turns,
    matchingMicroseconds: matching(engine, positions),
    perft: perfts(engine, positions.slice(0, PERFT_POSITIONS)),
    playouts: await playouts(engine, positions[0]!),
    cancelMs: { median: median(cancelMs), worst: Math.max(...cancelMs) },
    wasm: { bytes: statSync(WASM).size, gzipped: gzipSync(readFileSync(WASM), { level: 9 }).length },
    memory: { stateBytes: engine.stateBytes, moduleBytes: engine.memoryBytes },
  };
  console.log(`Tash-Kalar: ${(100 * turns.complete).toFixed(1)} % of ${TURNS} turns known within ${TURN_MS} ms`);
  return report;
}
