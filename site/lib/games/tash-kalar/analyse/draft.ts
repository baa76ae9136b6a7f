/** A position being edited. Every function returns a new draft; codec and engine judge it. */
import { blankState, freshTurn } from '$workers/games/tash-kalar/blank';
import { cardOf, inCardOrder, inTaskOrder, type DeckId } from '$workers/games/tash-kalar/cards';
import { changedOptions, readOption } from '$workers/games/tash-kalar/options';
import { pileOf, PILES, restOf, settled } from '$workers/games/tash-kalar/piles';
import { inSquareOrder } from '$workers/games/tash-kalar/squares';
import type { Mode, Piece, Question, Side, State } from '$workers/games/tash-kalar/state';

export type Draft = State;

/** What the pointer puts on a square; null empties it. */
export type Tool = Piece | null;

/** Two actions, as in every turn but the first (TS-TURN-2). */
export const ACTIONS = 2;

const BETWEEN: readonly Question[] = ['menu', 'claim'];

/** Between two decisions of a turn; a card at work goes back to its deck. */
export function draftOf(state: State): Draft {
  const { playing } = blankState();
  const between = BETWEEN.includes(state.question);
  return completed({
    ...structuredClone(state),
    ...(!between && { turn: freshTurn(ACTIONS) }),
    starter: state.starter ?? 'A',
    question: 'menu',
    playing,
    effect: null,
    aside: [],
  });
}

/** All that lies nowhere else lies in its deck, in no known order. */
function completed(draft: Draft): Draft {
  const whole = { ...draft, decks: { ...draft.decks } };
  for (const name of PILES) {
    const empty = { top: [], unknown: [], bottom: [] };
    if (name === 'deck A') whole.decks.A = empty;
    else if (name === 'deck B') whole.decks.B = empty;
    else whole[name] = empty;
  }
  for (const name of PILES) {
    const pile = pileOf(whole, name);
    Object.assign(pile, settled({ top: [], unknown: restOf(whole, name), bottom: [] }));
  }
  return whole;
}

export function withPiece(draft: Draft, square: string, piece: Tool): Draft {
  const changed = { ...draft.board };
  if (piece) changed[square] = piece;
  else delete changed[square];
  return { ...draft, board: Object.fromEntries(inSquareOrder(Object.keys(changed)).map((id) => [id, changed[id]!])) };
}

export const withoutPieces = (draft: Draft): Draft => ({ ...draft, board: {} });

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

/** Takes a card from wherever it lies open or in a hand. */
function taken(draft: Draft, id: string, side: Side): Draft {
  const { kind } = cardOf(id);
  const shared = kind !== 'beings';
  const hands = structuredClone(draft.hands);
  const known = structuredClone(draft.known);
  for (const of of shared ? (['A', 'B'] as const) : [side]) {
    hands[of][kind] = without(hands[of][kind], id);
    known[of][kind] = without(known[of][kind], id);
  }
  const discards = shared ? draft.discards : { ...draft.discards, [side]: without(draft.discards[side], id) };
  const spent = shared ? { ...draft.spent, [kind]: without(draft.spent[kind], id) } : draft.spent;
  return { ...draft, hands, known, discards, spent };
}

/** Where a card can be put. */
export type Place = 'deck' | 'hand' | 'discards';

export function withCard(draft: Draft, side: Side, id: string, place: Place): Draft {
  const { kind } = cardOf(id);
  const moved = taken(draft, id, side);
  if (place === 'hand') moved.hands[side][kind] = inCardOrder([...moved.hands[side][kind], id]);
  else if (place === 'discards') {
    if (kind === 'beings') moved.discards = { ...moved.discards, [side]: [id, ...moved.discards[side]] };
    else moved.spent = { ...moved.spent, [kind]: inCardOrder([...moved.spent[kind], id]) };
  }
  return completed(moved);
}

/** Whether the opponent knows of a card in a hand. */
export function withKnown(draft: Draft, side: Side, id: string, isKnown: boolean): Draft {
  const { kind } = cardOf(id);
  const others = without(draft.known[side][kind], id);
  const ids = isKnown ? inCardOrder([...others, id]) : others;
  return { ...draft, known: { ...draft.known, [side]: { ...draft.known[side], [kind]: ids } } };
}

/** A deck that both would play belongs to nobody else: its beings leave hands and piles of the side that gets another. */
export function withDeck(draft: Draft, side: Side, deck: DeckId): Draft {
  return completed({
    ...draft,
    deckIds: { ...draft.deckIds, [side]: deck },
    hands: { ...draft.hands, [side]: { ...draft.hands[side], beings: [] } },
    known: { ...draft.known, [side]: { ...draft.known[side], beings: [] } },
    discards: { ...draft.discards, [side]: [] },
  });
}

/** A duel has points and no tasks, High Form tasks and no points of its own (TS-MODE-2, TS-MODE-3). */
export const withMode = (draft: Draft, mode: Mode): Draft =>
  completed({ ...draft, mode, row: [], next: null, claimed: { A: [], B: [] }, points: { A: 0, B: 0 } });

/** Where a task can lie. */
export type TaskPlace = 'deck' | 'row' | 'next' | Side;

export function taskPlace(draft: Draft, id: string): TaskPlace {
  if (draft.row.includes(id)) return 'row';
  if (draft.next === id) return 'next';
  return draft.claimed.A.includes(id) ? 'A' : draft.claimed.B.includes(id) ? 'B' : 'deck';
}

export function withTask(draft: Draft, id: string, place: TaskPlace): Draft {
  const row = without(draft.row, id);
  const claimed = { A: without(draft.claimed.A, id), B: without(draft.claimed.B, id) };
  const moved: Draft = { ...draft, row, claimed, next: draft.next === id ? null : draft.next };
  if (place === 'row') moved.row = [...row, id];
  else if (place === 'next') moved.next = id;
  else if (place !== 'deck') claimed[place] = inTaskOrder([...claimed[place], id]);
  return completed(moved);
}

/** An option of the rules, its value as text. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  const read = readOption(name, value, (_, found) => {
    throw new RangeError(`${name} cannot be "${found}"`);
  });
  return { ...draft, options: changedOptions({ ...draft.options, ...read }) };
}

export const withTurn = (draft: Draft, changes: Partial<State['turn']>): Draft => ({
  ...draft,
  turn: { ...draft.turn, ...changes },
});
