/** The questions within an action and around the turns, in words. */
import { m } from '$lib/paraglide/messages';
import type { Board } from '$workers/games/tash-kalar/board';
import type { Picker } from '$lib/board/picker.svelte';
import { cardName, pickText, sideName } from './words';

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

const MOVES = /^(?:move|run) /;

/** What is still to be picked of a move, once the piece or the square it goes to is; null while neither is. */
export function moveText({
  picked,
  matches,
  choices,
  meant,
}: Pick<Picker, 'picked' | 'matches' | 'choices' | 'meant'>): string | null {
  const [pick, ...more] = picked;
  if (pick === undefined || more.length > 0 || !choices.some(({ action }) => MOVES.test(action))) return null;
  const square = pickText(pick);
  if (meant !== undefined) return m.ts_ask_meant({ from: square, to: pickText(meant) });
  const goal = matches.length > 0 && matches.every(({ picks }) => picks[1] === pick);
  return goal ? m.ts_ask_mover({ square }) : m.ts_ask_goal({ square });
}

/**
 * Any question but what a turn goes on with (menu-question.ts).
 *
 * @param picker its choices say what an effect asks for
 * @param part what the text of the card says of the decision an effect has come to, once the texts are there
 */
export function questionText(board: Board, picker?: Picker, part?: string | null): string {
  const side = sideName(board.side);
  const card = board.playing.card ? cardName(board.playing.card) : '';
  switch (board.question) {
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
    case 'menu':
      throw new RangeError('what a turn goes on with is asked by menuQuestion');
  }
}
