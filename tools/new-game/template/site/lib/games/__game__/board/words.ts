/** Seats, actions and boards of __Title__ in words. */
import type { PickWords } from '$lib/board/picker.svelte';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { SETUPS, type Board } from '$workers/games/__game__/state';

export const boardIn = (view: View): Board => view.board as Board;

export const seatName = (seat: number): string => m.__snake___seat({ n: seat + 1 });

/** An action of the notation: `take 2`. */
export const actionText = (action: string): string => m.__snake___take({ count: action.replace(/^take /, '') });

export const setupName = (setup: string): string => m.__snake___seats({ count: SETUPS.indexOf(setup) + 2 });

export const words: PickWords = {
  pick: (pick) => actionText(pick.replace(/^button:/, 'take ')),
  choice: ({ action }) => actionText(action),
};
