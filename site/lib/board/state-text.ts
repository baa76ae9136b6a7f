import { m } from '$lib/paraglide/messages';
import type { PickState } from './picker.svelte';

const TEXTS: Readonly<Record<PickState, () => string>> = {
  next: m.board_state_next,
  early: m.board_state_early,
  picked: m.board_state_picked,
};

/** Whether a thing can be picked, for the end of what is read out of it; nothing if it cannot. */
export const stateText = (state: PickState | null | undefined): string | false => !!state && TEXTS[state]();
