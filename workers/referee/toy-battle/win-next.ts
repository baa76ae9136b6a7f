import { apply } from './apply';
import { keyOf } from './describe';
import { writeAction } from './notation';
import { TROOPS, contains, count, pile, without, type Pile } from './piles';
import { answers } from './questions';
import { asking, type Side, type State } from './state';

/** The chance that a side wins in its next turn is exactly `num / den`, not reduced (rule file 8.2). */
export interface WinNext {
  num: number;
  den: number;
  /** The smallest sets of tiles that win, each in troop order, the list in alphabetical order. */
  needs: Pile[];
}

/*
 * What the opponent of `side` can count on (TB-INFO-4, TB-INFO-5): the tiles on its rack and its unseen tiles
 * are one pool, of which the known ones are surely held. Frozen tiles cannot be placed and only make the rack
 * smaller; no board lets a side hold known and frozen tiles together, and a staged position that does counts
 * the known ones as free.
 */
const poolOf = (state: State, side: Side): Pile => pile(state.rack[side] + state.unseen[side]);
const usable = (state: State, side: Side): number => state.rack[side].length - state.frozen[side].length;

/** Exact, whoever is to move: the board is taken as it is, with `side` beginning its turn. No tile wins a game that is over. */
export function winNext(state: State, side: Side): WinNext {
  const needs = winningSets(state, side, false);
  const known = state.known[side];
  const unknown = without(poolOf(state, side), known);
  const drawn = Math.max(0, usable(state, side) - known.length);
  const missing = needs.map((need) => without(need, known));
  return { num: racksWith(missing, unknown, drawn), den: choose(unknown.length, drawn), needs };
}

/** Whether some rack the side may hold wins in its next turn: `winNext(...).needs` is not empty. */
export const canWinNext = (state: State, side: Side): boolean => winningSets(state, side, true).length > 0;

/** The whole pool on one rack, and nothing left that chance could do: no draws, nothing to raid or to freeze. */
const virtual = (state: State, side: Side): State => ({
  ...asking(state, 'turn'),
  toMove: side,
  rack: { blue: '', red: '', [side]: poolOf(state, side) },
  unseen: { blue: '', red: '' },
  removed: { blue: 0, red: 0 },
  frozen: { blue: '', red: '' },
  known: { blue: '', red: '' },
  waiting: [],
});

/** The minimal winning sets among all lines of the turn; with `anyOne`, the first set found will do. */
function winningSets(state: State, side: Side, anyOne: boolean): Pile[] {
  if (state.question === 'over') return [];
  const start = virtual(state, side);
  const most = usable(state, side);
  const found = new Set<Pile>();
  const seen = new Set<string>();
  const usedBy = (node: State): Pile => without(start.rack[side], node.rack[side]);

  const explore = (node: State): void => {
    if (anyOne && found.size > 0) return;
    const used = usedBy(node);
    if (node.result?.winner === side && node.turns === start.turns) {
      found.add(used);
      return;
    }
    if (node.turns !== start.turns || node.question === 'over' || seen.has(keyOf(node))) return;
    seen.add(keyOf(node));
    for (const action of answers(node)) {
      // Tiles that come back to the rack come too late to be placed and claim nothing for their owner.
      if (action.verb === 'recall' || action.verb === 'exhume') continue;
      if (action.verb === 'place') {
        const needed = pile(used + action.troop);
        if (needed.length > most || [...found].some((set) => contains(needed, set))) continue;
      }
      explore(apply(node, writeAction(action)));
    }
  };

  explore(start);
  const sets = [...found].filter((set) => ![...found].some((other) => other !== set && contains(set, other)));
  return sets.sort();
}

/** n over k. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** How many sets of `drawn` tiles out of `pool`, every tile its own, contain one of the wanted sets. */
function racksWith(wanted: Pile[], pool: Pile, drawn: number): number {
  const from = (troops: readonly (typeof TROOPS)[number][], held: Pile): number => {
    const [troop, ...others] = troops;
    if (troop === undefined) {
      return held.length === drawn && wanted.some((set) => contains(held, set)) ? 1 : 0;
    }
    const copies = count(pool, troop);
    let racks = 0;
    for (let n = 0; n <= copies && held.length + n <= drawn; n += 1) {
      racks += choose(copies, n) * from(others, held + troop.repeat(n));
    }
    return racks;
  };
  return from(TROOPS, '');
}
