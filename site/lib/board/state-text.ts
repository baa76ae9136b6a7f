import { m } from '$lib/paraglide/messages';
import type { Mark, MarkKind } from './marks';
import type { PickState } from './picker.svelte';

const TEXTS: Readonly<Record<PickState, () => string>> = {
  next: m.board_state_next,
  early: m.board_state_early,
  picked: m.board_state_picked,
};

/** Whether a thing can be picked, for the end of what is read out of it; nothing if it cannot. */
export const stateText = (state: PickState | null | undefined): string | false => !!state && TEXTS[state]();

const MARKS: Readonly<Partial<Record<MarkKind, () => string>>> = {
  chosen: m.board_marked,
  marked: m.board_marked,
  refused: m.board_crossed,
};

/** The marks on a place that answer the learner. */
export const markTexts = (marks: readonly Mark[], node: string): (string | undefined)[] =>
  marks.map((mark) => (mark.node === node ? MARKS[mark.kind]?.() : undefined));
