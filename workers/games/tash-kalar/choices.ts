import { printAction, type ActionParts } from './action-text';
import { decode } from './actions';
import { cardOf, taskOf } from './cards';
import type { State } from './state';

/**
 * The things on the screen whose choice, in this order, amounts to the action. A card goes with the side that holds it,
 * then the square, or the button that says what becomes of it; matches are one thing each, since their squares have no
 * order.
 */
export function picksOf(action: number, state: State): string[] {
  const parts = decode(action, state);
  const held = (id: string): string => `card:${state.side}:${id}`;
  switch (parts.kind) {
    case 'place':
    case 'lift':
    case 'pick':
      return [squarePick(parts.square)];
    case 'summon':
      return [held(parts.card), squarePick(parts.square)];
    case 'discard':
      return [held(parts.card), 'button:discard'];
    case 'flare':
      return [...state.hands[state.side].flares.slice(0, 1).map(held), 'button:flare'];
    case 'return':
      return [held(parts.card)];
    case 'card':
      return [`discard:${state.side}:${parts.card}`];
    case 'match':
      return [matchPick(parts)];
    case 'placeOn':
      return [squarePick(parts.square), `rank:${parts.rank}`];
    case 'move':
    case 'run':
      return [squarePick(parts.from), squarePick(parts.to)];
    case 'direction':
      return [`direction:${parts.direction}`];
    case 'option':
      return [`option:${parts.option}`];
    case 'claim':
      return [`task:${parts.task}`];
    case 'marks':
      return [`button:${parts.own ? 'own' : 'enemy'}`];
    case 'drawn':
      return [`outcome:${cardOf(parts.card).word}`];
    case 'turnedUp':
      return [`outcome:${taskOf(parts.task).word}`];
    case 'starts':
      return [`outcome:${parts.side}`];
    default:
      return [`button:${parts.kind}`];
  }
}

const squarePick = (square: string | null): string => `square:${square}`;

/** `match:d4+e5`, or `match:d4+e5:r90` where the orientation tells matches apart. */
const matchPick = (parts: ActionParts & { kind: 'match' }): string =>
  printAction(parts).replace('match ', 'match:').replace(' ', ':');
