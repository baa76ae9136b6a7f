import type { Player } from './player';

/**
 * The best whole turn by the static value, among the `width` lines that look best after each decision. Where all lines of
 * a turn can be looked through this is no better than doing so; it is for games in which they are too many.
 */
export const beam =
  (width: number): Player =>
  (engine) => {
    engine.determinize(engine.actor());
    return engine.beam(width)[0]!;
  };
