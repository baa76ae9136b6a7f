import { SQUARES } from '$workers/games/tash-kalar/squares';
import { boardIn, pickText, WORDS } from '$lib/games/tash-kalar/board/words';
import { face } from '$lib/games/tash-kalar/face';
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/tash-kalar/board';
import type { Predicate } from '$workers/games/tash-kalar/predicates';
import type { Goal } from '$lib/learn/lesson';
import type { Teaching } from '$lib/learn/teaching';
import { pace } from './pace';
import { supplyOf } from './supplies';
import { toldOf } from './told.svelte';
import Table from './Table.svelte';

/** The empty squares around one, in their order. */
const freeAround = (square: string, { board }: Board): string[] =>
  SQUARES.filter(
    (one) => !(one in board) && [0, 1].includes(far(one, square, 0)) && [0, 1].includes(far(one, square, 1)),
  );

/** How many columns (0) or rows (1) lie between two squares. */
const far = (a: string, b: string, axis: 0 | 1): number => Math.abs(a.charCodeAt(axis) - b.charCodeAt(axis));

/**
 * A piece pointed at while moves are asked for that it cannot make; the board's own trial waits for a second square. Any
 * step of it is as good as another: what stands against it is about the piece.
 */
function idlePiece(picks: readonly string[], board: Board, legal: readonly string[]): string | null {
  const [pick, ...more] = picks;
  if (more.length > 0 || !pick?.startsWith('square:')) return null;
  const square = pick.slice('square:'.length);
  const moves = legal.filter((action) => /^(?:move|run) /.test(action));
  if (moves.length === 0 || moves.some((action) => action.includes(` ${square}-`))) return null;
  const [step] = freeAround(square, board);
  return square in board.board && step ? `move ${square}-${step}` : `pick ${square}`;
}

/** What a button stands for that is shown to be tried. */
function button(picks: readonly string[]): string | null {
  const [pick = ''] = picks.slice(-1);
  return pick === 'button:flare' ? 'flare' : null;
}

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

  trial(picks, view) {
    const legal = view.choices.map(({ action }) => action);
    return button(picks) ?? face.trial(picks, view) ?? idlePiece(picks, boardIn(view), legal);
  },

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
