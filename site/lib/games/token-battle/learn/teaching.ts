import type { PickWords } from '$lib/board/picker.svelte';
import { boardIn } from '$lib/games/token-battle/board/words';
import { face } from '$lib/games/token-battle/face';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';
import { CARDS } from '$workers/games/token-battle/cards';
import type { Predicate } from '$workers/games/token-battle/predicates';
import type { Side } from '$workers/games/token-battle/state';
import type { Goal } from '$lib/learn/lesson';
import type { Teaching } from '$lib/learn/teaching';
import { pace } from './pace';
import Table from './Table.svelte';

/** The board's words, and what only lessons let be picked: passing. */
function words(view: () => View): PickWords {
  const table = face.words(view);
  return { ...table, pick: (text) => (text.startsWith('button:') ? m.tk_learn_pass() : table.pick(text)) };
}

/** Questions about cards alone leave the table aside. */
function bench(goal: Goal): ReturnType<NonNullable<Teaching['bench']>> {
  if (goal.type === 'order') return import('./CardParts.svelte').then((module) => module.default);
  if (goal.type === 'build') return import('./SetBuilder.svelte').then((module) => module.default);
  if (goal.type === 'pick' && goal.ask.startsWith('collection:'))
    return import('./FromCollection.svelte').then((module) => module.default);
  return null;
}

export const teaching: Teaching = {
  ...face,
  pace,
  Table,
  tiles: () => import('./Cards.svelte').then((module) => module.default),

  async judge() {
    const { holdAll } = await import('$workers/games/token-battle/predicates');
    return (all, view, before) => holdAll(boardIn(view), all as Predicate[], before && boardIn(before));
  },

  /** Every miss has an answer of its own among the slips of its step. */
  lacking: async () => [],

  words,

  async trial() {
    const read = await face.trial();
    return (picks, view) => (picks[0] === 'button:pass' ? 'pass' : read(picks, view));
  },

  supply({ ask }, view) {
    const [what, side, n] = ask.split(':');
    if (what === 'collection') return CARDS.map(({ id }) => id);
    return boardIn(view).cards[side as Side][Number(n) - 1] ?? [];
  },

  picksOnTable: () => false,
  /** A field to play a card from is tried out there. */
  marked(ask, field) {
    const [what, card] = ask.split(':');
    return what === 'reach' ? `${card}@${field}` : null;
  },
  isPercent: () => false,
  /** A turn that was played is gone through on the board, after the verdict; see Captions. */
  bench,
  async building() {
    const { setHolds, setRefusals } = await import('./sets');
    return { refuses: setRefusals, holds: setHolds };
  },
};
