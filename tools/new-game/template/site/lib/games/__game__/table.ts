/** The table: what playing and analysing share. */
import { boardIn } from '$lib/games/__game__/board/words';
import { face } from '$lib/games/__game__/face';
import type { TableGame } from '$lib/play/table';
import Asked from './analyse/Asked.svelte';
import Board from './analyse/Board.svelte';
import Ghost from './analyse/Ghost.svelte';
import Hand from './analyse/Hand.svelte';
import Status from './analyse/Status.svelte';

export const table = {
  ...face,
  id: '__game__',
  shape: null,
  Board,
  Hand,
  Asked,
  Ghost,
  Status,

  ending: ({ result }, texts) => texts?.term(`how_${result?.reason}`) ?? '',
  turn: (view) => ({ number: boardIn(view).turn + 1, begins: true }),

  isForeign: () => false,
  foreign: '__PREFIX__-GAME-1',

  // Playouts.
  work: {
    sweep: 500,
    lines: 20_000,
    survey: 2000,
  },
} satisfies TableGame<'__game__'>;
