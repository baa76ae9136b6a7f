/**
 * Actions in words where few are ever told before something is played: they are fetched with the first that is. Until they
 * are there, what is picked for an action stands for it; whatever is drawn from that is drawn anew when they come.
 */
import type { View } from '$workers/contract';
import { outcomeText, pickText } from './pick-words';
import { boardIn } from './words';

export type ActionWords = Pick<typeof import('./action-words'), 'actionText' | 'toldText'>;

let words = $state.raw<ActionWords>();
let coming: Promise<unknown> | undefined;

/** Kept once actions are told in full; a later call tries again what could not be fetched. */
export function fetchWords(): Promise<unknown> {
  const failed = (error: unknown) => {
    coming = undefined;
    throw error;
  };
  return (coming ??= import('./action-words').then((found) => (words = found), failed));
}

/** An action by what is picked for it, an outcome by what it came to. */
export function pickedText(view: View, action: string): string {
  const board = boardIn(view);
  const [, first = ''] = action.split(' ');
  if (view.actor === 'chance') return outcomeText(first, board.node);
  const { picks = [] } = view.choices.find((choice) => choice.action === action) ?? {};
  return picks.map((pick) => pickText(pick, board)).join(' › ');
}

export function lateText(name: keyof ActionWords, view: View, action: string): string {
  if (words) return words[name](action, boardIn(view));
  void fetchWords();
  return pickedText(view, action);
}
