import { isHq, mapOf, specialOf, type Special } from './board';
import { offer } from './questions';
import { settle } from './regions';
import { finish, heightOf, leaveRack, putOnTop, writeTile, type Question, type State, type TroopCode } from './state';
import { endTurn } from './turn';

/** The question each troop asks after its placement; Kwak, Hook and Roxy ask none. */
const TROOP_QUESTION: Partial<Record<TroopCode, Question>> = {
  '1': 'skully',
  '2': 'extra',
  '3': 'jumbo',
  '5': 'xb42',
  '6': 'star',
};

/** The question each special base asks; gates and shields are restrictions and ask none (TB-BASE-3). */
const BASE_QUESTION: Partial<Record<Special, Question>> = {
  recall: 'recall',
  draw1: 'cloud',
  shove: 'shove',
  exhume: 'exhume',
  suppress: 'freeze',
};

const baseQuestion = (state: State, base: string): Question | null => {
  const special = specialOf(state, base);
  return (special && BASE_QUESTION[special]) ?? null;
};

/** TB-SEQ-4 to TB-SEQ-7: a tile goes from the rack to a node, with all that follows at once. */
export function place(state: State, troop: TroopCode, node: string): State {
  const tile = { side: state.toMove, troop };
  const played = leaveRack(state, tile);
  if (isHq(mapOf(state), node)) {
    return finish({ ...played, captured: { node, tile: writeTile(tile) } }, state.toMove, 'hq');
  }
  const settled = settle(awaitBase(putOnTop(played, node, tile), node), node);
  return settled.question === 'over' ? settled : troopEffect(settled, troop, node);
}

/** TB-SEQ-4: an effect of the base joins the end of the waiting list; with doubleTrigger = once only the first time. */
function awaitBase(state: State, base: string): State {
  if (!baseQuestion(state, base)) return state;
  const waitsAlready = state.waiting.some((entry) => entry.base === base);
  if (state.options.doubleTrigger === 'once' && waitsAlready) return state;
  return { ...state, waiting: [...state.waiting, { base, height: heightOf(state, base) }] };
}

/** TB-SEQ-7: on a shield there is no effect (TB-METAL-1). Only Jumbo's question is about a base. */
function troopEffect(state: State, troop: TroopCode, base: string): State {
  const question = TROOP_QUESTION[troop];
  if (!question || specialOf(state, base) === 'nullify') return baseEffects(state);
  return offer(state, question, question === 'jumbo' ? base : null) ?? baseEffects(state);
}

/** TB-SEQ-8: the first waiting effect that can do something is asked; without one the turn ends (TB-SEQ-9). */
export function baseEffects(state: State): State {
  const [first, ...waiting] = state.waiting;
  if (!first) return endTurn(state);
  const next = { ...state, waiting };
  return offer(next, baseQuestion(state, first.base)!, first.base) ?? baseEffects(next);
}

/** After a change of a top tile in the middle of a turn: settle, and go on unless that ended the game. */
export const goOn = (state: State): State => (state.question === 'over' ? state : baseEffects(state));
