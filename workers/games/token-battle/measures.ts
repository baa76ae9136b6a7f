/** The quantities of section 9.1 of the rules, for every field at once. */
import { FIELDS as COUNT, STACKS_PER_SEAT } from '../../../assembly/games/token-battle/layout';
import * as rows from '../../../assembly/games/token-battle/quantity-rows';
import type { Asking } from '../../engine/engine';
import { forecast, quantities, removers, type Forecast } from '../../engine/token-battle';
import { actionText } from './actions';
import { FIELDS, fieldNumber } from './board-fields';
import { other, type State } from './state';

/** Quantities of a card on an empty field, from the point of view of the player on turn. */
export const PLACINGS = {
  turnPoints: rows.TURN_POINTS,
  gainSwing: rows.GAIN_SWING,
  forecast: rows.FORECAST,
  threat: rows.THREAT,
  auraField: rows.AURA_FIELD,
  danger: rows.DANGER,
} as const;
export type Placing = keyof typeof PLACINGS;

/** Quantities of which less is better for the player on turn. */
export const DREADED: ReadonlySet<Placing> = new Set(['threat', 'danger']);

export interface Measured {
  value: number;
  /** The stack whose top card has this value here, counted from 1; the best one where no card was asked for. */
  stack: number;
}

export interface Measures {
  placing: Record<Placing, Record<string, Measured>>;
  /** Pairs of a top card and a field with which its opponent takes a token away, by the field it stands on. */
  danger: Record<string, number>;
  /** Hits a turn on a token, by field. */
  fire: Record<string, number>;
  /** Points a turn of a token, by the field it stands on. */
  standing: Record<string, number>;
  /** Turns of both players the game is expected to last. */
  turnsLeft: number;
  /** The forecast for the player on turn. */
  forecast: Forecast;
}

/** What there is to say about one token. */
export interface TokenMeasures {
  /** Actions of the opponent of its owner that take it away, as if that player were on turn. */
  removers: string[];
}

/** @param stack counted from 1; null takes the best of all top cards for each field */
export function measuresOf(state: State, stack: number | null, engine: Asking): Measures {
  const numbers = stack === null ? Array.from({ length: STACKS_PER_SEAT }, (_, i) => i + 1) : [stack];
  const tables = numbers.map((number) => ({ stack: number, ...quantities(engine, number - 1) }));
  const { values, turnsLeft } = tables[0]!;
  const row = (number: number, among: (field: string) => boolean = () => true) =>
    Object.fromEntries(
      FIELDS.flatMap((field, i) => {
        const value = values[number * COUNT + i]!;
        return Number.isNaN(value) || !among(field) ? [] : [[field, value]];
      }),
    );
  const placing = (name: Placing) =>
    Object.fromEntries(
      FIELDS.flatMap((field, i) => {
        if (state.board[field]) return [];
        const known = tables
          .map((table) => ({ stack: table.stack, value: table.values[PLACINGS[name] * COUNT + i]! }))
          .filter(({ value }) => !Number.isNaN(value));
        const sign = DREADED.has(name) ? -1 : 1;
        const [best] = known.sort((a, b) => sign * (b.value - a.value));
        return best ? [[field, best]] : [];
      }),
    );
  const placings = Object.keys(PLACINGS) as Placing[];
  return {
    placing: Object.fromEntries(placings.map((name) => [name, placing(name)])) as Measures['placing'],
    danger: row(rows.DANGER, (field) => field in state.board),
    fire: row(rows.FIRE),
    standing: row(rows.STANDING),
    turnsLeft,
    forecast: forecast(engine, state.turn === 'B' ? 1 : 0),
  };
}

/** @param field one with a token on it */
export function tokenMeasuresOf(state: State, field: string, engine: Asking): TokenMeasures {
  const turn = other(state.board[field]!.owner);
  const actions = removers(engine, fieldNumber(field));
  return { removers: actions.map((action) => actionText(action, { ...state, turn })) };
}

/** @param about a pick: `stack:A:2` for the card on top of it, `field:c3` for the token there; empty for all cards */
export function measure(about: string, state: State, engine: Asking): Measures | TokenMeasures | null {
  const [kind, name, number] = about.split(':');
  if (kind === 'field') return name && state.board[name] ? tokenMeasuresOf(state, name, engine) : null;
  if (kind === 'stack') return name === state.turn ? measuresOf(state, Number(number), engine) : null;
  return measuresOf(state, null, engine);
}
