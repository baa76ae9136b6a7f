/** A position in which nothing but one border of another position matters, for the referee. */
import map from '../../../assembly/games/conquest/data/conquest-map.json' with { type: 'json' };
import type { Board } from '../../../workers/games/conquest/board';

const ABBR = new Map(map.territories.map(({ id, abbr }) => [id, abbr]));
const BORDERS = map.borders.map(({ a, b }) => [ABBR.get(a)!, ABBR.get(b)!]);
const areNeighbours = (one: string, other: string): boolean =>
  BORDERS.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);

/** Rewards of an extra die when attacking, and when defending. */
const [ATTACK_DIE, DEFENCE_DIE] = [4, 7];

/**
 * Only the base of a front place and the land across are left. Whoever stands at another border of that land still does: the
 * land behind it goes to the player on turn, taken this turn with one infantry, so that nothing can begin there (CQ-OCC-6).
 * An airfield that supports a land lies in it.
 */
export function aloneAgainst({ lands, fronts, players, player, order, airfields }: Board, place: string): string {
  const [from = '', to = ''] = place.split('/');
  const defender = lands[to]!.owner!;
  const air = (base: string, owner: string): boolean =>
    airfields.some((at) => lands[at]?.owner === owner && (at === base || areNeighbours(at, base)));
  const city = lands[to]!.city ?? Object.values(players).some(({ capital }) => capital === to);
  const ours = fronts[place]?.group;
  const manned = Object.entries(fronts).filter(([id, { group }]) => id.startsWith(`${to}/`) && group);
  const behind = manned.map(([id]) => id.slice(4)).filter((other) => other !== from);
  const reward = (owner: string, number: number): string[] =>
    players[owner]!.rewards.includes(number) ? [`@${owner}=-/-/${number}`] : [];
  return [
    `>=${player}/2attack/1/${order.join('')}/-`,
    `${from}${air(from, player) ? 'a' : ''}${lands[from]!.taken ? 't' : ''}=${player}:${lands[from]!.rear || '-'}` +
      (ours ? `/${to}:${ours}` : ''),
    `${to}${city ? 'c' : ''}${air(to, defender) ? 'a' : ''}=${defender}:${lands[to]!.rear || '-'}` +
      manned.map(([id, { group }]) => `/${id.slice(4)}:${group}`).join(''),
    ...behind.map((other) => `${other}t=${player}:I`),
    ...reward(player, ATTACK_DIE),
    ...reward(defender, DEFENCE_DIE),
  ].join(' ');
}
