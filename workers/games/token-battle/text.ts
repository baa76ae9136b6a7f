import { decode } from './actions';
import { FIELDS } from './board-fields';
import { cardOf, typeOf, type Direction } from './cards';
import { resultOf } from './ending';
import type { Effect, TokenEffect } from './effects';
import type { Gains } from './gains';
import { SIDES, type Side, type State, type Token } from './state';
import type { Language } from '../../registry';

/**
 * The words of one language. Names and texts of cards, skills and types come from the data; the rest is given.
 * Tokens and cards come as words already.
 */
export interface Labels {
  locale: Language;
  direction: Readonly<Record<Direction, string>>;
  /** Areas that have a name of their own: all eight neighbours, the four straight ones, the four diagonal ones. */
  area: { all: string; straight: string; diagonal: string };
  list(parts: readonly string[]): string;
  token(p: { side: Side; value: number; type: string | null }): string;
  card(p: { name: string; value: number; type: string | null }): string;
  marked(p: { area: string }): string;

  place(p: { card: string; field: string }): string;
  first(p: { side: Side }): string;
  attempt(p: { what: string }): string;

  turn(p: { ply: number; side: Side }): string;
  drawn(): string;
  over(p: { winner: Side | null }): string;
  player(p: { side: Side; points: number; income: number; boost: number; extra: number }): string;
  stack(p: { side: Side; number: number; cards: readonly string[] }): string;
  stands(p: { field: string; token: string; gain: number; last: boolean }): string;

  used(p: { card: string; next: string; stack: number }): string;
  placed(p: { token: string; field: string; boosted: boolean }): string;
  pushed(p: { token: string; from: string; to: string }): string;
  mirrored(p: { token: string; from: string; to: string }): string;
  swapped(p: { token: string; from: string; to: string }): string;
  blocked(p: { token: string; field: string }): string;
  leaves(p: { token: string; field: string }): string;
  weakened(p: { token: string; field: string; value: number }): string;
  destroyed(p: { token: string; field: string }): string;
  reborn(p: { field: string; token: string }): string;
  gilded(p: { token: string; field: string }): string;
  created(p: { token: string; field: string }): string;
  boostGained(p: { side: Side }): string;
  extraGained(p: { side: Side; pending: number }): string;
  extraUsed(p: { side: Side; pending: number }): string;
  scored(p: { side: Side; points: number; total: number }): string;
  gain(p: { side: Side; income: number; change: number }): string;
  shot(p: { from: string; to: string }): string;
  next(p: { side: Side }): string;
}

export function actionWords(action: number, state: State, labels: Labels): string {
  const parts = decode(action, state);
  if (parts.kind === 'first' || parts.kind === 'draw') return labels.first({ side: SIDES[parts.seat]! });
  const id = parts.kind === 'place' && state.turn !== '?' ? state.cards[state.turn][parts.stack]?.[0] : undefined;
  if (parts.kind === 'place' && id) return labels.place({ card: cardName(id, labels), field: FIELDS[parts.field]! });
  if ((parts.kind === 'card' || parts.kind === 'card-in') && parts.field !== null)
    return labels.place({ card: cardName(parts.card, labels), field: FIELDS[parts.field]! });
  return labels.attempt({ what: parts.kind });
}

/** The whole position, one thing a line: whose turn it is, the players, their stacks, then every token. */
export function boardWords(state: State, { gain, income }: Gains, labels: Labels): string[] {
  const result = resultOf(state);
  return [
    result
      ? labels.over({ winner: result.winner === null ? null : SIDES[result.winner]! })
      : state.turn === '?'
        ? labels.drawn()
        : labels.turn({ ply: state.ply, side: state.turn }),
    ...SIDES.flatMap((side) => [
      labels.player({
        side,
        points: state.points[side],
        income: income[side],
        boost: state.boost[side],
        extra: state.extra[side],
      }),
      ...state.cards[side].map((stack, i) =>
        labels.stack({ side, number: i + 1, cards: stack.map((id) => cardName(id, labels)) }),
      ),
    ]),
    ...FIELDS.flatMap((field) => {
      const token = state.board[field];
      if (!token) return [];
      const { total } = gain[field]!;
      return labels.stands({ field, token: tokenName(token, labels), gain: total, last: state.last === field });
    }),
  ];
}

/**
 * What happens in a turn, one sentence an event; what an aura reaches is told with what the board brings,
 * and a token that has gone over the edge need not be told destroyed as well.
 */
export function effectWords(effects: readonly Effect[], labels: Labels): string[] {
  return effects.flatMap((effect, i) =>
    effect.kind === 'reached' || hasLeft(effect, effects[i - 1]) ? [] : [sentence(effect, labels)],
  );
}

function hasLeft(effect: Effect, before: Effect | undefined): boolean {
  if (effect.kind !== 'destroyed') return false;
  const off = before?.kind === 'pushedOff' || before?.kind === 'mirroredOff';
  return off && before.from === (effect.to ?? effect.from);
}

function sentence(effect: Exclude<Effect, { kind: 'reached' }>, labels: Labels): string {
  switch (effect.kind) {
    case 'cardUsed':
      return labels.used({
        card: cardName(effect.card, labels),
        next: cardName(effect.next, labels),
        stack: effect.stack,
      });
    case 'boostGained':
      return labels.boostGained({ side: effect.side });
    case 'extraGained':
    case 'extraUsed':
      return labels[effect.kind]({ side: effect.side, pending: effect.after });
    case 'scored':
      return labels.scored({ side: effect.side, points: effect.after - effect.before, total: effect.after });
    case 'gain':
      return labels.gain({ side: effect.side, income: effect.after, change: effect.after - effect.before });
    case 'gameOver':
      return labels.over({ winner: effect.side });
    case 'nextTurn':
      return labels.next({ side: effect.side });
    default:
      return tokenSentence(effect, labels);
  }
}

function tokenSentence({ kind, from, to, before, after }: TokenEffect, labels: Labels): string {
  const was = before ? tokenName(before, labels) : '';
  const is = after ? tokenName(after, labels) : '';
  const field = to ?? from ?? '';
  switch (kind) {
    case 'placed':
      return labels.placed({ token: is, field, boosted: after!.value > before!.value });
    case 'pushed':
    case 'mirrored':
    case 'swapped':
      return labels[kind]({ token: is, from: from!, to: to! });
    case 'blocked':
    case 'destroyed':
    case 'gilded':
      return labels[kind]({ token: was, field });
    case 'pushedOff':
    case 'mirroredOff':
      return labels.leaves({ token: was, field });
    case 'weakened':
      return labels.weakened({ token: was, field, value: after!.value });
    case 'reborn':
    case 'created':
      return labels[kind]({ token: is, field });
    case 'shot':
      return labels.shot({ from: from!, to: to! });
  }
}

const cardName = (id: string, { locale }: Labels): string => cardOf(id).name[locale];

const typeName = (type: Token['type'], { locale }: Labels): string | null =>
  type === 'plain' ? null : typeOf(type).name[locale];

const tokenName = ({ owner, value, type }: Token, labels: Labels): string =>
  labels.token({ side: owner, value, type: typeName(type, labels) });

/** A change with its sign. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
