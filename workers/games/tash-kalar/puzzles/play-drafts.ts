import type { Draft } from '../../../puzzles/puzzle-game';
import type { Node, Walker } from '../../../puzzles/walker';
import { shuffled, type Random } from '../../../random';
import { cardOf, cardsIn } from '../cards';
import { other, type State } from '../state';
import { holdable } from './practice';
import { question } from './question';

/** Hands tried for one position. */
const TRIES = 6;

const word = (id: string): string => cardOf(id).word;

/** Some cards the player on turn may hold. */
export const someCards = (state: State, count: number, random: Random): string[] =>
  shuffled(holdable(state, state.side), random).slice(0, count);

/** Whether a summoning of one of the cards stands among the right first actions. */
const beginsWith = (walker: Walker<State>, { node, solved }: Draft, cards: readonly string[]): boolean =>
  solved.right.some((action) => cards.some((card) => walker.text(node, action).startsWith(`summon ${word(card)}@`)));

/** The one placement that completes a pattern. */
export function onePieceShort(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  for (const card of someCards(from, TRIES, random)) {
    const [second] = shuffled(
      holdable(from, from.side).filter((id) => id !== card),
      random,
    );
    const hand = [card, second!];
    const asked = { from, given: { board: from.board, hand, actions: 2 }, goal: { kind: 'play', card: word(card) } };
    const draft = question(walker, asked, random, (found) => !beginsWith(walker, found, [card]));
    if (draft) return draft;
  }
  return null;
}

const isOffered = (walker: Walker<State>, node: Node, card: string): boolean =>
  walker.legal(node).some((action) => walker.text(node, action).startsWith(`summon ${card}@`));

/** Two beings with two actions, the second of which cannot come before the first. */
export function twoInATurn(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  for (let attempt = 0; attempt < 2 * TRIES; attempt++) {
    const hand = someCards(from, 2 + random(2), random);
    const [card, second] = [word(hand[0]!), word(hand[1]!)];
    const goal = { kind: 'play', card, other: second };
    const asked = { from, given: { board: from.board, hand, actions: 2 }, goal };
    const draft = question(walker, asked, random, ({ node: start }) => !isOffered(walker, start, second));
    if (draft) return draft;
  }
  return null;
}

const FLARES = cardsIn('flares').map(({ id }) => id);

/** A being to be summoned so that the opponent's flare does not get its lead. */
export function keepCold(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  for (let attempt = 0; attempt < 2 * TRIES; attempt++) {
    const hand = someCards(from, 2, random);
    const shown = shuffled(FLARES, random).slice(0, 1);
    const given = { board: from.board, hand, shown, actions: 1 + random(2) };
    const draft = question(walker, { from, given, goal: { kind: 'keepCold', card: word(hand[0]!) } }, random);
    if (draft) return draft;
  }
  return null;
}

/** The own flare, whose lead is missing at the start, and a being in the same turn. */
export function wakeFlare(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  for (let attempt = 0; attempt < 2 * TRIES; attempt++) {
    const [flare] = shuffled(FLARES, random);
    const cards = someCards(from, 2, random);
    const both = random(2) === 0;
    const goal = { kind: 'play', card: flare!, ...(both ? { other: word(cards[0]!) } : {}) };
    const given = { board: from.board, hand: [...cards, flare!], actions: 1 + random(2) };
    const isAsleep = ({ node: start }: Draft): boolean =>
      walker.legal(start).every((action) => walker.text(start, action) !== 'flare');
    const draft = question(walker, { from, given, goal }, random, isAsleep);
    if (draft) return draft;
  }
  return null;
}

/** The last chance against a being the opponent is about to summon. */
export function leaveNothing(walker: Walker<State>, node: Node, random: Random): Draft | null {
  const from = walker.state(node);
  const theirs = shuffled(holdable(from, other(from.side)), random);
  for (const card of theirs.slice(0, TRIES)) {
    const hand = someCards(from, 4, random)
      .filter((id) => id !== card)
      .slice(0, 3);
    const given = { board: from.board, hand, shown: [card], actions: 1 };
    const draft = question(walker, { from, given, goal: { kind: 'shutOut', card: word(card) } }, random);
    if (draft) return draft;
  }
  return null;
}
