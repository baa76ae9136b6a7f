import { readdirSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Analysis } from '../../workers/analysis/analysis';
import type { Engine } from '../../workers/engine/engine';
import { lineNodes, lineRows, runLines, startLines, type LinesOptions } from '../../workers/engine/lines';
import { engineFromFile } from '../../workers/engine/node';
import { tokenBattle } from '../../workers/games/token-battle/game';
import { PAIRINGS } from '../../workers/games/token-battle/ready-sets';
import { readSet } from '../../workers/puzzles/files';
import { Walker } from '../../workers/puzzles/walker';
import { seededRandom } from '../../workers/random';
import * as referee from '../../workers/referee/token-battle';
import { answerOf, WAYS } from './answers';
import { botPlayoutsPerSecond } from './boardgame-io';
import { cancelled, median, timed } from './timing';

const WASM = 'build/token-battle.wasm';
const PUZZLES = 'site/content/token-battle/puzzles/';

/** Five nodes of games, from the first turn to the last third: the pairing and how many random turns were played. */
const POSITIONS = [
  ['masons-quickstep', 0],
  ['gale-swarm', 6],
  ['crossfire-gilders', 12],
  ['quickstep-swarm', 18],
  ['masons-gale', 24],
] as const;

/** Turns before the end of a random game at which it is solved. */
const ENDGAMES = [3, 5];
const ENDGAME_COUNT = 100;
const ENDGAME_NODES = 1_000_000;

const PLAYOUTS = 4000;
const BOT_PLAYOUTS = 60;

function start(engine: Engine, pairing: string, turns: number, seed: number): Uint8Array {
  const parsed = tokenBattle.randomStart(pairing, seededRandom(seed), { firstPlayer: 'A', headStart: '60' });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const bytes = new Uint8Array(tokenBattle.stateBytes);
  tokenBattle.write(parsed.value, bytes);
  engine.load(bytes);
  engine.seed(seed);
  engine.playRandom(turns);
  return engine.save();
}

/** Positions a second, and the depth that is finished within one. */
function secondOfLines(engine: Engine, position: Uint8Array, options: LinesOptions) {
  engine.restore(position);
  startLines(engine, options);
  const began = performance.now();
  while (performance.now() - began < 1000 && !runLines(engine, 8192));
  const seconds = (performance.now() - began) / 1000;
  return { depth: lineRows(engine)[0]!.depth, nodesPerSecond: Math.round(lineNodes(engine) / seconds) };
}

/** Nodes until a game is proven so many turns before the end it came to at random; null if it takes too many. */
function nodesToProof(engine: Engine, turns: number): (number | null)[] {
  return Array.from({ length: ENDGAME_COUNT }, (_, i) => {
    const path = [start(engine, PAIRINGS[i % PAIRINGS.length]!, 0, i + 1)];
    while (engine.playRandom(1) && engine.actor() < 2) path.push(engine.save());
    engine.restore(path[Math.max(0, path.length - turns)]!);
    startLines(engine, { lines: 1 });
    return runLines(engine, ENDGAME_NODES) ? lineNodes(engine) : null;
  });
}

function spread(values: (number | null)[]) {
  const sorted = values.map((value) => value ?? Infinity).sort((a, b) => a - b);
  const at = (share: number): number | null => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
    return Number.isFinite(value) ? value : null;
  };
  return { games: values.length, median: at(0.5), ninetyFive: at(0.95), open: values.filter((v) => v === null).length };
}

async function cancelTimes(engine: Engine): Promise<number[]> {
  const analysis = new Analysis(tokenBattle, engine);
  const times: number[] = [];
  for (const [i, [pairing, turns]] of [...POSITIONS, ...POSITIONS].entries()) {
    const notation = tokenBattle.print(tokenBattle.read(start(engine, pairing, turns, 5)));
    const search = analysis.lookDeeper({ notation, playouts: 1e9, spread: 'sweep', seed: 1 }, () => {});
    times.push(await cancelled(analysis, search, i));
  }
  return times;
}

