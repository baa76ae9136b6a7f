import { mapOf } from './board';
import { baseEffects, goOn, place } from './effects';
import { readAction, type Action } from './notation';
import { refusals } from './refusals';
import { settle, settleShove } from './regions';
import {
  asking,
  drawable,
  gain,
  heightOf,
  leaveRack,
  lose,
  opponent,
  putOnTop,
  returnToRack,
  takeTop,
  topOf,
  type State,
  type TroopCode,
} from './state';

/** The node after a legal action. Throws a RangeError on anything else: ask `whyNot` first. */
export function apply(state: State, text: string): State {
  const action = readAction(mapOf(state), text);
  const broken = action && refusals(state, action);
  if (!action || broken!.length > 0) {
    throw new RangeError(`${JSON.stringify(text)} cannot be played here: ${broken?.join(', ') ?? 'malformed'}`);
  }
  return perform(state, action);
}

function perform(state: State, action: Action): State {
  switch (action.verb) {
    case 'place':
      return place(state, action.troop, action.node);
    case 'draw':
      return draw(state);
    case 'hit':
      return hit(state, action.node);
    case 'raid':
      return asking(state, 'loses');
    case 'recall':
      return recall(state, action.node);
    case 'shove':
      return shove(state, action.from, action.to);
    case 'exhume':
      return exhume(state, action.troop);
    case 'freeze':
      return asking(state, 'ices');
    case 'skip':
      return baseEffects(state);
    case 'outcome':
      return happen(state, action.troop);
  }
}

/** TB-SEQ-3, TB-SKULLY-1, TB-STAR-1, TB-CLOUD-1: how many tiles will be dealt is fixed here. */
function draw(state: State): State {
  if (state.question === 'skully' && state.options.skullyDraw === 'each') {
    return { ...asking(state, 'deal', null, 1), again: state.left > 1 };
  }
  const wanted = state.question === 'turn' || state.question === 'skully' ? 2 : 1;
  return asking(state, 'deal', null, drawable(state, state.toMove, wanted));
}

/** TB-JUMBO-1, TB-JUMBO-3. */
function hit(state: State, base: string): State {
  const victim = topOf(state, base)!;
  return goOn(settle(gain(takeTop(state, base), 'discard', victim), base));
}

/** TB-CASTLE-1; TB-CASTLE-3: an effect that waits for the tile taken back is lost. */
function recall(state: State, base: string): State {
  const height = heightOf(state, base);
  const waiting = state.waiting.filter((entry) => !(entry.base === base && entry.height === height));
  const back = returnToRack(takeTop(state, base), topOf(state, base)!);
  return goOn(settle({ ...back, waiting }, base));
}

/** TB-JUNGLE-1, TB-JUNGLE-2. */
function shove(state: State, from: string, to: string): State {
  const moved = putOnTop(takeTop(state, from), to, topOf(state, from)!);
  return goOn(settleShove(moved, from, to));
}

/** TB-CEM-1. */
function exhume(state: State, troop: TroopCode): State {
  const tile = { side: state.toMove, troop };
  return baseEffects(returnToRack(lose(state, 'discard', tile), tile));
}

/** A random event has come out this way. */
function happen(state: State, troop: TroopCode): State {
  const own = { side: state.toMove, troop };
  const enemy = { side: opponent(state.toMove), troop };
  switch (state.question) {
    case 'deal':
      return afterDeal(gain(lose(state, 'unseen', own), 'rack', own));
    case 'loses': // TB-XB42-3
      return baseEffects(gain(leaveRack(state, enemy), 'discard', enemy));
    default: // TB-FIELD-1
      return baseEffects(gain(state, 'frozen', enemy));
  }
}

/** Deals on, offers Skully's second tile (skullyDraw = each), or goes on; a drawing turn has no waiting effects. */
function afterDeal(state: State): State {
  if (state.left > 1) return { ...state, left: state.left - 1 };
  return state.again ? asking(state, 'skully', null, 1) : baseEffects(state);
}
