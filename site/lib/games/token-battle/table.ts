/** The table of Token Battle: what playing and analysing share. */
import { loadLabels } from '$lib/games/token-battle/board/labels';
import { SHAPE } from '$lib/games/token-battle/board/layout';
import { boardIn } from '$lib/games/token-battle/board/words';
import { face } from '$lib/games/token-battle/face';
import { m } from '$lib/paraglide/messages';
import type { TableGame } from '$lib/play/table';
import type { Effect } from '$workers/games/token-battle/effects';
import { optionsOf } from '$workers/games/token-battle/default-options';
import { aftermath } from './analyse/aftermath';
import Asked from './analyse/Asked.svelte';
import Board from './analyse/Board.svelte';
import Ghost from './analyse/Ghost.svelte';
import Hand from './analyse/Hand.svelte';
import Status from './analyse/Status.svelte';
import { terms } from './analyse/terms';

export const table = {
  ...face,
  id: 'token-battle',
  shape: { ...SHAPE, foot: 2.9 },
  // Up is towards row 1 for both players (TK-CARD-6).
  upright: true,
  Board,
  Hand,
  Asked,
  Ghost,
  Status,

  ending: (view, texts) =>
    view.result?.reason === 'points'
      ? m.tk_play_points_reached({ limit: optionsOf(boardIn(view).options).pointLimit })
      : (texts?.term(`how_${view.result?.reason}`) ?? ''),
  aftermath: (_, __, effects) => aftermath(effects as readonly Effect[]),
  story: async (effects) => {
    const [labels, { effectWords }] = await Promise.all([loadLabels(), import('$workers/games/token-battle/text')]);
    return effectWords(effects as readonly Effect[], labels);
  },
  turn: (view) => ({ number: boardIn(view).ply + 1, begins: true }),

  isForeign: ([stack], view) => stack?.startsWith('stack:') === true && stack.split(':')[1] !== boardIn(view).turn,
  foreign: 'TK-TURN-1',

  // Positions looked at.
  work: {
    sweep: 10_000,
    lines: 1_000_000,
    survey: 100_000,
  },
  terms,
} satisfies TableGame;
