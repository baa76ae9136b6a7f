/** How a game ended: what decided it and, where medals were counted, how many both sides have. */
import { seatName, sideName } from '$lib/games/toy-battle/board/words';
import { afterDash, listed, statements } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import type { Ending } from '$workers/contract';
import { SIDES, type Board } from '$workers/games/toy-battle/state';

/** Ends at which the medals are compared (TB-END-4, TB-END-6). */
const COUNTED = new Set(['stuck', 'limit']);

/** @param reason what decided it in words, empty while the words are on their way */
export function endingText({ medals, toMove }: Board, result: Ending, reason: string): string {
  if (!COUNTED.has(result.reason)) return reason;
  const [blue, red] = SIDES.map((side) => medals[side]);
  const said = statements([
    result.reason === 'stuck' && m.tb_end_stuck({ side: sideName(toMove) }),
    listed(SIDES.map((side, seat) => m.tb_medals({ side: seatName(seat), count: medals[side] }))),
    result.reason === 'stuck' && blue === red && m.tb_end_level(),
  ]);
  return reason ? reason + afterDash(said) : said;
}
