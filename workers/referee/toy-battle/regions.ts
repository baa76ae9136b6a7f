import { mapOf, type Region } from './board';
import { BOTH, finish, medalsOf, occupies, opponent, type Side, type State } from './state';

const holds = (state: State, side: Side, region: Region): boolean =>
  region.bases.every((base) => occupies(state, side, base));

/** The open regions all of whose bases a side occupies (TB-REGION-1, TB-REGION-4, TB-REGION-6). */
export const claimable = (state: State, side: Side): Region[] =>
  mapOf(state).regions.filter((region) => !state.taken[region.id] && holds(state, side, region));

/** One side claims what it can around some bases (TB-REGION-5), and wins if that reaches the objective (TB-END-2). */
function claim(state: State, side: Side, around: string[]): State {
  const won = claimable(state, side).filter((region) => region.bases.some((base) => around.includes(base)));
  if (won.length === 0) return state;
  const { regions, objective } = mapOf(state);
  const owners = regions.map(({ id }): [string, Side | undefined] => [
    id,
    won.some((region) => region.id === id) ? side : state.taken[id],
  ]);
  const taken = Object.fromEntries(owners.filter((entry): entry is [string, Side] => entry[1] !== undefined));
  const claimed = { ...state, taken };
  const reached = objective !== null && medalsOf(claimed, side) >= objective;
  return reached ? finish(claimed, side, 'medals') : claimed;
}

/** One after the other, unless the game has ended. */
const claimInTurn = (state: State, sides: readonly Side[], around: string[]): State =>
  sides.reduce((now, side) => (now.question === 'over' ? now : claim(now, side, around)), state);

/** TB-REGION-7, TB-REGION-8: settles the regions around a base whose top tile has changed, for both players. */
export const settle = (state: State, base: string): State => claimInTurn(state, BOTH, [base]);

/** TB-JUNGLE-4 and the option `shoveClaims`. */
export function settleShove(state: State, from: string, to: string): State {
  if (state.options.shoveClaims === 'mover-first') {
    return claimInTurn(state, [state.toMove, opponent(state.toMove)], [to, from]);
  }
  const first = settle(state, to);
  return first.question === 'over' ? first : settle(first, from);
}
