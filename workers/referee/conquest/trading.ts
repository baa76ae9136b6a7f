import { isAlive, ownerOf } from './board';
import { giveCard } from './gaining';
import { inOrder, type Land } from './map';
import type { NodeOf, Player, State } from './state';
import { afterOffer } from './turn';

/** Cards a player may give: of territories he does not own (CQ-CARD-7). */
export const givable = (state: State, player: Player): Land[] =>
  inOrder(Object.keys(state.holdings[player].cards)).filter((card) => ownerOf(state, card) !== player);

/** Who may be offered a card. */
export const partners = (state: State): Player[] =>
  state.order.filter((player) => player !== state.player && isAlive(state, player));

export const offerable = (state: State): Land[] => (partners(state).length ? givable(state, state.player) : []);

/** A card keeps its face when it changes hands (CQ-CARD-8). */
export function accept(state: State, { card, partner, wanted }: NodeOf<'answer'>): State {
  const faces = { ...state.holdings[state.player].cards, ...state.holdings[partner].cards };
  const given = giveCard(state, card, partner, faces[card]!);
  return afterOffer(wanted ? giveCard(given, wanted, state.player, faces[wanted]!) : given);
}
