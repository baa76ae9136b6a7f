import { boardIn, pickText, WORDS } from '$lib/games/tash-kalar/board/words';
import { face } from '$lib/games/tash-kalar/face';
import { m } from '$lib/paraglide/messages';
import type { Predicate } from '$workers/games/tash-kalar/predicates';
import type { Goal } from '$lib/learn/lesson';
import type { Teaching } from '$lib/learn/teaching';
import { pace } from './pace';
import { supplyOf } from './supplies';
import { toldOf } from './told.svelte';
import Table from './Table.svelte';

/** Questions about cards, tasks and players leave the arena aside; one about supplies has an arena of its own. */
function bench(goal: Goal): ReturnType<NonNullable<Teaching['bench']>> {
  if (goal.type === 'order') return import('./Order.svelte').then((module) => module.default);
  if (goal.type === 'build') return import('./ArenaEditor.svelte').then((module) => module.default);
  return null;
}

export const teaching: Teaching = {
  ...face,
  pace,
  Table,
  tiles: () => import('./ReadCards.svelte').then((module) => module.default),

  async judge() {
    const { holdAll } = await import('$workers/games/tash-kalar/predicates');
    return (all, view, before) => holdAll(boardIn(view), all as Predicate[], before && boardIn(before));
  },

  async lacking(all, view) {
    const { lacking } = await import('./lacking');
    return lacking(boardIn(view), all as Predicate[]);
  },

  words: () => ({ ...WORDS, pick: (pick) => (pick === 'button:flare' ? m.ts_learn_try_flare() : pickText(pick)) }),

  event: (view, action, viewer) => face.event(view, action, viewer) + toldOf(view, action),

  trial: () => import('./trial').then(({ trial }) => trial),

  supply: ({ ask }) => supplyOf(ask),
  picksOnTable: () => false,

  marked(ask, square) {
    const [what, card, from] = ask.split(':');
    if (what === 'targets') return `summon ${card}@${square}`;
    if (what === 'picks') return `pick ${square}`;
    return what === 'moves' ? `move ${from}-${square}` : null;
  },

  isPercent: () => false,
  bench,
  async building() {
    const { editsHold } = await import('./editing');
    return { refuses: () => [], holds: editsHold };
  },
};
