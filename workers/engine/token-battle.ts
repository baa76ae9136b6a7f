import { EFFECT_BYTES } from '../../assembly/games/token-battle/effect-kinds';
import { TERMS } from '../../assembly/games/token-battle/forecast-terms';
import type { Asking } from './engine';

/** What a legal action would do, as the records of effect-kinds.ts; the current state stays what it is. */
export function effects(engine: Asking, action: number): Uint8Array {
  return engine.output(engine.ask('effects', action) * EFFECT_BYTES);
}

/** The forecast of a seat: final points, its own minus the opponent's, as the terms of forecast-terms.ts. */
export interface Forecast {
  /** In the order of the TERM_ constants; they add up to the expected margin. */
  terms: number[];
  /** Turns of both players the game is expected to last. */
  turnsLeft: number;
}

export function forecast(engine: Asking, seat: number): Forecast {
  const bytes = engine.output(engine.ask('terms', seat) * 8);
  const values = [...new Float64Array(bytes.buffer)];
  return { terms: values.slice(0, TERMS), turnsLeft: values[TERMS]! };
}
