import { addToRear, change } from './board';
import { MISSIONS, ROW_CLASSES } from './cards';
import { divisions } from './divisions';
import { giveCard } from './gaining';
import { CONTINENTS, type Land } from './map';
import { asking, type NodeOf, type Player, type State } from './state';
import { beginTurn } from './turn';

/** Continents nobody has drawn yet (CQ-SETUP-2, CQ-SETUP-3). */
export const continentsLeft = ({ drawn }: NodeOf<'continent' | 'place-capital'>): number[] =>
  CONTINENTS.flatMap((_, i) => (drawn.includes(i) ? [] : [i]));

export function drawContinent(state: State, { drawn }: NodeOf<'continent'>, continent: number): State {
  const all = [...drawn, continent];
  const kind = all.length < state.order.length ? 'continent' : 'place-capital';
  return asking({ ...state, player: state.order[all.length % state.order.length]! }, { kind, drawn: all });
}

/** CQ-SETUP-4. */
export const capitalSites = (state: State, { drawn }: NodeOf<'place-capital'>): readonly Land[] =>
  CONTINENTS[drawn[state.order.indexOf(state.player)]!]!.lands;

/** The capital, its card and the first troops (CQ-SETUP-4 to CQ-SETUP-6). */
export function placeCapital(state: State, node: NodeOf<'place-capital'>, land: Land): State {
  const { player, order, options } = state;
  const troops = options['starting-troops'] === 'one-armour' ? divisions(0, 1) : divisions(3);
  const founded = addToRear(change(state, land, { owner: player, capital: player }), land, troops);
  const carded = giveCard(founded, land, player, false);
  const next = order[order.indexOf(player) + 1];
  if (next) return asking({ ...carded, player: next }, node);
  return asking({ ...carded, player: 'R' }, { kind: 'first', players: [] });
}

export const playersLeft = (state: State, { players }: NodeOf<'first'>): Player[] =>
  state.order.filter((player) => !players.includes(player));

/** CQ-SETUP-7, CQ-SETUP-8; by roll all players are drawn one after the other. */
export function drawPlayer(state: State, { players }: NodeOf<'first'>, player: Player): State {
  const rolled = [...players, player];
  const isWhole = state.options['turn-order'] === 'clockwise' || rolled.length === state.order.length;
  if (!isWhole) return asking(state, { kind: 'first', players: rolled });
  const at = state.order.indexOf(player);
  const clockwise = [...state.order.slice(at), ...state.order.slice(0, at)];
  const order = state.options['turn-order'] === 'clockwise' ? clockwise : rolled;
  return asking({ ...state, order, player: order[0]! }, { kind: 'mission' });
}

/** The row that is drawn for, and the missions it may get (CQ-SETUP-10, CQ-MISS-6). */
export const emptyRow = (state: State): number => state.table.indexOf(null);

export const missionsFor = (state: State, row: number): number[] =>
  MISSIONS.filter(
    ({ index, class: kind, minPlayers }) =>
      kind === ROW_CLASSES[row] && minPlayers <= state.order.length && !state.table.includes(index),
  ).map(({ index }) => index);

export function layMission(state: State, mission: number): State {
  const row = emptyRow(state);
  const laid = { ...state, table: state.table.map((one, i) => (i === row ? mission : one)) };
  return emptyRow(laid) < 0 ? beginTurn(laid, laid.order[0]!) : laid;
}
