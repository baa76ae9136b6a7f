import type { Outcome, RuleId } from '../../contract';
import type { RefereeGame } from '../solve';
import { COLLECTION, type CardTable } from './cards';
import { canonical, keyOf } from './describe';
import { ending } from './ending';
import type { TurnEvent } from './events';
import { FIELDS } from './fields';
import { readAction, stackFor, writePlace } from './notation';
import { actingPlayer, attempts, refusals, type Attempt } from './refusals';
import { begin } from './sets';
import { isEmpty, mover, type Player, type State } from './state';
import { takeTurn } from './turn';

export function actor(node: State): 'player' | 'chance' | 'over' {
  if (ending(node)) return 'over';
  return node.turn === '?' ? 'chance' : 'player';
}

/** 0 is A, 1 is B; 0 while the first player is still to be drawn. */
export const seat = (node: State): number => (node.turn === 'B' ? 1 : 0);

/** TK-TURN-1, TK-TURN-2: stack by stack, field by field (rule file 4.2). Empty unless a player decides. */
export function legal(node: State): string[] {
  if (actor(node) !== 'player') return [];
  const free = FIELDS.filter((field) => isEmpty(node, field));
  return node.cards[mover(node)].flatMap((_, stack) => free.map((field) => writePlace(node, stack, field)));
}

/** TK-GAME-7: the draw for the first turn. Empty unless chance decides. */
export const outcomes = (node: State): Outcome[] =>
  actor(node) === 'chance'
    ? [
        { action: '~A', weight: 1 },
        { action: '~B', weight: 1 },
      ]
    : [];

/** All rules an action of `player` breaks, in the order of section 5; null if it is malformed. Total over any text. */
export function whyNot(
  node: State,
  action: string,
  player: Player = actingPlayer(node),
  cards: CardTable = COLLECTION,
): RuleId[] | null {
  const read = readAction(action, cards);
  return read && refusals(node, read, player);
}

/** As `whyNot`, in the words of the rows of section 5. */
export function whatIsWrong(
  node: State,
  action: string,
  player: Player = actingPlayer(node),
  cards: CardTable = COLLECTION,
): Attempt[] | null {
  const read = readAction(action, cards);
  return read && attempts(node, read, player);
}

/** The node after a legal action and what happened, in order. Throws a RangeError on anything else: ask `whyNot` first. */
export function tell(node: State, text: string, cards: CardTable = COLLECTION): { state: State; events: TurnEvent[] } {
  const action = readAction(text, cards);
  const broken = action && refusals(node, action, actingPlayer(node));
  if (!action || action.verb === 'pass' || broken!.length > 0) {
    throw new RangeError(`${JSON.stringify(text)} cannot be played here: ${broken?.join(', ') ?? 'malformed'}`);
  }
  if (action.verb === 'first') return { state: canonical(begin(node, action.player)), events: [] };
  const stack = stackFor(node, mover(node), action)!;
  const { state, events } = takeTurn(node, stack, action.field, cards);
  return { state: canonical(state), events };
}

export const apply = (node: State, action: string, cards: CardTable = COLLECTION): State =>
  tell(node, action, cards).state;

/** What happens when an action is played, in order; nothing for the draw of the first player. */
export const explain = (node: State, action: string, cards: CardTable = COLLECTION): TurnEvent[] =>
  tell(node, action, cards).events;

/** The game as the plain solver sees it. */
export const gameWith = (cards: CardTable): RefereeGame<State> => ({
  actor,
  seat,
  legal,
  outcomes,
  apply: (node, action) => apply(node, action, cards),
  key: keyOf,
});

/** How many sequences of `depth` steps there are; a game finished earlier counts once (rule file, section 10). */
export function perft(node: State, depth: number, cards: CardTable = COLLECTION): number {
  const steps = [...legal(node), ...outcomes(node).map(({ action }) => action)];
  if (depth === 0 || steps.length === 0) return 1;
  if (depth === 1) return steps.length;
  return steps.reduce((sum, step) => sum + perft(apply(node, step, cards), depth - 1, cards), 0);
}
