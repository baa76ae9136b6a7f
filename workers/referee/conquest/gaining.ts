import { divisionsOfLand, isInvaded, landsOf } from './board';
import { holds } from './sides';
import { LANDS, type Land } from './map';
import { PLAYERS, asking, type Player, type State } from './state';

export const holderOf = (state: State, card: Land): Player | null =>
  PLAYERS.find((player) => card in state.holdings[player].cards) ?? null;

/** A card changes hands with its face, or comes from the deck. */
export function giveCard(state: State, card: Land, to: Player, turned: boolean): State {
  const from = holderOf(state, card);
  const given = from ? takeCard(state, card, from) : state;
  const holding = given.holdings[to];
  const cards = { ...holding.cards, [card]: turned };
  return { ...given, holdings: { ...given.holdings, [to]: { ...holding, cards } } };
}

function takeCard(state: State, card: Land, from: Player): State {
  const { [card]: _, ...cards } = state.holdings[from].cards;
  return { ...state, holdings: { ...state.holdings, [from]: { ...state.holdings[from], cards } } };
}

/** CQ-END-2: the cards of one's own land with an infantry in it that is not invaded; then the guaranteed card. */
export function gainCards(state: State): State {
  const { player } = state;
  const gained = landsOf(state, player)
    .filter((land) => divisionsOfLand(state, land).I > 0 && !isInvaded(state, land) && holderOf(state, land) !== player)
    .reduce((after, land) => giveCard(after, land, player, false), state);
  const draws = holds(gained, player, 'guaranteed-card') && freeCards(gained).length > 0;
  return asking(gained, { kind: draws ? 'card' : 'end' });
}

/** Cards nobody holds (CQ-REW-9). */
export const freeCards = (state: State): Land[] => LANDS.filter((card) => !holderOf(state, card));

export const drawCard = (state: State, card: Land): State =>
  asking(giveCard(state, card, state.player, false), { kind: 'end' });
