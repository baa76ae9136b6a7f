/** The table of Conquest: what playing and analysing share. */
import { SHAPE } from '$lib/games/conquest/board/layout';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { boardIn, playerName } from '$lib/games/conquest/board/words';
import { face } from '$lib/games/conquest/told-face';
import { m } from '$lib/paraglide/messages';
import type { TableGame } from '$lib/play/table';
import type { Effect } from '$workers/games/conquest/effects';
import Asked from './analyse/Asked.svelte';
import Board from './analyse/Board.svelte';
import Ghost from './analyse/Ghost.svelte';
import Hand from './analyse/Hand.svelte';
import Status from './analyse/Status.svelte';
import { terms } from './analyse/terms';

/** The first decisions of a turn, whichever of them comes. */
const FIRST = ['offer', 'early', 'disarm', 'turn-card', 'raise', 'drop', 'attack'];

/** To be on turn only says how much of a turn is left after a decision, which is no reason for it. */
const reasons = Object.fromEntries(Object.entries(terms).filter(([name]) => name !== 'turn'));

export const table = {
  ...face,
  id: 'conquest',
  shape: SHAPE,
  upright: true,
  longTurns: true,
  Board,
  Hand,
  Asked,
  Ghost,
  Status,
  terms: reasons,

  ending(view) {
    const { player } = boardIn(view);
    const words = { player: playerName(player) };
    if (view.result?.reason === 'limit') return m.cq_end_limit();
    return view.result?.reason === 'missions' ? m.cq_end_missions(words) : m.cq_end_last(words);
  },
  turn(view) {
    const { round, order, player, node, phase } = boardIn(view);
    const number = (round - 1) * order.length + order.indexOf(player) + 1;
    return { number, begins: phase === 1 && FIRST.includes(node), round };
  },

  isOut(view, seat) {
    const { lands, forces, phase } = boardIn(view);
    const isTheirs = ({ owner }: { owner: string | null }): boolean => owner === COLOURS[seat];
    return phase > 0 && ![...Object.values(lands), ...Object.values(forces)].some(isTheirs);
  },

  async aftermath(view, action, effects) {
    const [board, told] = [boardIn(view), effects as readonly Effect[]];
    const round = action.startsWith('roll ') ? (await import('./play/round-words')).roundTexts(board, told) : [];
    return [...round, ...(await import('./play/aftermath')).aftermath(board, action, told)];
  },

  isForeign: (picks, view) =>
    picks.some(
      (pick) => pick.startsWith('card:') && !(pick.slice(5) in boardIn(view).players[boardIn(view).decider]!.cards),
    ),
  foreign: 'CQ-CARD-2',

  // Playouts.
  work: {
    sweep: 60,
    lines: 2000,
    survey: 100,
  },
} satisfies TableGame<'conquest'>;
