// Matches of Conquest: node tools/run.mjs test/bench/conquest-match.ts <player> <player> [...] --games 24 --seed 7
// Players: taker, plain, random, one-ply, plans:N, plans:Nms; as many as the game has seats. Seats are rotated.

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BattleEngine } from '../../workers/engine/conquest/battle';
import { plainAction } from '../../workers/engine/conquest';
import { engineFromFile } from '../../workers/engine/node';
import type { GameCodec } from '../../workers/game-codec';
import { conquest as codec } from '../../workers/games/conquest/game';
import { firstNode } from '../../workers/games/conquest/start';
import type { State } from '../../workers/games/conquest/state';
import { playMatch } from '../../workers/match/match';
import type { Player } from '../../workers/match/player';
import { playersNamed } from '../../workers/match/players';
import { greedyPlayer } from './conquest-greedy';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '24' },
    seed: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '10' },
  },
});

const plain: Player = (engine) => plainAction(engine);

/** Only what a match asks of a codec. */
const table = { ...codec, ending: ({ node }: State) => ({ reason: node }) } as unknown as GameCodec<State>;

const battles = await BattleEngine.create(
  await WebAssembly.compile(await readFile(`${process.cwd()}/build/conquest-battle.wasm`)),
);
const known = new Map<string, Player>([
  ['plain', plain],
  ['taker', greedyPlayer(battles)],
]);
const engine = await engineFromFile(new URL(`file://${process.cwd()}/build/conquest.wasm`));
const players = positionals.map((name) => {
  if (!known.has(name)) known.set(name, playersNamed([name], table)[0]!);
  return known.get(name)!;
});
const start = firstNode(players.length);
const end = performance.now() + Number(values.minutes) * 60_000;
const score = playMatch(
  engine,
  table,
  { players, startOf: () => start, games: Number(values.games), seed: Number(values.seed) },
  ({ games, points, reasons }) => {
    console.error(games, points.map((all) => all.toFixed(1)).join(' '), JSON.stringify(reasons));
    return performance.now() < end;
  },
);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
positionals.forEach((name, i) =>
  console.log(name, percent(score.shares[i]!), '±', (100 * score.halfWidths[i]!).toFixed(1)),
);
console.log(`${score.games} games, ${Math.round(score.steps / score.games)} steps a game`, score.reasons);
