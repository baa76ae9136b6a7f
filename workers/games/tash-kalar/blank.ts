import type { DeckId } from './decks';
import { sided, type Deck, type Hand, type Mode, type Options, type Sided, type State, type Turn } from './state';

/** Finished turns of a position that says nothing about them: an ordinary turn, after both first ones. */
export const ORDINARY = 2;

const emptyDeck = (): Deck => ({ top: [], unknown: [], bottom: [] });
const emptyHand = (): Hand => ({ beings: [], legends: [], flares: [] });

/** A turn that has just begun. */
export const freshTurn = (actions: number): Turn => ({
  actions,
  discarded: false,
  destroyed: { common: 0, heroic: 0, legendary: 0 },
  summoned: [],
  borrow: 0,
  extraBeings: 0,
  extraLegends: 0,
  extraTurns: 0,
});

/** A's turn on an empty board, with no card anywhere: what a part of a position means that is not written. */
export function blankState(
  mode: Mode = 'highForm',
  deckIds: Sided<DeckId> = { A: 'northern', B: 'southern' },
  options: Partial<Options> = {},
): State {
  return {
    mode,
    board: {},
    deckIds: { ...deckIds },
    hands: sided(emptyHand),
    known: sided(emptyHand),
    decks: sided(emptyDeck),
    legends: emptyDeck(),
    flares: emptyDeck(),
    tasks: emptyDeck(),
    discards: sided(() => []),
    spent: { legends: [], flares: [] },
    row: [],
    next: null,
    aside: [],
    claimed: sided(() => []),
    points: { A: 0, B: 0 },
    starter: 'A',
    side: 'A',
    ply: ORDINARY,
    turn: freshTurn(2),
    end: null,
    question: 'menu',
    playing: { card: null, target: null, orientation: null, lifted: null, halves: [] },
    effect: null,
    options: { ...options },
  };
}
