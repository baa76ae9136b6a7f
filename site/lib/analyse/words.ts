/** Moves and numbers of an analysis as people read them. */
import { fractionText } from '$lib/board/fraction';
import { layoutOf } from '$lib/board/toy-battle/layout';
import { mapOf } from '$lib/board/toy-battle/map';
import { nodeName, pickWords, sideName, troopText } from '$lib/board/toy-battle/words';
import { getLocale } from '$lib/paraglide/runtime';
import { m } from '$lib/paraglide/messages';
import type { Exact, MoveValue } from '$workers/analysis-contract';
import { SIDES, type Side } from '$workers/games/toy-battle/state';
import { isFirstLook } from './values';
import type { BoardView } from './study.svelte';

export const sideOf = (seat: number): Side => SIDES[seat]!;
export const seatName = (seat: number): string => sideName(sideOf(seat));

/** How the visitor's language speaks of a node of a board. */
export function nodeText(map: string, node: string): string {
  return nodeName(layoutOf(mapOf(map)).at[node] ?? { id: node, hq: null });
}

/** An action in words, as played at a node. */
export function actionText(view: BoardView, action: string): string {
  if (action.startsWith('~')) return troopText(action.slice(1));
  const choice = view.choices.find((known) => known.action === action);
  return choice ? wordsOf(view).choice(choice) : action;
}

export function moveText(view: BoardView, { action, picks }: Pick<MoveValue, 'action' | 'picks'>): string {
  return wordsOf(view).choice({ action, picks });
}

const wordsOf = (view: BoardView) => pickWords(() => layoutOf(mapOf(view.board.map)));

/** The notation without the verb that is nearly always the same. */
export const shortAction = (action: string): string => action.replace(/^place /, '');

export function percent(chance: number, digits = 0): string {
  return new Intl.NumberFormat(getLocale(), { style: 'percent', maximumFractionDigits: digits }).format(chance);
}

export const count = (n: number): string => new Intl.NumberFormat(getLocale()).format(n);

/** `2/5 (40 %)`. */
export function exactText({ num, den }: Exact): string {
  if (num === 0 || num === den) return percent(num / den);
  return `${fractionText(num, den)} (${percent(num / den, 1)})`;
}

const SMALLEST_ERROR = 0.001;

/** What a value is worth as evidence: `proven`, `estimated, ± 1 %, 400 playouts`. */
export function evidence(value: MoveValue): string {
  if (value.certainty === 'proven') return m.analyse_proven();
  if (isFirstLook(value)) return m.analyse_first_look();
  if (value.certainty === 'unknown') return m.analyse_unknown({ count: count(value.visits) });
  // An error of nought would claim more than any number of playouts can show.
  const error = Math.max(SMALLEST_ERROR, value.error ?? 0);
  return m.analyse_estimated({ error: percent(error, 1), count: count(value.visits) });
}
