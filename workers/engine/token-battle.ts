import { EFFECT_BYTES } from '../../assembly/games/token-battle/effect-kinds';
import { TERMS } from '../../assembly/games/token-battle/forecast-terms';
import { GAIN_PARTS } from '../../assembly/games/token-battle/gain-parts';
import { FIELDS } from '../../assembly/games/token-battle/layout';
import { QUANTITIES } from '../../assembly/games/token-battle/quantity-rows';
import type { Asking } from './engine';

/** What a legal action would do, as records of games/token-battle/effect-kinds.ts; the current state stays as it is. */
export function effects(engine: Asking, action: number): Uint8Array {
  return engine.output(engine.ask('effects', action) * EFFECT_BYTES);
}

/** The forecast of a seat: own final points minus the opponent's, in terms of games/token-battle/forecast-terms.ts. */
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
  /** Rows as in games/token-battle/quantity-rows.ts, each a value a field; NaN where there is nothing to say. */
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

/** What the tokens bring their owners a turn. */
export interface Gains {
  /** For each field, in the order of the GAIN_ constants; noughts where nothing stands. */
  parts: number[][];
  /** What each seat gets for all its tokens. */
  sums: readonly [number, number];
}

export function gains(engine: Asking): Gains {
  const values = [...new Int32Array(engine.output(engine.ask('gains') * 4).buffer)];
  const [a, b] = values.slice(FIELDS * GAIN_PARTS) as [number, number];
  const parts = Array.from({ length: FIELDS }, (_, field) =>
    values.slice(field * GAIN_PARTS, (field + 1) * GAIN_PARTS),
  );
  return { parts, sums: [a, b] };
}
