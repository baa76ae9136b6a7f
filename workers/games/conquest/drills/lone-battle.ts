/** An attack as it would go if nobody but this base and the land across fought. */
import type { Battle } from '../battle/battle';
import { ATTACK_DIE, DEFENCE_DIE, hasAir, isFortified, isInvaded, troopsOf } from '../battle/standing';
import { divisions, troops } from '../battle/troops';
import type { Board } from '../board';

/**
 * The battle that an attack phase can begin with over a land border, by the divisions of its base alone, on to the fall of
 * the land. Null where somebody has invaded either land or where the land has been fought for already. Options other than
 * the default are not looked at.
 *
 * @param place a front place of the player on turn, `NAF/EGY`
 */
export function loneBattle(board: Board, place: string): Battle | null {
  const [from = '', to = ''] = place.split('/');
  const { lands, fronts, player, players } = board;
  const defender = lands[to]?.owner;
  const held = Object.entries(fronts).filter(([id]) => id.startsWith(`${to}/`));
  const fresh = !isInvaded(board, from) && !isInvaded(board, to) && !held.some(([, { alerted }]) => alerted);
  if (!defender || !fresh) return null;
  const facing = `${to}/${from}`;
  return {
    kind: 'border',
    attacker: {
      group: troopsOf(fronts[place]?.group),
      feed: troopsOf(lands[from]?.rear),
      die: players[player]!.rewards.includes(ATTACK_DIE),
      air: hasAir(board, player, from),
      garrison: lands[from]?.taken ?? false,
    },
    defender: {
      group: troopsOf(fronts[facing]?.group),
      feed: troopsOf(lands[to]?.rear),
      others: held.flatMap(([id, { group }]) => (id === facing || !group ? [] : [troops(group)])),
      die: players[defender]!.rewards.includes(DEFENCE_DIE),
      air: hasAir(board, defender, to),
      city: isFortified(board, to),
    },
    ready: false,
  };
}

/** Divisions of either side. */
export const sizes = ({ attacker, defender }: Battle): { attacker: number; defender: number } => ({
  attacker: divisions(attacker.group) + divisions(attacker.feed),
  defender: [defender.group, defender.feed, ...(defender.others ?? [])].reduce((sum, one) => sum + divisions(one), 0),
});
