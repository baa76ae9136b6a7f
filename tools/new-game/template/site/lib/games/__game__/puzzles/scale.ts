import { seatName } from '$lib/games/__game__/board/words';
import { m } from '$lib/paraglide/messages';
import type { Scale } from '$lib/puzzles/face';
import type { Exact } from '$workers/analysis/contract';

const text = ({ num }: Exact): string => (num > 0 ? m.__snake___win() : m.__snake___no_win());

/** @param solver seat of the solver */
export const scaleOf = (solver: number): Scale => ({
  quantity: m.__snake___quantity({ seat: seatName(solver) }),
  text,
  short: ({ num }) => String(num),
  share: ({ num, den }) => num / den,
  low: m.__snake___no_win(),
  high: m.__snake___win(),
  graded: false,
});
