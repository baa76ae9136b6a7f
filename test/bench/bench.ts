// Speeds as ratios within one run: `npm run bench`. Writes docs/bench.json, which the README quotes. With `-- tash-kalar`,
// `-- conquest` or `-- codex` only that game is measured, and the other figures stay as they are.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import cases from '../../assembly/games/toy-battle/data/cases.json';
import { Analysis } from '../../workers/analysis/analysis';
import type { Engine } from '../../workers/engine/engine';
import { engineFromFile } from '../../workers/engine/node';
import { toyBattle } from '../../workers/games/toy-battle/game';
import { seededRandom } from '../../workers/random';
import * as referee from '../../workers/referee/toy-battle';
import { botPlayoutsPerSecond } from './boardgame-io';
import { playoutsOn, serveThread } from './threads';
import { measureCodex } from './codex';
import { measureConquest } from './conquest';
import { measureTashKalar } from './tash-kalar';
import { cancelled, median, timed } from './timing';
import { measureTokenBattle } from './token-battle';

const OUTPUT = 'docs/bench.json';
const WASM = 'build/toy-battle.wasm';

/** Positions of the reference cases at which a player decides with many answers. */
function positions(engine: Engine): Uint8Array[] {
  return cases.cases.flatMap((one) => {
    const parsed = toyBattle.parse(JSON.stringify(one.position));
    if (!parsed.ok) return [];
    const bytes = new Uint8Array(toyBattle.stateBytes);
    toyBattle.write(parsed.value, bytes);
    if (engine.load(bytes) || engine.actor() > 1 || engine.legal().length < 12) return [];
    return [engine.save()];
  });
}

async function run(): Promise<void> {
  const engine = await engineFromFile(pathToFileURL(WASM));
  const starts = positions(engine);
  const opening = referee.load(cases.cases[0]!.position);
  if (!opening.ok) throw new Error('the first reference case does not load');

  engine.restore(starts[0]!);
  const depth = 4;
  const leaves = engine.perft(depth);
  const engineMs = median(Array.from({ length: 9 }, () => timed(() => engine.perft(depth))));
  const refereeMs = timed(() => referee.perft(opening.node, depth));
  console.log(`perft ${depth} = ${leaves}: engine ${engineMs.toFixed(2)} ms, referee ${refereeMs.toFixed(0)} ms`);

  const rates = starts.slice(0, 20).map((bytes) => {
    engine.restore(bytes);
    engine.seed(1);
    engine.searchStart(true);
    const ms = timed(() => engine.searchRun(2000));
    return (2000 / ms) * 1000;
  });
  const bot = await botPlayoutsPerSecond(
    referee,
    (node) => referee.result(node)?.winner,
    opening.node,
    60,
    seededRandom(1),
  );
  console.log(`playouts/s: engine ${median(rates).toFixed(0)}, boardgame.io bot ${bot.toFixed(1)}`);

  const script = fileURLToPath(import.meta.url);
  const task = { bytes: starts[0]!, milliseconds: 1500, seed: 1 };
  const pairs: number[] = [];
  for (let i = 0; i < 3; ++i) pairs.push((await playoutsOn(2, task, script)) / (await playoutsOn(1, task, script)));
  console.log(`two workers: ${pairs.map((ratio) => ratio.toFixed(2)).join(', ')} x one`);

  const analysis = new Analysis(toyBattle, engine);
  const heatmaps = starts.map((bytes) => {
    const notation = toyBattle.print(toyBattle.read(bytes));
    return timed(() => analysis.look(notation));
  });
  console.log(`first heatmap: median ${median(heatmaps).toFixed(1)} ms, worst ${Math.max(...heatmaps).toFixed(1)} ms`);

  const cancels: number[] = [];
  for (let i = 0; i < 10; ++i) {
    const notation = toyBattle.print(toyBattle.read(starts[i]!));
    const search = analysis.search({ notation, playouts: 1e9, spread: 'sweep', seed: 1 }, () => {});
    cancels.push(await cancelled(analysis, search, i));
  }
  console.log(`cancel: worst ${Math.max(...cancels).toFixed(1)} ms`);

  const gzipped = gzipSync(readFileSync(WASM), { level: 9 }).length;
  const report = {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version },
    perft: { depth, leaves, engineMs, refereeMs, ratio: refereeMs / engineMs },
    playouts: { enginePerSecond: median(rates), boardgameIoPerSecond: bot, ratio: median(rates) / bot },
    twoWorkers: { ratios: pairs, median: median(pairs) },
    firstHeatmapMs: { positions: heatmaps.length, median: median(heatmaps), worst: Math.max(...heatmaps) },
    cancelMs: { median: median(cancels), worst: Math.max(...cancels) },
    wasm: { bytes: statSync(WASM).size, gzipped },
    memory: { stateBytes: engine.stateBytes, moduleBytes: engine.memoryBytes },
    tokenBattle: await measureTokenBattle(),
    tashKalar: await measureTashKalar(),
    conquest: await measureConquest(),
    codex: await measureCodex(),
  };
  write(report);
}

/** Games that can be measured by themselves, with the name of their figures. */
const ALONE: Readonly<Record<string, readonly [string, () => Promise<object>]>> = {
  'tash-kalar': ['tashKalar', measureTashKalar],
  conquest: ['conquest', measureConquest],
  codex: ['codex', measureCodex],
};

async function runAlone([name, measure]: (typeof ALONE)[string]): Promise<void> {
  const before = existsSync(OUTPUT) ? JSON.parse(readFileSync(OUTPUT, 'utf8')) : {};
  write({ ...before, [name]: await measure() });
}

function write(report: object): void {
  mkdirSync('docs', { recursive: true });
  writeFileSync(OUTPUT, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`written to ${OUTPUT}`);
}

const alone = ALONE[process.argv[2] ?? ''];
if (!(await serveThread())) await (alone ? runAlone(alone) : run());
