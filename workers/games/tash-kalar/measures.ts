/** Where cards can come, and what is missing where they nearly can: the summon finder of maps and panels. */
import {
  fulfilledTasks,
  patternsShown,
  shortfalls,
  targetsOf,
  usableFlares,
  type Shortfall,
} from '../../engine/tash-kalar';
import type { Asking } from '../../engine/engine';
import { CARDS, cardsIn, listOf, TASKS } from './cards';
import { ORIENTATIONS } from './orientations';
import { usedSquares } from './pattern';
import { SQUARES } from './squares';
import { other, SIDES, type State } from './state';

/** One piece short of a pattern. */
export interface Lack {
  /** Square of the missing piece, and where the being would come then. */
  square: string;
  target: string;
  there: Shortfall['there'];
  /** The piece has to be heroic or legendary. */
  upgraded: boolean;
}

export interface CardFinds {
  /** A being or legend. */
  id: string;
  /** Squares it can come to now. */
  targets: string[];
  /** Ways to show its pattern that lack a single piece. */
  lacks: Lack[];
  /** Pieces that show its pattern, by target; filled where a single card is asked about. */
  shown: { target: string; squares: string[] }[];
}

export interface Finder {
  cards: CardFinds[];
}

/** Flares, in hand or not, of which the player on turn meets a criterion. */
export interface Usable {
  flares: string[];
}

/** Tasks, laid out or not, whose condition holds for the player on turn. */
export interface Fulfilled {
  tasks: string[];
}

const FLARES = CARDS.filter(({ kind }) => kind === 'flares');

/** Beings and legends are numbered together, list after list. */
const patternNumbers = new Map(CARDS.filter(({ kind }) => kind !== 'flares').map(({ id }, number) => [id, number]));

/** The number of a being's or legend's pattern, as the engine's questions about patterns take it. */
export const patternNumber = (id: string): number => patternNumbers.get(id)!;

function findsOf(id: string, engine: Asking, alone: boolean): CardFinds {
  const number = patternNumber(id);
  const lacks = shortfalls(engine, number).map(({ target, square, there, upgraded }) => ({
    square: SQUARES[square]!,
    target: SQUARES[target]!,
    there,
    upgraded,
  }));
  const shown = alone ? patternsShown(engine, number) : [];
  return {
    id,
    targets: targetsOf(engine, number).map((square) => SQUARES[square]!),
    lacks: lacks.filter((one, i) => lacks.findIndex((two) => JSON.stringify(one) === JSON.stringify(two)) === i),
    shown: shown.flatMap(({ target, orientation }) => {
      const squares = usedSquares(id, SQUARES[target]!, ORIENTATIONS[orientation]!);
      return squares ? [{ target: SQUARES[target]!, squares }] : [];
    }),
  };
}

/** Beings and legends the player on turn may hold for all the opponent knows: those that lie nowhere open to him. */
export function possibleCards({ side, hands, known, discards, spent, decks, legends, deckIds }: State): string[] {
  const opponent = other(side);
  const open = new Set([...discards[side], ...spent.legends, ...hands[opponent].legends]);
  for (const { id, knownTo } of [decks[side], legends].flatMap(({ top, bottom }) => [...top, ...bottom]))
    if (knownTo.includes(opponent)) open.add(id);
  const of = (kind: 'beings' | 'legends', list: string): string[] =>
    known[side][kind].length === hands[side][kind].length
      ? known[side][kind]
      : cardsIn(list).flatMap(({ id }) => (open.has(id) ? [] : [id]));
  return [...of('beings', listOf(deckIds[side])), ...of('legends', 'legends')];
}

/**
 * @param about `card:A:knight` for one card of the player on turn, `possible` for all it may hold for the opponent's eyes;
 *   `flares` for the
 *   flares it could invoke, `tasks` for the tasks it fulfils; empty for its hand. Null for a card that is not the player's, and while no turn is being played
 */
export function measure(about: string, state: State, engine: Asking): Finder | Usable | Fulfilled | null {
  const seat = SIDES.indexOf(state.side);
  if (about === 'tasks') return { tasks: fulfilledTasks(engine, seat).map((number) => TASKS[number]!.id) };
  if (!['menu', 'effect', 'claim'].includes(state.question)) return null;
  if (about === 'flares') return { flares: usableFlares(engine, seat).map((number) => FLARES[number]!.id) };
  if (about === 'possible') return { cards: possibleCards(state).map((id) => findsOf(id, engine, false)) };
  const [kind, side, id] = about.split(':');
  if (kind === 'card') {
    const held = side === state.side && patternNumbers.has(id!);
    return held ? { cards: [findsOf(id!, engine, true)] } : null;
  }
  if (about) return null;
  const { beings, legends } = state.hands[state.side];
  return { cards: [...beings, ...legends].map((held) => findsOf(held, engine, false)) };
}
