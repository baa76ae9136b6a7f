// How long the turn solver takes: node tools/run.mjs test/bench/codex-solve.ts [positions] [nodes] [small]
// Starts of main phases of plain games, or with `small` the first decisions within the sizes the aim is about; of each, whether
// the turn wins, over all first actions, in at most so many nodes. Times are the processor's.

import * as L from '../../assembly/games/codex/layout';
import * as kinds from '../../assembly/games/codex/goal-kinds';
import { engineFromFile } from '../../workers/engine/node';
import { readTable } from '../../workers/games/codex/position';
import { midGames } from './codex-positions';
import { median } from './timing';

const engine = await engineFromFile(new URL(`file://${process.cwd()}/build/codex.wasm`));
const attackersNow = (): number =>
  [...engine.legal()].filter((action) => action >> L.ARGUMENT_BITS === L.ATTACK).length;
function isSmall(): boolean {
  const table = readTable(engine.save());
  const { gold, hand } = table.sides[table.active];
  const attackers = attackersNow();
  if (attackers === 0) return false;
  return (attackers <= 6 && gold <= 6 && hand.length <= 4) || (attackers <= 8 && gold <= 2 && hand.length <= 2);
}
const positions = midGames(engine, Number(process.argv[2] ?? 200), process.argv[4] === 'small' ? isSmall : undefined);
const most = Number(process.argv[3] ?? 200_000);

interface Row {
  attackers: number;
  gold: number;
  cards: number;
  nodes: number;
  milliseconds: number;
  solved: boolean;
  won: boolean;
}

function solve(state: Uint8Array): Row {
  engine.restore(state);
  const table = readTable(state);
  const attackers = attackersNow();
  const { gold, hand } = table.sides[table.active];
  const began = process.cpuUsage();
  engine.goalStart(kinds.WIN);
  let solved = true;
  let won = false;
  for (const action of engine.legal()) {
    const value = engine.goalSolve(action, most - engine.goalNodes());
    if (!value) solved = false;
    if (value?.num === 1) won = true;
    if (!solved && engine.goalNodes() >= most) break;
  }
  return {
    attackers,
    gold,
    cards: hand.length,
    nodes: engine.goalNodes(),
    milliseconds: (({ user, system }) => (user + system) / 1000)(process.cpuUsage(began)),
    solved,
    won,
  };
}

const rows = positions.map(solve);
for (const [name, those] of [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (n) => [`${n} attackers`, rows.filter(({ attackers }) => attackers === n)] as const,
  ),
  ['9 and more', rows.filter(({ attackers }) => attackers > 8)] as const,
  ['up to 6, 6 gold, 4 cards', rows.filter((row) => row.attackers <= 6 && row.gold <= 6 && row.cards <= 4)] as const,
  ['up to 8, 2 gold, 2 cards', rows.filter((row) => row.attackers <= 8 && row.gold <= 2 && row.cards <= 2)] as const,
  ['all', rows] as const,
]) {
  if (!those.length) continue;
  const times = those.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const solved = those.filter((row) => row.solved || row.won).length;
  const ninth = times[Math.floor(0.9 * (times.length - 1))]!;
  const inTime = those.filter((row) => (row.solved || row.won) && row.milliseconds < 2000).length;
  console.log(
    `${name}: ${those.length}, solved ${solved} (${inTime} in 2 s), won ${those.filter((row) => row.won).length}, ` +
      `median ${median(times).toFixed(0)} ms, 90 % ${ninth.toFixed(0)} ms, most ${times.at(-1)!.toFixed(0)} ms`,
  );
}
const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
const time = rows.reduce((sum, row) => sum + row.milliseconds, 0);
console.log(`${Math.round(nodes / time)} nodes a millisecond`);
