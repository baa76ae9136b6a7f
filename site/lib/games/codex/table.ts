/** The table of Codex: what playing and analysing share. */
import { sideName } from '$lib/games/codex/board/table-words';
import { boardIn, seatName } from '$lib/games/codex/board/view';
import { isAnyOrder } from '$lib/games/codex/board/wait-words';
import { face, isNobodyLeft } from '$lib/games/codex/face';
import { m } from '$lib/paraglide/messages';
import type { TableGame } from '$lib/play/table';
import { winnerOf } from '$workers/result';
import type { Effect } from '$workers/games/codex/effects';
import { SLOTS } from '$workers/games/codex/table';
import { aftermath } from './analyse/aftermath';
import Asked from './analyse/Asked.svelte';
import Board from './analyse/Board.svelte';
import Ghost from './analyse/Ghost.svelte';
import Hand from './analyse/Hand.svelte';
import Status from './analyse/Status.svelte';
import { terms } from './analyse/terms';
import { closed } from './play/closed';

const FIRST_SLOT = SLOTS[0];

export const table = {
  ...face,
  id: 'codex',
  shape: { ratio: 1.3, full: true },
  upright: true,
  longTurns: true,
  Board,
  Hand,
  Asked,
  Ghost,
  Status,

  aftermath: (view, _, effects) => aftermath(boardIn(view), effects as readonly Effect[]),
  ending(view) {
    const winner = view.result && winnerOf(view.result);
    const loser = sideName(winner === 0 ? 'B' : 'A');
    switch (view.result?.reason) {
      case 'both':
        return m.cxb_end_both();
      case 'limit':
        return m.cxb_end_limit();
      case 'conceded':
        return m.cxb_end_conceded({ seat: loser });
      default:
        return m.cxb_end_base({ seat: loser });
    }
  },
  turn(view) {
    const { turn, question, stage, active } = boardIn(view);
    return {
      number: turn,
      begins: question === 'main' && stage === 'main' && seatName(view.seat) === sideName(active),
    };
  },

  // The rules ask for every slot, also once nobody is left to patrol, and for the order of what comes to the same.
  isForced: (view) => isNobodyLeft(view) || isAnyOrder(boardIn(view)),
  isSequel: (view) => (boardIn(view).several?.chosen ?? 0) > 0,
  // That nobody can patrol is told once, at the first slot.
  isSilent: (view, action) => action === 'empty' && !(isNobodyLeft(view) && boardIn(view).slot === FIRST_SLOT),
  tellsOwn: true,

  // Only an attacker has anything to do with what lies on the other side.
  isForeign: (picks) => !picks[0]?.startsWith('thing:') && picks.some((pick) => /^(?:foe|far):/.test(pick)),
  foreign: 'CX-TURN-4',
  hidden: closed,

  // Playouts. On each move of a map a few more than are needed for a number.
  work: {
    sweep: 12,
    lines: 200,
    survey: 200,
  },
  terms,
} satisfies TableGame<'codex'>;
