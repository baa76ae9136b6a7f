import { boardIn } from '$lib/games/codex/board/view';
import { face } from '$lib/games/codex/face';
import type { Teaching } from '$lib/learn/teaching';
import type { Predicate } from '$workers/games/codex/predicates';
import { pace } from './pace';
import Table from './Table.svelte';

export const teaching: Teaching = {
  ...face,
  Table,
  pace,

  async judge() {
    const { holds } = await import('$workers/games/codex/predicates');
    return (all, view) => (all as Predicate[]).every((predicate) => holds(boardIn(view), predicate));
  },

  /** Every miss has an answer of its own among the slips of its step. */
  lacking: async () => [],
  // Things go by numbers, which no sentence says.
  named: () => [],

  supply: () => [],
  picksOnTable: () => false,
  marked: () => null,
  isPercent: (ask) => ask === 'percent',
};
