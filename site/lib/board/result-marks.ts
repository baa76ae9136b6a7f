/** Signs of how a game ends, around (0, 0) and about 2 units wide: a roof, two bars, a roof upside down. */
import type { HeatResult } from './heat';

export const RESULT_MARK: Readonly<Record<HeatResult, string>> = {
  win: 'M0-1L1.1.8H-1.1Z',
  draw: 'M-1-.7H1V-.2H-1ZM-1 .3H1V.8H-1Z',
  loss: 'M0 1L1.1-.8H-1.1Z',
};

/** Its colour, the same in lists and on boards. */
export const RESULT_COLOUR: Readonly<Record<HeatResult, string>> = {
  win: 'var(--good)',
  draw: 'var(--ink-soft)',
  loss: 'var(--red)',
};