/** What finding a right first move takes, over all shipped puzzles, by the way the engine answers them. */
function puzzleAnswers(engine: Engine) {
  const walker = new Walker(tokenBattle, engine) as unknown as Walker;
  const puzzles = readdirSync(PUZZLES)
    .filter((file) => file !== 'index.json')
    .flatMap((file) => readSet(readFileSync(PUZZLES + file, 'utf8'), file));
  const answers = puzzles.map((puzzle) => ({ puzzle, answer: answerOf(walker, puzzle) }));
  return WAYS.map((way) => {
    const asked = answers.filter(({ answer }) => answer.way === way);
    const right = asked.filter(({ puzzle, answer }) => answer.actions.every((one) => puzzle.right.includes(one)));
    const times = asked.map(({ answer }) => answer.milliseconds).sort((a, b) => a - b);
    return {
      way,
      puzzles: asked.length,
      right: right.length,
      medianMs: median(times),
      ninetyFiveMs: times[Math.floor(0.95 * times.length)]!,
      worstMs: times.at(-1)!,
      mostNodes: Math.max(...asked.map(({ answer }) => answer.nodes)),
    };
  });
}

/** Speeds of Token Battle's engine. */
export async function measureTokenBattle() {
  const engine = await engineFromFile(pathToFileURL(WASM));
  const opening = start(engine, 'masons-quickstep', 0, 5);
  const depth = 2;
  const leaves = engine.perft(depth);
  const engineMs = median(Array.from({ length: 9 }, () => timed(() => engine.perft(depth))));
  const node = referee.load(tokenBattle.print(tokenBattle.read(opening)));
  if (!node.ok) throw new Error('the opening does not load');
  const refereeMs = timed(() => referee.perft(node.node, depth));
  console.log(
    `Token Battle, perft ${depth} = ${leaves}: engine ${engineMs.toFixed(2)} ms, referee ${refereeMs.toFixed(0)} ms`,
  );

  engine.restore(opening);
  engine.searchStart(true);
  const enginePerSecond = (PLAYOUTS / timed(() => engine.searchRun(PLAYOUTS))) * 1000;
  const bot = await botPlayoutsPerSecond(
    referee.game,
    (state) => referee.result(state)?.winner,
    node.node,
    BOT_PLAYOUTS,
    seededRandom(1),
  );
  console.log(`playouts/s: engine ${enginePerSecond.toFixed(0)}, boardgame.io bot ${bot.toFixed(1)}`);

  const lines = POSITIONS.map(([pairing, turns]) => {
    const position = start(engine, pairing, turns, 5);
    const found = {
      pairing,
      turns,
      best: secondOfLines(engine, position, { lines: 1 }),
      all: secondOfLines(engine, position, {}),
    };
    const { best, all } = found;
    console.log(
      `${pairing} after ${turns} turns: depth ${best.depth}, all answers ${all.depth}, ${best.nodesPerSecond} nodes/s`,
    );
    return found;
  });
  const endgames = ENDGAMES.map((turns) => ({ turns, nodes: spread(nodesToProof(engine, turns)) }));
  for (const { turns, nodes } of endgames)
    console.log(`proof ${turns} turns before the end: median ${nodes.median} nodes, 95 % below ${nodes.ninetyFive}`);
  const cancels = await cancelTimes(engine);
  console.log(`cancel: worst ${Math.max(...cancels).toFixed(1)} ms`);
  const answers = puzzleAnswers(engine);
  for (const { way, puzzles, right, medianMs, ninetyFiveMs, worstMs, mostNodes } of answers)
    console.log(
      `puzzles by ${way}: ${right} of ${puzzles} right, median ${medianMs.toFixed(1)} ms, ` +
        `95 % below ${ninetyFiveMs.toFixed(1)}, worst ${worstMs.toFixed(1)}, most nodes ${mostNodes}`,
    );

  return {
    perft: { depth, leaves, engineMs, refereeMs, ratio: refereeMs / engineMs },
    playouts: { enginePerSecond, boardgameIoPerSecond: bot, ratio: enginePerSecond / bot },
    lines,
    endgames,
    answers,
    cancelMs: { median: median(cancels), worst: Math.max(...cancels) },
    wasm: { bytes: statSync(WASM).size, gzipped: gzipSync(readFileSync(WASM), { level: 9 }).length },
    memory: { stateBytes: engine.stateBytes, moduleBytes: engine.memoryBytes },
  };
}
