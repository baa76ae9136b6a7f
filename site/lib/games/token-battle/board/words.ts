/** Everything on a Token Battle board in words: for screen readers, lists and announcements. */
import { clauses, listed } from '$lib/i18n/phrases';
import { m } from '$lib/paraglide/messages';
import { getLocale } from '$lib/paraglide/runtime';
import { DIRECTIONS, cardOf, skillOf, typeOf, type Card, type Direction } from '$workers/games/token-battle/cards';
import type { View } from '$workers/contract';
import { SIDES, type Board, type Side, type Texts, type Token } from '$workers/games/token-battle/state';
import type { PickWords } from '$lib/board/picker.svelte';

export const boardIn = (view: View): Board => view.board as Board;

const named = (texts: Texts): string => texts[getLocale()];

export const sideName = (side: Side): string => (side === 'A' ? m.tk_side_a() : m.tk_side_b());
export const seatName = (seat: number): string => sideName(SIDES[seat]!);
export const cardName = (id: string): string => named(cardOf(id).name);
export const skillName = ({ skill }: Pick<Card, 'skill'>): string => named(skillOf(skill).name);
export const typeName = (token: { type: Token['type'] }): string => named(typeOf(token.type).name);

const DIRECTION: Record<Direction, () => string> = {
  NW: m.tk_dir_NW,
  N: m.tk_dir_N,
  NE: m.tk_dir_NE,
  W: m.tk_dir_W,
  E: m.tk_dir_E,
  SW: m.tk_dir_SW,
  S: m.tk_dir_S,
  SE: m.tk_dir_SE,
};

const STRAIGHT = 'N W E S';
const DIAGONAL = 'NW NE SW SE';

/** An area in words; directions are as on the board, up being towards row 1 (TK-CARD-6). */
export function areaText(area: readonly Direction[]): string {
  const key = area.join(' ');
  if (area.length === DIRECTIONS.length) return m.tk_area_all();
  if (key === STRAIGHT) return m.tk_area_straight();
  if (key === DIAGONAL) return m.tk_area_diagonal();
  return listed(area.map((direction) => DIRECTION[direction]()));
}

/** `Needle: value 3, Weaken (up)`. */
export function cardText(id: string): string {
  const card = cardOf(id);
  const skill = card.area.length
    ? m.tk_card_skill({ skill: skillName(card), area: areaText(card.area) })
    : skillName(card);
  return clauses([
    m.tk_card({ name: named(card.name), value: card.value }),
    card.skill !== 'none' && skill,
    card.type !== 'plain' && typeName(card),
  ]);
}

/** `A, value 3, Phoenix`. */
export function tokenText(token: Token): string {
  const text = m.tk_token({ side: sideName(token.owner), value: token.value });
  return clauses([text, token.type !== 'plain' && typeName(token)]);
}

/** What a field is and what stands on it. */
export function fieldText(id: string, board: Board): string {
  const token = board.board[id];
  const gain = board.gain[id]?.total;
  return clauses([
    m.tk_field({ id }),
    token ? tokenText(token) : m.board_empty(),
    token && gain !== undefined && gain !== token.value && m.tk_gain({ gain }),
    board.last === id && m.tk_last(),
  ]);
}

/** A stack from the top card on: `Stack 2, on top: Frost ..., then Needle`. */
export function stackText(stack: readonly string[], n: number): string {
  const [top, ...rest] = stack;
  if (!top) return m.tk_stack_empty({ n });
  const first = m.tk_stack_top({ n, card: cardText(top) });
  return clauses([first, rest.length > 0 && m.tk_stack_next({ cards: listed(rest.map(cardName)) })]);
}

/** @param board the position the picks and actions are about, read when they are spoken of */
export function pickWords(board: () => Board): PickWords {
  const pick = (text: string): string => {
    const [kind, a, b, below = 0] = text.split(':');
    if (kind !== 'stack') return m.tk_field({ id: a! });
    const card = board().cards[a as Side][Number(b) - 1]?.[Number(below)];
    return card ? cardName(card) : m.tk_stack({ n: b! });
  };
  return {
    pick,
    choice: ({ picks }) => {
      const [stack, field] = picks;
      return stack && field ? m.tk_place({ card: pick(stack), field: field.split(':')[1]! }) : listed(picks.map(pick));
    },
  };
}
