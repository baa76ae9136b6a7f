/** What a turn is begun and gone on with, in words: the question of most moments. */
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/tash-kalar/board';
import { cardOf } from '$workers/games/tash-kalar/cards';
import type { Picker } from '$lib/board/picker.svelte';
import { flareOf } from './faces';
import { cardName, sideName } from './words';

/** What may become of the card in hand: legends are not discarded, and nothing twice in a turn; flares have no square. */
function cardText(id: string, choices: Picker['choices'], discarded: boolean): string {
  const card = cardName(id);
  const may = (verb: string): boolean => choices.some(({ action }) => action.startsWith(verb));
  if (flareOf(id)) return may('flare') ? m.ts_ask_flare({ card }) : m.ts_ask_flare_cold({ card });
  if (!may('summon ')) {
    if (may('discard ')) return m.ts_ask_unfit({ card });
    if (cardOf(id).kind === 'legends') return m.ts_ask_unfit_legend({ card });
    return discarded ? m.ts_ask_unfit_discarded({ card }) : m.ts_ask_unfit_spent({ card });
  }
  return may('discard ') ? m.ts_ask_card({ card }) : m.ts_ask_summon({ card });
}

/** What a turn may go on with. */
function menuText(side: string, actions: number, choices: Picker['choices']): string {
  if (!actions) return m.ts_ask_menu_done({ side });
  const isPieces = choices.length > 0 && choices.every(({ picks }) => picks.every((pick) => !pick.startsWith('card:')));
  if (choices.some(({ action }) => action.startsWith('lift ')))
    return isPieces ? m.ts_ask_menu_lift({ side }) : m.ts_ask_menu_lift_card({ side });
  return isPieces ? m.ts_ask_menu_place({ side }) : m.ts_ask_menu({ side });
}

/** @param picker its choices say what is possible, and which card is in hand */
export function menuQuestion(board: Board, picker: Picker): string {
  const held = picker.picked.find((pick) => pick.startsWith('card:'));
  if (held) return cardText(held.split(':')[2]!, picker.matches, board.turn.discarded);
  return menuText(sideName(board.side), board.turn.actions, picker.choices);
}
