import type { Node } from './game';
import { PLAYERS, type Player } from './grammar';
import type { Side, Table } from './table';

/** Piles are heaps, and how many actions there have been matters to nobody before the two hundredth (CX-MAIN-5). */
const sideKey = (side: Side): unknown => ({
  ...side,
  discard: [...side.discard].sort(),
  trashed: [...side.trashed].sort(),
  counts: { ...side.counts, actions: 0 },
});

/** What the next thing is numbered by, and the next time stamp, changes names only. */
function tableKey(table: Table): string {
  const sides = Object.fromEntries(PLAYERS.map((player: Player) => [player, sideKey(table.sides[player])]));
  return JSON.stringify({ ...table, options: null, sides, stamp: 0, nextId: 0 });
}

/** Nodes of one game with the same key have the same future. */
export function keyOf({ start, answers }: Node): string {
  return answers.length === 0 ? tableKey(start) : [JSON.stringify(start), ...answers].join(' / ');
}
