import { PLAYERS, type Player, type State } from './state';

/** The seats up to the highest of some colours, at least two. */
export const seatsUpTo = (players: readonly (Player | null)[]): Player[] =>
  PLAYERS.slice(0, Math.max(2, ...players.map((player) => (player ? PLAYERS.indexOf(player) + 1 : 0))));

/** Every colour that occurs in a line, so that the seats can be told from it. */
export function colours(state: State): (Player | null)[] {
  const lands = Object.values(state.territories).flatMap(({ owner, capital }) => [owner, capital]);
  const forces = Object.values(state.forces).map(({ owner }) => owner);
  const holders = PLAYERS.filter((player) => {
    const { cards, missions, rewards } = state.holdings[player];
    return Object.keys(cards).length + missions.length + rewards.length > 0;
  });
  const { node } = state;
  const asked = 'player' in node ? [node.player] : 'partner' in node ? [node.partner] : [];
  return [state.player, ...lands, ...forces, ...holders, ...asked, ...(node.kind === 'first' ? node.players : [])];
}
