import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Analysis } from '../../workers/analysis/analysis';
import type { Engine } from '../../workers/engine/engine';
import { engineFromFile } from '../../workers/engine/node';
import { PlanSearch } from '../../workers/engine/plans';
import { conquest as codec } from '../../workers/games/conquest/game';
import * as referee from '../../workers/referee/conquest';
import { BattleEngine } from '../../workers/engine/conquest/battle';
import type { Play } from '../../workers/games/conquest/battle/battle';
import { fight } from '../../workers/games/conquest/battle/calculator';
import { battleOf } from '../support/conquest-battles';
import { plainGames } from './conquest-positions';
import { cancelled, median, timed } from './timing';

const WASM = 'build/conquest.wasm';
const BATTLES = 'build/conquest-battle.wasm';

const PERFT_POSITIONS = 5;
const PERFT_DEPTH = 4;
const CANCELS = 10;
const PLAYOUTS = 100;
const SINGLE = 20;

const notationOf = (position: Uint8Array): string => codec.print(codec.read(position));

function perfts(engine: Engine, positions: readonly Uint8Array[]) {
  const rows = positions.map((position) => {
    engine.restore(position);
    const leaves = engine.perft(PERFT_DEPTH);
    const engineMs = median(Array.from({ length: 5 }, () => timed(() => engine.perft(PERFT_DEPTH))));
    const reading = referee.read(notationOf(position));
    if (!reading.ok) throw new Error('a position of the bench does not load');
    const node = referee.settle(reading.state);
    const began = performance.now();
    const counted = referee.perft(node, PERFT_DEPTH);
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

/** Milliseconds until every action has a value; then of a hundred playouts with even work, and of single ones. */
function searches(engine: Engine, positions: readonly Uint8Array[]) {
  const first: number[] = [];
  const further: number[] = [];
  const single: number[] = [];
  for (const position of positions) {
    engine.restore(position);
    const actions = engine.legal().length;
    let search!: PlanSearch;
    first.push(
      timed(() => {
        search = new PlanSearch(engine, true);
        search.run(actions);
      }),
    );
    further.push(timed(() => search.run(PLAYOUTS)));
    for (let i = 0; i < SINGLE; ++i) single.push(timed(() => search.run(1)));
  }
  return {
    positions: positions.length,
    firstMapMs: { median: median(first), worst: Math.max(...first) },
    hundredPlayoutsMs: { median: median(further), worst: Math.max(...further) },
    onePlayoutMs: { median: median(single), worst: Math.max(...single) },
  };
}

/** The largest battles of 14 divisions, and the mixed one of section 9.1. */
const LARGE = [
  battleOf('AA|AAAII', 'AA|AAAII', { kind: 'landing' }),
  battleOf('AA|AAAII', 'AA|AAAII'),
  battleOf('AA|AIIIIII', 'AI|AIII'),
];

/** Milliseconds a processor works, which do not count what else the machine does: these figures are limits, not ratios. */
function worked(work: () => void): number {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1000;
}

/** Whole battles in the calculator: played best, and by policy. */
async function battles() {
  const engine = await BattleEngine.create(await WebAssembly.compile(readFileSync(BATTLES)));
  const slowest = (play: Play, times: number): number =>
    Math.max(
      ...LARGE.map((battle) => {
        const once = () => {
          if (fight(engine, battle, play).estimated) throw new Error('a battle of 14 divisions is estimated');
        };
        for (let i = 0; i < times; ++i) once();
        const all = worked(() => {
          for (let i = 0; i < times; ++i) once();
        });
        return all / times;
      }),
    );
  return { divisions: 14, bestMs: slowest('best', 9), policyMs: slowest({}, 100) };
}

async function cancels(engine: Engine, positions: readonly Uint8Array[]): Promise<number[]> {
  const analysis = new Analysis(codec, engine);
  const times: number[] = [];
  for (let i = 0; i < CANCELS; ++i) {
    const notation = notationOf(positions[i % positions.length]!);
    const search = analysis.search({ notation, playouts: 1e9, spread: 'sweep', seed: 1 }, () => {});
    times.push(await cancelled(analysis, search, i));
  }
  return times;
}

/** Speeds of Conquest's engine. */
export async function measureConquest() {
  const engine = await engineFromFile(pathToFileURL(WASM));
  const positions = plainGames(engine);
  const cancelMs = await cancels(engine, positions);
  const report = {
    perft: perfts(engine, positions.slice(-PERFT_POSITIONS)),
    search: searches(engine, positions),
    battles: await battles(),
    cancelMs: { median: median(cancelMs), worst: Math.max(...cancelMs) },
    wasm: { bytes: statSync(WASM).size, gzipped: gzipSync(readFileSync(WASM), { level: 9 }).length },
    memory: { stateBytes: engine.stateBytes, moduleBytes: engine.memoryBytes },
  };
  console.log(`Conquest: first map median ${report.search.firstMapMs.median.toFixed(1)} ms`);
  return report;
}
