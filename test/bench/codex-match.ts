// Matches of Codex: node tools/run.mjs test/bench/codex-match.ts <player> <player> --games 36 --seed 7
// Players as `npx sandtable match` names them, plain, deck and turn:N among them. All pairings of the ready teams take turns, each
// from both seats; --past N leaves out the first N games of a match, which were played before; --curve 2 lets the second player
// choose tech to the curve, as plain does. Says how each pairing went and what a turn took, which the command line does not.

import { parseArgs } from 'node:util';
import { ASK_TECH, QUESTION, TURN } from '../../assembly/games/codex/layout';
import { plainAction } from '../../workers/engine/codex';
import { engineFromFile } from '../../workers/engine/node';
import { codex as codec } from '../../workers/games/codex/game';
import { playMatch, rotating } from '../../workers/match/match';
import type { Player } from '../../workers/match/player';
import { playersNamed } from '../../workers/match/players';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '36' },
    curve: { type: 'string', default: '0' },
    past: { type: 'string', default: '0' },
    seed: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '10' },
    wasm: { type: 'string', default: 'build/codex.wasm' },
  },
});

const engine = await engineFromFile(new URL(values.wasm, `file://${process.cwd()}/`));
const spent = positionals.map(() => 0);
const decided = positionals.map(() => new Set<string>());
let game = 0;
let lastTurn = 0;

/** The player, timed by the processor's clock. */
const timed =
  (player: Player, i: number): Player =>
  (of, random) => {
    const state = of.save();
    lastTurn = new DataView(state.buffer, state.byteOffset).getUint16(TURN, true);
    decided[i]!.add(`${game} ${lastTurn} ${of.actor()}`);
    const began = process.cpuUsage();
    const isCurve = i + 1 === Number(values.curve) && state[QUESTION] === ASK_TECH;
    const action = isCurve ? plainAction(of) : player(of, random);
    const { user, system } = process.cpuUsage(began);
    spent[i]! += (user + system) / 1000;
    return action;
  };

const seed = Number(values.seed);
/** Rounds, of a game from each seat. */
const past = Number(values.past) / 2;
const end = performance.now() + Number(values.minutes) * 60_000;
const turns: number[] = [];
const pairings = new Map<string, [points: number, games: number]>();
let before = 0;
const score = playMatch(
  engine,
  codec,
  {
    players: playersNamed(positionals, codec).map(timed),
    startOf: (round, seating) => {
      game++;
      return rotating(codec, codec.fullSetups, seed)(round, seating);
    },
    games: Number(values.games),
    past,
    seed,
  },
  ({ games, points }) => {
    turns.push(lastTurn);
    const setup = codec.fullSetups[(past + games / 2 - 1) % codec.fullSetups.length]!;
    const [sum, count] = pairings.get(setup) ?? [0, 0];
    pairings.set(setup, [sum + points[0]! - before, count + 2]);
    before = points[0]!;
    console.error(games, points.map((all) => all.toFixed(1)).join(' '), setup, `turn ${lastTurn}`);
    return performance.now() < end;
  },
);
const percent = (share: number): string => (100 * share).toFixed(1);
console.log(
  `${positionals.join(' ')} seed ${seed}: ${percent(score.shares[0]!)} % ± ${percent(score.halfWidths[0]!)} of ${score.games} games`,
);
console.log([...pairings].map(([setup, [sum, count]]) => `${setup} ${sum}/${count}`).join(', '));
turns.sort((x, y) => x - y);
console.log(`last turn: least ${turns[0]}, median ${turns[turns.length >> 1]}, most ${turns.at(-1)}`);
console.log(
  `milliseconds a turn: ${spent.map((time, i) => Math.round(time / decided[i]!.size)).join(' and ')}`,
  score.reasons,
);
