/** The exact values of all first moves, put on the board and into a list. */
import type { HeatValue } from '$lib/board/heat';
import { m } from '$lib/paraglide/messages';
import type { Exact } from '$workers/analysis/contract';
import type { View } from '$workers/contract';
import { compareExact, readExact } from '$workers/puzzles/exact';
import type { Puzzle } from '$workers/puzzles/puzzle';
import type { PuzzleFace, Scale } from './face';

interface FirstMove {
  action: string;
  value: Exact;
  right: boolean;
}

/** Best first; equal ones in the order of the list. */
export function firstMoves({ values, right }: Pick<Puzzle, 'values' | 'right'>): FirstMove[] {
  return Object.entries(values)
    .map(([action, text]) => ({ action, value: readExact(text)!, right: right.includes(action) }))
    .sort((a, b) => compareExact(b.value, a.value));
}

/** A place stands for all moves that end there and shows the best of them. */
export function heatOf(
  puzzle: Pick<Puzzle, 'values' | 'right'>,
  start: View,
  game: Pick<PuzzleFace, 'placesOf' | 'action'>,
  scale: Scale,
): HeatValue[] {
  const places = new Map<string, FirstMove[]>();
  for (const move of firstMoves(puzzle)) {
    const node = game.placesOf(move.action).at(-1);
    if (node !== undefined) places.set(node, [...(places.get(node) ?? []), move]);
  }
  return [...places].map(([node, there]): HeatValue => {
    const best = there[0]!;
    const others = there.length > 1 ? `; ${m.puzzles_best_of({ count: there.length })}` : '';
    return {
      node,
      value: scale.share(best.value),
      label: scale.short(best.value),
      kind: 'proven',
      detail: game.action(start, best.action) + others,
    };
  });
}
