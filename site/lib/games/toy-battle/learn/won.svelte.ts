/**
 * The medals that moves won, once the engine has told it: said behind each of them in the list of moves, which sees only the
 * node before.
 */
import type { View } from '$workers/contract';
import type { Effect } from '$workers/games/toy-battle/effects';

interface Move {
  view: View;
  action: string;
}

/** Phrases by node and action. */
let known = $state.raw<ReadonlyMap<string, () => string>>(new Map());

const keyOf = ({ view, action }: Move): string => `${view.notation} ${action}`;

/** @param effects what a table asks the engine with */
export async function learnOf(
  move: Move,
  effects: (view: View, action: string) => Promise<readonly object[]>,
): Promise<void> {
  if (move.view.actor !== 'player') return;
  // A worker that died is replaced elsewhere; what is missing meanwhile says nothing wrong.
  const found = (await effects(move.view, move.action).catch(() => [])) as readonly Effect[];
  if (found.length === 0) return;
  const { winsBehind } = await import('$lib/games/toy-battle/wins');
  known = new Map(known).set(keyOf(move), () => winsBehind(found));
}

export const wonBy = (view: View, action: string): string => known.get(keyOf({ view, action }))?.() ?? '';
