import { OVER } from '../engine/abi';
import type { Player } from './players';

/** A way to begin the turn: where it has led to, and the action it began with. */
interface Line {
  state: Uint8Array;
  first: number;
  /** Static value for the player on turn, 0 .. 1. */
  value: number;
}

/**
 * The best whole turn by the static value, among the `width` lines that look best after each decision. Where all lines of
 * a turn can be looked through this is no better than doing so; it is for games in which they are too many.
 */
export const beam =
  (width: number): Player =>
  (engine) => {
    const seat = engine.actor();
    engine.determinize(seat);
    let lines: Line[] = [{ state: engine.save(), first: -1, value: 0 }];
    let best = -1;
    let top = -1;
    while (lines.length) {
      const longer = new Map<string, Line>();
      for (const { state, first } of lines) {
        engine.restore(state);
        for (const action of engine.legal()) {
          engine.restore(state);
          engine.apply(action);
          const begun = first < 0 ? action : first;
          const actor = engine.actor();
          const value = actor === OVER ? engine.reward(seat) : engine.evaluate(seat);
          if (actor === seat) longer.set(engine.hash(), { state: engine.save(), first: begun, value });
          else if (value > top) [best, top] = [begun, value];
        }
      }
      lines = [...longer.values()].sort((a, b) => b.value - a.value).slice(0, width);
    }
    return best;
  };
