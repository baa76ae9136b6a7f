import { isFlare, isLegend, isOwnBeing, sortedCards } from './cards';
import { drawn, nextCards, shuffled, sizeOf } from './decks';
import type { Player } from './pieces';
import { withTurn, type Shared, type State } from './state';

type Pile = 'beings' | Shared;

const LIMITS: Readonly<Record<Pile, number>> = { beings: 3, legends: 2, flares: 1 };

const BELONGS: Readonly<Record<Pile, (card: string) => boolean>> = {
  beings: isOwnBeing,
  legends: isLegend,
  flares: isFlare,
};

const held = (state: State, player: Player, pile: Pile): number => state.hands[player].filter(BELONGS[pile]).length;

/** Whether a card of the pile can be drawn, after a reshuffle if need be (TS-DRAW-2, TS-DRAW-3). */
function isLeft(state: State, player: Player, pile: Pile): boolean {
  if (pile === 'beings') return sizeOf(state.decks[player]) > 0;
  return sizeOf(state.decks[pile]) + state.discards[pile].length > 0;
}

/** What the player draws next when refilling (TS-DRAW-1, TS-DRAW-5), or null if the hand is full as it can be. */
export function dueDraw(state: State, player: Player): { pile: Pile; extra: boolean } | null {
  const piles: Pile[] = ['beings', 'legends', 'flares'];
  const below = piles.find((pile) => held(state, player, pile) < LIMITS[pile] && isLeft(state, player, pile));
  if (below) return { pile: below, extra: false };
  const { extraBeings, extraLegends } = state.turn;
  if (extraBeings > 0 && isLeft(state, player, 'beings')) return { pile: 'beings', extra: true };
  if (extraLegends > 0 && isLeft(state, player, 'legends')) return { pile: 'legends', extra: true };
  return null;
}

/** TS-DRAW-3. */
function reshuffled(state: State, pile: Pile): State {
  if (pile === 'beings' || sizeOf(state.decks[pile]) > 0) return state;
  return {
    ...state,
    decks: { ...state.decks, [pile]: shuffled(state.discards[pile]) },
    discards: { ...state.discards, [pile]: [] },
  };
}

/** The cards that may come, each equally likely; a draw must be due. */
export function possibleDraws(state: State, player: Player): string[] {
  const { pile } = dueDraw(state, player)!;
  return sortedCards(nextCards(reshuffled(state, pile).decks[pile === 'beings' ? player : pile]));
}

/** The player draws that card, one of `possibleDraws`. The last card of an own deck triggers the end (TS-END-1). */
export function draw(before: State, player: Player, card: string): State {
  const { pile, extra } = dueDraw(before, player)!;
  const state = reshuffled(before, pile);
  const from = pile === 'beings' ? player : pile;
  const deck = drawn(state.decks[from], card);
  const after: State = {
    ...state,
    decks: { ...state.decks, [from]: deck },
    hands: { ...state.hands, [player]: sortedCards([...state.hands[player], card]) },
    end: state.end === 'open' && pile === 'beings' && sizeOf(deck) === 0 ? 'triggered' : state.end,
  };
  if (!extra) return after;
  const { extraBeings, extraLegends } = state.turn;
  return withTurn(after, pile === 'beings' ? { extraBeings: extraBeings - 1 } : { extraLegends: extraLegends - 1 });
}
