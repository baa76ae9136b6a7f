/** What is printed as the price of a pick, in gold. */
import type { Board, SideView } from '$workers/games/codex/board';
import type { Seat } from '$workers/games/codex/table';
import { printedOn } from './printed';

const TECH = ['', 'tech_i_building', 'tech_ii_building', 'tech_iii_building'] as const;
/** A level and a worker cost the same everywhere (CX-HERO-5, CX-WORK-1). */
const ALWAYS_ONE: ReadonlySet<string> = new Set(['button:level', 'button:hire']);

const coloursOf = ({ team }: SideView): number =>
  new Set(team.map((hero) => printedOn(hero).colour).filter((colour) => colour !== 'neutral')).size;

/** The first building of a team of several colours may cost more than is printed (CX-COLOR-1). */
const paysMore = ({ things, sides }: Board, seat: Seat): boolean =>
  coloursOf(sides[seat]) > 1 &&
  sides[seat].lost.length === 0 &&
  !things.some(({ owner, kind }) => owner === seat && (kind === 'tech' || kind === 'addon'));

/** Null for what costs nothing, or where more than the print decides. */
export function priceOf(pick: string, board: Board): number | null {
  if (ALWAYS_ONE.has(pick)) return 1;
  const [kind, which = ''] = pick.split(':');
  if (board.asked === null || paysMore(board, board.asked)) return null;
  if (kind === 'addon') return printedOn(which).cost;
  if (kind !== 'build' || board.sides[board.asked].lost.includes(Number(which))) return null;
  return printedOn(TECH[Number(which)]!).cost;
}
