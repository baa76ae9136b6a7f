/** The table of Toy Battle: what playing and analysing share. */
import { SHAPE } from '$lib/games/toy-battle/board/layout';
import { boardIn } from '$lib/games/toy-battle/board/words';
import { face } from '$lib/games/toy-battle/face';
import type { TableGame } from '$lib/play/table';
import { aftermath } from './analyse/aftermath';
import Asked from './analyse/Asked.svelte';
import Board from './analyse/Board.svelte';
import { endingText } from './analyse/ending';
import Ghost from './analyse/Ghost.svelte';
import Hand from './analyse/Hand.svelte';
import Key from './analyse/Key.svelte';
import Status from './analyse/Status.svelte';
import { terms } from './analyse/terms';
import { closed } from './play/closed';

export const table = {
  ...face,
  id: 'toy-battle',
  shape: SHAPE,
  Board,
  Hand,
  Asked,
  Ghost,
  Status,
  Key,

  aftermath,
  ending: (view, texts) => endingText(boardIn(view), view.result!, texts?.term(`how_${view.result!.reason}`) ?? ''),
  turn: (view) => ({ number: boardIn(view).turns + 1, begins: view.question === 'turn' }),

  isForeign: (picks, view) =>
    picks.some((pick) => /^(tile|discard):/.test(pick) && pick.split(':')[1] !== boardIn(view).toMove),
  foreign: 'TB-TURN-4/foreign',
  hidden: closed,

  // Playouts; 1,200 a move give a standard error of about one percent.
  work: {
    sweep: 1200,
    lines: 60_000,
    survey: 3000,
  },
  terms,
} satisfies TableGame;
