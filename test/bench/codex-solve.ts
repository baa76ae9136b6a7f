// How long the turn solver takes: node tools/run.mjs test/bench/codex-solve.ts [positions] [nodes] [small|any] [question]
// Starts of main phases of plain games, or with `small` the first decisions within the sizes the aim is about; of each, the
// answer of the question and all first actions that give it, in at most so many nodes. Times are the processor's. Questions: win (the
// default), most, cheapest, and about one hero or building of the opponent, the one of the lowest number: hero, building.

import * as L from '../../assembly/games/codex/layout';
import * as kinds from '../../assembly/games/codex/goal-kinds';
import { engineFromFile } from '../../workers/engine/node';
import { readTable } from '../../workers/games/codex/position';
import type { Table, Thing } from '../../workers/games/codex/table';
import { midGames } from './codex-positions';
import { median } from './timing';

const engine = await engineFromFile(new URL(`file://${process.cwd()}/build/codex.wasm`));
const attackersNow = (): number =>
  [...engine.legal()].filter((action) => action >> L.ARGUMENT_BITS === L.ATTACK).length;
function isSmall(): boolean {
  const table = readTable(engine.save());
  if (detailOf(table) === null) return false;
  const { gold, hand } = table.sides[table.active];
  const attackers = attackersNow();
  if (attackers === 0) return false;
  return (attackers <= 6 && gold <= 6 && hand.length <= 4) || (attackers <= 8 && gold <= 2 && hand.length <= 2);
}
const most = Number(process.argv[3] ?? 200_000);

type Question = 'win' | 'most' | 'cheapest' | 'hero' | 'building';
const question = (process.argv[5] ?? 'win') as Question;
const KINDS: Record<Question, number> = {
  win: kinds.WIN,
  most: kinds.MOST,
  cheapest: kinds.CHEAPEST,
  hero: kinds.KILL,
  building: kinds.DESTROY,
};
/** The number of the thing asked about: 0 for the base, null where there is no such thing. */
function detailOf(table: Table): number | null {
  if (question !== 'hero' && question !== 'building') return 0;
  const { team } = table.sides[table.active === 'A' ? 'B' : 'A'];
  const isAskedAbout = ({ card }: Thing): boolean =>
    question === 'hero' ? team.includes(card) : card.endsWith('_building');
  const things = table.things.filter((thing) => thing.controller !== table.active && isAskedAbout(thing));
  return things.length ? Math.min(...things.map(({ id }) => id)) : null;
}

const positions = midGames(engine, Number(process.argv[2] ?? 200), process.argv[4] === 'small' ? isSmall : undefined);

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
  engine.goalStart(KINDS[question], detailOf(table) ?? 0);
  let solved = true;
  let won = false;
  let best = -1;
  for (const action of engine.legal()) {
    const left = most - engine.goalNodes();
    engine.goalBegin(action, left, best - 1);
    const { value, isAtMost } = engine.goalRun(left)!;
    if (value && !isAtMost) best = Math.max(best, value.num / value.den);
    if (!value) solved = false;
    if (value?.num === 1 && KINDS[question] < kinds.MOST) won = true;
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
