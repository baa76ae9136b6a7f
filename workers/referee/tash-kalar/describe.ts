import { sortedCards } from './cards';
import { settled } from './decks';
import { ordered } from './squares';
import { pieceOn, type Deck, type State } from './state';
import { sortedTasks } from './tasks';

const deckOf = (deck: Deck, sorted: (cards: readonly string[]) => string[]): Deck => {
  const { top, unknown, bottom } = settled(deck);
  return { top: [...top], unknown: sorted(unknown), bottom: [...bottom] };
};

/** A state in canonical form: equal states are equal as JSON text. Lists whose order is known keep it. */
export function canonical(state: State): State {
  const { options, hands, decks, discards, tasks, points, turn, end, node } = state;
  return {
    options,
    board: Object.fromEntries(
      ordered(Object.keys(state.board)).map((square) => {
        const { owner, rank } = pieceOn(state, square)!;
        return [square, { owner, rank }];
      }),
    ),
    hands: { A: sortedCards(hands.A), B: sortedCards(hands.B) },
    decks: {
      A: deckOf(decks.A, sortedCards),
      B: deckOf(decks.B, sortedCards),
      legends: deckOf(decks.legends, sortedCards),
      flares: deckOf(decks.flares, sortedCards),
      tasks: deckOf(decks.tasks, sortedTasks),
    },
    discards,
    tasks,
    points: { A: points.A, B: points.B },
    turn,
    end,
    node,
  };
}

/** Equal futures, equal keys; of canonical states. Options never change in a game. */
export const keyOf = ({ options: _, ...state }: State): string => JSON.stringify(state);
