import * as kinds from '../../../assembly/games/tash-kalar/goal-kinds';
import type { Goal } from '../../analysis/contract';
import { cardByWord, listOf, taskByWord } from './cards';
import { cardNumber } from './codec';
import { other, type Side, type State } from './state';

/** Goal kinds in the engine's numbers. */
const KINDS: Readonly<Record<string, number>> = {
  play: kinds.PLAY_CARDS,
  claim: kinds.CLAIM_TASK,
  points: kinds.TRIGGER_END,
  bestTurn: kinds.BEST_TURN,
  killLegend: kinds.KILL_LEGEND,
  winNow: kinds.WIN_NOW,
  keepCold: kinds.KEEP_COLD,
  shutOut: kinds.SHUT_OUT,
  come: kinds.COME,
  idle: kinds.IDLE,
  spare: kinds.SPARE,
};

export const GOAL_KINDS = Object.keys(KINDS);

/** Goals that leave open what becomes of a card discarded, and so need a turn in which nothing can be. */
const PLAYING: readonly string[] = ['play', 'keepCold', 'come', 'idle', 'spare'];

/**
 * The goal as the engine takes it, for the player on turn; cards and tasks as texts name them. Throws a RangeError for a
 * goal the game does not have, that says too little, or that cannot be asked of this turn.
 */
export function goalCode(goal: Goal, state: State): { kind: number; detail: number } {
  const kind = KINDS[goal.kind];
  if (kind === undefined) throw new RangeError(`no goal "${goal.kind}"; goals are ${GOAL_KINDS.join(', ')}`);
  if (PLAYING.includes(goal.kind) && !state.turn.discarded)
    throw new RangeError(`goal "${goal.kind}" needs a turn without discarding: "turn ${state.side} 2 discarded"`);
  if (goal.kind === 'idle' && state.turn.actions < 2)
    throw new RangeError(`goal "idle" needs an action that is left after the summoning`);
  return { kind, detail: detailOf(goal, state) };
}

function detailOf(goal: Goal, state: State): number {
  const { side } = state;
  switch (goal.kind) {
    case 'claim':
      return (taskByWord(goal.card ?? '') ?? missing(goal, 'a task')).index;
    case 'play':
    case 'come':
    case 'idle':
    case 'spare':
    case 'keepCold': {
      const second = goal.other === undefined ? kinds.NO_CARD : numberOf(goal, goal.other, side, state);
      return numberOf(goal, goal.card, side, state) | (second << kinds.GOAL_OTHER_CARD);
    }
    case 'shutOut':
      return numberOf(goal, goal.card, other(side), state);
    default:
      return 0;
  }
}

function numberOf(goal: Goal, word: string | undefined, side: Side, state: State): number {
  const card = cardByWord(word ?? '') ?? missing(goal, 'a card');
  if (card.kind === 'beings' && card.list !== listOf(state.deckIds[side])) missing(goal, `a card of ${side}`);
  return cardNumber(card.id);
}

function missing({ kind }: Goal, what: string): never {
  throw new RangeError(`goal "${kind}" needs ${what}`);
}
