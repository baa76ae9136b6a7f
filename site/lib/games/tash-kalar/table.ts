/** The table of Tash-Kalar: what playing and analysing share. */
import { SHAPE } from '$lib/games/tash-kalar/board/layout';
import { boardIn } from '$lib/games/tash-kalar/board/words';
import { face } from '$lib/games/tash-kalar/face';
import type { TableGame } from '$lib/play/table';
import type { Effect } from '$workers/games/tash-kalar/effects';
import { aftermath } from './analyse/aftermath';
import Asked from './analyse/Asked.svelte';
import Board from './analyse/Board.svelte';
import { endingText } from './analyse/ending';
import Ghost from './analyse/Ghost.svelte';
import Hand from './analyse/Hand.svelte';
import Status from './analyse/Status.svelte';
import { sideOf } from './analyse/words';
import { terms } from './analyse/terms';
import { closed } from './play/closed';

export const table = {
  ...face,
  id: 'tash-kalar',
  shape: { ...SHAPE, foot: 1.8 },
  // Squares keep their names, and cards their places on them, for both players.
  upright: true,
  Board,
  Hand,
  Asked,
  Ghost,
  Status,

  aftermath: ({ seat }, action, effects) => aftermath(sideOf(seat), action, effects as readonly Effect[]),
  ending: (view, texts) => endingText(boardIn(view), view.result!, texts?.term(`how_${view.result!.reason}`) ?? ''),
  turn(view) {
    const { ply, turn, starter, side } = boardIn(view);
    const full = ply === 0 && side === starter ? 1 : 2;
    return { number: ply + 1, begins: view.question === 'menu' && turn.actions === full && !turn.summoned.length };
  },

  isForeign: (picks, { seat }) =>
    picks.some((pick) => /^(?:card|discard):/.test(pick) && pick.split(':')[1] !== sideOf(seat)),
  foreign: 'TS-CARD-3',
  hidden: closed,

  // Playouts.
  work: {
    sweep: 400,
    lines: 30_000,
    survey: 1500,
  },
  terms,
} satisfies TableGame;
