/** What the decisions of others came to for a player: which land was lost, to whom, and who is out. */
import { landName } from '$lib/games/conquest/board/names';
import { COLOURS } from '$lib/games/conquest/board/owners';
import { boardIn, playerName } from '$lib/games/conquest/board/words';
import { listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { View } from '$workers/contract';

/** In short phrases, by who took it; empty where the player lost no land. */
export function followed(before: View, end: View, seat: number): string[] {
  const [had, has] = [boardIn(before).lands, boardIn(end)];
  const own = COLOURS[seat]!;
  const lost = new Map<string | null, string[]>();
  for (const [code, { owner }] of Object.entries(had)) {
    const now = has.lands[code]?.owner ?? null;
    if (owner === own && now !== own) lost.set(now, [...(lost.get(now) ?? []), landName(code)]);
  }
  const phrases = [...lost].map(([player, lands]) =>
    player === null
      ? m.cq_after_nobody({ land: listed(lands) })
      : m.cq_followed_taken({ player: playerName(player), lands: listed(lands) }),
  );
  const isLeft =
    Object.values(has.lands).some(({ owner }) => owner === own) ||
    Object.values(has.forces).some(({ owner }) => owner === own);
  return isLeft || lost.size === 0 ? phrases : [...phrases, m.cq_after_out({ player: playerName(own) })];
}
