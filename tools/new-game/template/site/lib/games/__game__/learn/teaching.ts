import { boardIn } from '$lib/games/__game__/board/words';
import { face } from '$lib/games/__game__/face';
import type { Teaching } from '$lib/learn/teaching';
import type { Predicate } from '$workers/games/__game__/predicates';
import Table from './Table.svelte';

export const teaching: Teaching = {
  ...face,
  Table,
  pace: { atRest: new Set(), idle: [] },
  tiles: () => Promise.reject(new Error('no step asks to pick something')),

  async judge() {
    const { holdAll } = await import('$workers/games/__game__/predicates');
    return (all, view) => holdAll(boardIn(view), all as Predicate[]);
  },

  /** Every miss has an answer of its own among the slips of its step. */
  lacking: async () => [],

  supply: () => [],
  picksOnTable: () => false,
  marked: () => null,
  isPercent: () => false,
};
