/** A stored game in words. */
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { winnerOf } from '$workers/result';
import { levelName } from './level-words';
import type { Standing } from './record';

type Names = (seat: number) => string;

/** Who plays at a seat. */
const playerText = (standing: Pick<Standing, 'players'>, seat: number): string => {
  const level = standing.players[seat] ?? null;
  return level === null ? m.play_visitor() : levelName(level);
};

/** `You (Blue) against Captain (Red)`, or everybody where there are more than two. */
export function opponentsText(standing: Pick<Standing, 'players'>, name: Names): string {
  const said = standing.players.map((_, seat) => m.play_who({ who: playerText(standing, seat), side: name(seat) }));
  const own = standing.players.indexOf(null);
  if (said.length !== 2) return listed(said);
  const first = Math.max(0, own);
  return m.play_against({ first: said[first]!, second: said[1 - first]! });
}

/** How a game that is over came out, for the only visitor where there is one. */
export function resultText({ players, shares, resigned }: Standing, name: Names): string {
  const visitors = players.flatMap((player, seat) => (player === null ? [seat] : []));
  if (resigned !== null) {
    return visitors.length === 1 ? m.play_you_resigned() : m.play_resigned({ side: name(resigned) });
  }
  if (!shares) return '';
  const winner = winnerOf({ shares: [...shares], reason: '', rule: '' });
  if (winner === null) return m.play_drawn();
  if (visitors.length !== 1) return m.play_won_by({ side: name(winner) });
  return visitors[0] === winner ? m.play_you_won() : m.play_you_lost();
}
