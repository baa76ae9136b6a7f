/**
 * What the moves of an attempt brought about beyond their own words, once the engine has told it: said behind each of them
 * in the list of moves.
 */
import { afterDash, statements } from '$lib/i18n/phrases';
import type { View } from '$workers/contract';
import type { Effect } from '$workers/games/tash-kalar/effects';
import { SIDES } from '$workers/games/tash-kalar/state';

/** Phrases by node and action. */
let known = $state.raw<ReadonlyMap<string, () => string[]>>(new Map());

const keyOf = ({ notation }: View, action: string): string => `${notation} ${action}`;

export async function learnOf(view: View, action: string, effects: readonly Effect[]): Promise<void> {
  const { aftermath } = await import('$lib/games/tash-kalar/analyse/aftermath');
  known = new Map(known).set(keyOf(view, action), () => aftermath(SIDES[view.seat]!, action, effects));
}

export function toldOf(view: View, action: string): string {
  const phrases = known.get(keyOf(view, action))?.() ?? [];
  return phrases.length > 0 ? afterDash(statements(phrases)) : '';
}
