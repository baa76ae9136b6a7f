import { boardIn, eventText, pictureOf, words } from '$lib/games/__game__/board/words';
import type { Teaching } from '$lib/learn/teaching';
import { trialOf } from '$workers/games/__game__/choices';
import type { Predicate } from '$workers/games/__game__/predicates';
import type { Board } from '$workers/games/__game__/state';
import Table from './Table.svelte';

export const teaching: Teaching = {
  Table,
  tiles: () => Promise.reject(new Error('no step asks to pick something')),
  prepare: async () => {},

  async judge() {
    const { holdAll } = await import('$workers/games/__game__/predicates');
    return (all, view) => holdAll(boardIn(view), all as Predicate[]);
  },

  /** Every miss has an answer of its own among the slips of its step. */
  lacking: async () => [],

  picture: (_position, board) => pictureOf('', board as Board),
  words: () => words,
  trial: trialOf,
  nodesOf: () => [],
  event: eventText,
  nodes: () => [],
  pickOf: (node) => node,
  supply: () => [],
  picksOnTable: () => false,
  marked: () => null,
  isPercent: () => false,
  aboutLines: new Set(),
  order: () => null,
};
