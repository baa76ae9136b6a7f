/** What is known of the moves of one node: how new findings are taken over, and how they are shown on a board. */
import { ascending, descending, group, sum } from 'd3-array';
import type { Certainty, MoveValue } from '$workers/analysis/contract';
import type { HeatResult } from '$lib/board/heat';
import { isPlace, placeOf } from '$lib/board/place-picks';

/** Values by action. */
export type Values = ReadonlyMap<string, MoveValue>;

export const NO_VALUES: Values = new Map();

const RANK: Readonly<Record<Certainty, number>> = { unknown: 0, estimated: 1, proven: 2 };

/** True if `fresh` rests on at least as much as `known`: a proof yields to nothing but a proof, work to no less work. */
function replaces(fresh: MoveValue, known: MoveValue): boolean {
  // A mere bound says less than a value, whatever work it took.
  if (fresh.score?.atMost && known.score && !known.score.atMost) return false;
  if (RANK[fresh.certainty] !== RANK[known.certainty]) return RANK[fresh.certainty] > RANK[known.certainty];
  return fresh.visits >= known.visits;
}

/** Takes findings over one by one, so that a map is refined in place and never falls back. */
export function merge(known: Values, fresh: readonly MoveValue[]): Values {
  const merged = new Map(known);
  for (const value of fresh) {
    const old = merged.get(value.action);
    if (!old || replaces(value, old)) {
      // A search knows the answers to a move only at its end; until then those of the last one are better than none.
      const line = value.line.length > 1 || !old || !consistent(value, old) ? value.line : old.line;
      merged.set(value.action, { ...value, line });
    }
  }
  return merged;
}

/** A line belongs to a value only while both say the same about who wins. */
function consistent(a: MoveValue, b: MoveValue): boolean {
  return a.certainty === b.certainty && (a.certainty !== 'proven' || a.chance === b.chance);
}

/**
 * Where a value stands in a list before its chance counts: what was searched or is sure not to be lost, then what was only
 * glanced at, what too little is known of, and at the very end what is sure to be lost.
 */
function shelf(value: MoveValue): number {
  if (resultOf(value) === 'loss') return 3;
  if (value.certainty === 'unknown') return 2;
  return isFirstLook(value) ? 1 : 0;
}

/** Bounds stand behind values that are as good. */
const margin = ({ score }: MoveValue): number => (score ? score.margin : 0);

/** Best first; equal chances by points, then by more work, then by notation, so that the order does not flicker. */
export function ranked(values: Iterable<MoveValue>): MoveValue[] {
  return [...values].sort(
    (a, b) =>
      shelf(a) - shelf(b) ||
      descending(a.chance, b.chance) ||
      descending(margin(a), margin(b)) ||
      Number(a.score?.atMost ?? false) - Number(b.score?.atMost ?? false) ||
      descending(RANK[a.certainty], RANK[b.certainty]) ||
      descending(a.visits, b.visits) ||
      ascending(a.action, b.action),
  );
}

/** The chance of the best move for the player to move, or null while nothing is known. */
export function bestChance(values: Values): MoveValue | null {
  const [best] = ranked(values.values());
  return best && best.certainty !== 'unknown' ? best : null;
}

/** The last place of a move: where it lands, or where it strikes; null for moves that touch no place. */
export function targetOf(value: Pick<MoveValue, 'picks'>): string | null {
  return placeOf(value.picks.findLast(isPlace) ?? '');
}

/** Moves that agree with everything picked, in any order. */
export function matching(moves: Iterable<MoveValue>, picked: readonly string[]): MoveValue[] {
  return [...moves].filter(({ picks }) => picked.every((pick) => picks.includes(pick)));
}

export interface NodeValue {
  node: string;
  best: MoveValue;
  /** All moves that land there, best first. */
  moves: MoveValue[];
}

/** For each node the moves that land there, best first. */
export function byNode(moves: Iterable<MoveValue>): NodeValue[] {
  const groups = group(
    [...moves].filter((move) => targetOf(move) !== null),
    (move) => targetOf(move)!,
  );
  return [...groups].map(([node, there]) => {
    const sorted = ranked(there);
    return { node, best: sorted[0]!, moves: sorted };
  });
}

/** Playouts spent on all moves together. */
export const workOf = (values: Values): number => sum(values.values(), ({ visits }) => visits);

/** What a proven move comes to for whoever makes it; null where nothing is proven, or several seats share the win. */
export function resultOf({ certainty, chance, chances }: MoveValue): HeatResult | null {
  if (certainty !== 'proven') return null;
  if (chance === 1) return 'win';
  if (chance === 0) return 'loss';
  return chance * chances.length === 1 ? 'draw' : null;
}

/** A first look is exact for the turn and static behind it: it ranks the moves but deserves no number. */
export const isFirstLook = (value: MoveValue): boolean => value.certainty === 'estimated' && value.visits === 0;
