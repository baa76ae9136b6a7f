import { isAlive } from './board';
import { PLAYERS, NOTHING, type Holding, type Player, type State } from './state';
import { passTurn } from './turn';

/** What a player without divisions leaves to the one who beat him (CQ-AIM-4). Rewards leave the game. */
function inherit(state: State, loser: Player, heir: Player): State {
  const { cards, missions } = state.holdings[loser];
  const mine = state.holdings[heir];
  const ascending = [...mine.missions, ...missions].sort((a, b) => a - b);
  const spoils: Holding = { ...mine, cards: { ...mine.cards, ...cards }, missions: ascending };
  const heirs = state.options.spoils === 'none' ? mine : spoils;
  return { ...state, holdings: { ...state.holdings, [heir]: heirs, [loser]: NOTHING } };
}

/**
 * The check at the end of a battle (CQ-AIM-3 to CQ-AIM-5). `opponent` is the one the player on turn fought; asked for
 * only if the player on turn has lost his last division. Goes on with the attack phase otherwise.
 */
export function eliminate(state: State, opponent: Player | null): State {
  const { player, order } = state;
  const losers = PLAYERS.filter((one) => order.includes(one) && !isAlive(state, one));
  const after = losers.reduce((left, loser) => inherit(left, loser, loser === player ? opponent! : player), state);
  const left = order.filter((one) => !losers.includes(one));
  if (left.length === 1) return { ...after, player: left[0]!, node: { kind: 'won' } };
  return losers.includes(player) ? passTurn(after) : { ...after, node: { kind: 'attack' } };
}
