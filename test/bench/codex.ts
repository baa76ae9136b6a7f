import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Analysis } from '../../workers/analysis/analysis';
import type { Engine } from '../../workers/engine/engine';
import { engineFromFile } from '../../workers/engine/node';
import { codex as codec } from '../../workers/games/codex/game';
import { printPosition } from '../../workers/games/codex/notation';
import { readTable } from '../../workers/games/codex/position';
import * as referee from '../../workers/referee/codex';
import type { Node } from '../../workers/referee/codex';
import { canonical } from '../differential/codex/support/canonical';
import { midGames } from './codex-positions';
import { cancelled, median, timed } from './timing';

const WASM = 'build/codex.wasm';

const POSITIONS = 20;
const PERFT_POSITIONS = 8;
const PERFT_DEPTH = 3;
const PLAYOUTS = 200;
const RANDOM_PLIES = 400;
const CANCELS = 10;

function nodeOf(position: Uint8Array): Node {
  const reading = referee.fromText(printPosition(canonical(readTable(position)), []));
  if (!reading.ok) throw new Error(`a position of the bench does not load: ${reading.error}`);
  return reading.node;
}

/** Sequences of so many steps, chance included; none that ends sooner. */
function perft(node: Node, depth: number): number {
  const actor = referee.actor(node);
  if (actor === 'over') return 0;
  const steps = actor === 'chance' ? referee.outcomes(node).map(({ action }) => action) : referee.moves(node);
  if (depth === 1) return steps.length;
  return steps.reduce((sum, step) => sum + perft(referee.apply(node, step), depth - 1), 0);
}

function perfts(engine: Engine, positions: readonly Uint8Array[]) {
  const rows = positions.map((position) => {
    engine.restore(position);
    const leaves = engine.perft(PERFT_DEPTH);
    const engineMs = median(Array.from({ length: 5 }, () => timed(() => engine.perft(PERFT_DEPTH))));
    const node = nodeOf(position);
    let counted = 0;
    const refereeMs = timed(() => (counted = perft(node, PERFT_DEPTH)));
    if (counted !== leaves) throw new Error(`perft: engine ${leaves}, referee ${counted}`);
    return { leaves, ratio: refereeMs / engineMs };
  });
  return {
    depth: PERFT_DEPTH,
    leaves: rows.map(({ leaves }) => leaves),
    ratio: median(rows.map(({ ratio }) => ratio)),
  };
}

/** Milliseconds until the first playout is done, and playouts a second from then on. */
function searches(engine: Engine, positions: readonly Uint8Array[]) {
  const first: number[] = [];
  const rates: number[] = [];
  for (const position of positions) {
    engine.restore(position);
    engine.seed(1);
    first.push(
      timed(() => {
        engine.searchStart(false);
        engine.searchRun(1);
      }),
    );
    let done = 0;
    const ms = timed(() => (done = engine.searchRun(PLAYOUTS)));
    if (done === PLAYOUTS) rates.push((1000 * done) / ms);
  }
  return { firstMs: { median: median(first), worst: Math.max(...first) }, playoutsPerSecond: median(rates) };
}

function pliesPerSecond(engine: Engine, positions: readonly Uint8Array[]): number {
  const rates = positions.map((position, i) => {
    engine.restore(position);
    engine.seed(i + 1);
    let plies = 0;
    const ms = timed(() => (plies = engine.playRandom(RANDOM_PLIES)));
    return (1000 * plies) / ms;
  });
  return median(rates);
}

/** What a search and an exact question take to stop, whenever they are told to. */
async function cancels(engine: Engine, positions: readonly Uint8Array[]) {
  const analysis = new Analysis(codec, engine);
  const search: number[] = [];
  const exact: number[] = [];
  for (let i = 0; i < CANCELS; ++i) {
    const notation = printPosition(readTable(positions[i]!), []);
    const job = { notation, playouts: 1e9, spread: 'sweep', seed: 1 } as const;
    search.push(
      await cancelled(
        analysis,
        analysis.search(job, () => {}),
        i,
      ),
    );
    exact.push(
      await cancelled(
        analysis,
        analysis.solve(notation, { kind: 'most', metric: 'damage' }, () => {}),
        i,
      ),
    );
  }
  const told = (times: readonly number[]) => ({ median: median(times), worst: Math.max(...times) });
  return { searchMs: told(search), exactMs: told(exact) };
}

/** Speeds of the engine of Codex. */
export async function measureCodex() {
  const engine = await engineFromFile(pathToFileURL(WASM));
  const positions = midGames(engine, POSITIONS);
  const report = {
    perft: perfts(engine, positions.slice(0, PERFT_POSITIONS)),
    randomPliesPerSecond: pliesPerSecond(engine, positions),
    search: searches(engine, positions),
    cancel: await cancels(engine, positions),
    wasm: { bytes: statSync(WASM).size, gzipped: gzipSync(readFileSync(WASM), { level: 9 }).length },
    memory: { stateBytes: engine.stateBytes, moduleBytes: engine.memoryBytes },
  };
  console.log(`Codex: perft ${report.perft.ratio.toFixed(0)} times the referee's`);
  return report;
}
