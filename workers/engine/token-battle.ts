import { EFFECT_BYTES } from '../../assembly/games/token-battle/effect-kinds';
import { TERMS } from '../../assembly/games/token-battle/forecast-terms';
import { FIELDS } from '../../assembly/games/token-battle/layout';
import { QUANTITIES } from '../../assembly/games/token-battle/quantity-rows';
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

/** What the top card of a stack is worth on every field, and what stands there. */
export interface Quantities {
  /** Row after row as in quantity-rows.ts, a value for each field; NaN where there is nothing to say. */
  values: Float64Array;
  /** Turns of both players the game is expected to last. */
  turnsLeft: number;
}

/** @param stack of the player on turn, counted from 0 */
export function quantities(engine: Asking, stack: number): Quantities {
  const values = new Float64Array(engine.output(engine.ask('quantities', stack) * 8).buffer);
  return { values: values.slice(0, QUANTITIES * FIELDS), turnsLeft: values[QUANTITIES * FIELDS]! };
}

/** Actions with which the opponent of a token takes it away from its field, as if that player were on turn. */
export function removers(engine: Asking, field: number): number[] {
  const bytes = engine.output(engine.ask('removers', field) * 4);
  return [...new Uint32Array(bytes.buffer)];
}
