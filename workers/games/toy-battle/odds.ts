import type { Exact } from '../../analysis/contract';
import { RACK_LIMIT } from '../../../assembly/games/toy-battle/layout';
import { SIDES, TROOP_CODES, type Side, type State, type TroopCode } from './state';
import { countTiles } from './tiles';
import { reserveOf } from './validity';

/** Tiles a turn's draw takes at most (TB-DRAW-1). */
const DRAW = 2;

/** The chance of a troop. */
export interface TroopOdds {
  troop: TroopCode;
  chance: Exact;
}

/** Number of ways to choose `k` of `n`; 0 where that is impossible. Exact for any size. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** A fraction in lowest terms. Its parts stay below 2^53 for pools of up to 48 tiles. */
export function fraction(num: bigint, den: bigint): Exact {
  let [a, b] = [num, den];
  while (b) [a, b] = [b, a % b];
  return { num: Number(num / a), den: Number(den / a) };
}

/** Chance that `drawn` tiles taken from `pool` equally likely ones hold at least one of the `wanted`. */
export function atLeastOne(pool: number, wanted: number, drawn: number): Exact {
  if (drawn > pool) throw new RangeError(`${drawn} of ${pool} tiles`);
  const all = choose(pool, drawn);
  return fraction(all - choose(pool - wanted, drawn), all);
}

/** Tiles a draw of this side would take: two, less where the rack or the reserve is short (TB-DRAW-2, TB-DRAW-5). */
export function drawSize(state: State, side: Side): number {
  return Math.max(0, Math.min(DRAW, RACK_LIMIT - state.rack[side].length, reserveOf(state, side)));
}

/** Chance that the next draw of a side brings at least one of each troop (TB-DRAW-6), as its owner knows it. */
export function drawOdds(state: State, side: Side): TroopOdds[] {
  const unseen = countTiles(state.unseen[side]);
  const drawn = drawSize(state, side);
  return odds((troop) => atLeastOne(state.unseen[side].length, unseen[troop]!, drawn));
}

/** Chance that a side's rack holds at least one of each troop, as its opponent knows it (TB-INFO-4, TB-INFO-5). */
export function rackOdds(state: State, side: Side): TroopOdds[] {
  const known = countTiles(state.known[side]);
  const hidden = countTiles(state.rack[side] + state.unseen[side]).map((count, troop) => count - known[troop]!);
  const pool = hidden.reduce((sum, count) => sum + count, 0);
  const drawn = state.rack[side].length - state.known[side].length;
  return odds((troop) => (known[troop] ? { num: 1, den: 1 } : atLeastOne(pool, hidden[troop]!, drawn)));
}

function odds(of: (troop: number) => Exact): TroopOdds[] {
  return TROOP_CODES.map((troop, i) => ({ troop, chance: of(i) }));
}

/**
 * The state as a search shall take it. A search deals tiles anew that its player cannot know; with `open` racks both
 * sides know both racks, so that they stay as they are.
 */
export function withRacks(state: State, racks: 'dealt' | 'open'): State {
  if (racks === 'dealt') return state;
  const known = Object.fromEntries(SIDES.map((side) => [side, state.rack[side]])) as State['known'];
  return { ...state, known };
}
