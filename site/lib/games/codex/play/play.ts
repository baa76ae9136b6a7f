import { abilityDeed } from '$lib/games/codex/board/deeds.svelte';
import { thingName } from '$lib/games/codex/board/table-words';
import { boardIn, seatName } from '$lib/games/codex/board/view';
import { face } from '$lib/games/codex/face';
import { m } from '$lib/paraglide/messages';
import type { PlayGame } from '$lib/play/table';
import type { View } from '$workers/contract';
import { table } from '../table';
import { offer } from './offer';

/** An ability as its card says it, once the texts have come. */
function told(view: View, action: string): string {
  const [verb, called = '', key = ''] = action.split(' ');
  const [card = '', id] = called.split('#');
  const deed = verb === 'use' ? abilityDeed(card, key) : null;
  return deed ? m.cxb_a_use({ name: thingName(boardIn(view), Number(id)), what: deed }) : face.action(view, action);
}

export const play = {
  ...table,
  ...offer,
  action: told,
  event: (view, action, viewer) =>
    action.startsWith('use ')
      ? m.board_event({ side: seatName(view.seat), what: told(view, action) })
      : face.event(view, action, viewer),
} satisfies PlayGame<'codex'>;
