/** The question put to a player, in words. */
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/tash-kalar/board';
import type { Picker } from '$lib/board/picker.svelte';
import { flareOf } from './faces';
import { cardName, sideName } from './words';

const EFFECT = {
  pick: m.ts_ask_pick,
  placeOn: m.ts_ask_placeOn,
  move: m.ts_ask_move,
  run: m.ts_ask_move,
  direction: m.ts_ask_direction,
  option: m.ts_ask_option,
  card: m.ts_ask_take,
} as const;

const isEffect = (verb: string): verb is keyof typeof EFFECT => Object.hasOwn(EFFECT, verb);

/** How a part of an effect is answered: by the first of its choices that is not `done`. */
export function answerText(choices: Picker['choices']): string {
  const verb = choices.map(({ action }) => action.split(' ', 1)[0]!).find(isEffect);
  return verb ? EFFECT[verb]() : m.ts_ask_effect();
}

/** What may become of the card in hand: legends are not discarded, and nothing twice in a turn; flares have no square. */
function cardText(id: string, choices: Picker['choices']): string {
  const card = cardName(id);
  const may = (verb: string): boolean => choices.some(({ action }) => action.startsWith(verb));
  if (flareOf(id)) return may('flare') ? m.ts_ask_flare({ card }) : m.ts_ask_flare_cold({ card });
  if (!may('summon ')) return may('discard ') ? m.ts_ask_unfit({ card }) : m.ts_ask_unfit_legend({ card });
  return may('discard ') ? m.ts_ask_card({ card }) : m.ts_ask_summon({ card });
}

/** What a turn may go on with. */
function menuText(side: string, actions: number, choices: Picker['choices'] = []): string {
  if (!actions) return m.ts_ask_menu_done({ side });
  const isPieces = choices.length > 0 && choices.every(({ picks }) => picks.every((pick) => !pick.startsWith('card:')));
  if (choices.some(({ action }) => action.startsWith('lift ')))
    return isPieces ? m.ts_ask_menu_lift({ side }) : m.ts_ask_menu_lift_card({ side });
  return isPieces ? m.ts_ask_menu_place({ side }) : m.ts_ask_menu({ side });
}

/**
 * @param picker its choices say what an effect asks for, and which card is in hand
 * @param part what the text of the card says of the decision an effect has come to, once the texts are there
 */
export function questionText(board: Board, picker?: Picker, part?: string | null): string {
  const side = sideName(board.side);
  const card = board.playing.card ? cardName(board.playing.card) : '';
  switch (board.question) {
    case 'menu': {
      const held = picker?.picked.find((pick) => pick.startsWith('card:'));
      if (held) return cardText(held.split(':')[2]!, picker!.matches);
      return menuText(side, board.turn.actions, picker?.choices);
    }
    case 'effect':
      return m.ts_ask_of({ card, what: part ?? answerText(picker?.choices ?? []) });
    case 'marks':
      return m.ts_ask_marks({ side });
    case 'placeLifted':
      return m.ts_ask_placeLifted();
    case 'match':
      return m.ts_ask_match();
    case 'liftForSummon':
      return m.ts_ask_liftForSummon();
    case 'return':
      return m.ts_ask_return();
    case 'claim':
      return m.ts_ask_claim({ side });
    case 'start':
      return m.ts_ask_start();
    case 'deal':
      return m.ts_ask_deal({ side });
    case 'draw':
      return m.ts_ask_draw({ side });
    case 'row':
      return m.ts_ask_row();
    case 'setupNext':
    case 'nextTask':
      return m.ts_ask_nextTask();
    case 'over':
      return m.ts_ask_over();
  }
}
