import { placesNamed } from '$lib/games/conquest/learn/named';
import { boardIn } from '$lib/games/conquest/board/words';
import { face } from '$lib/games/conquest/face';
import type { Teaching } from '$lib/learn/teaching';
import type { Predicate } from '$workers/games/conquest/predicates';
import { pace } from './pace';
import Table from './Table.svelte';

export const teaching: Teaching = {
  ...face,
  Table,
  pace,

  async judge() {
    const { holdAll } = await import('$workers/games/conquest/predicates');
    return (all, view) => holdAll(boardIn(view), all as Predicate[]);
  },

  /** Every miss has an answer of its own among the slips of its step. */
  lacking: async () => [],
  named: placesNamed,

  supply: () => [],
  picksOnTable: () => false,
  marked: () => null,
  isPercent: (ask) => ask === 'percent',
};
