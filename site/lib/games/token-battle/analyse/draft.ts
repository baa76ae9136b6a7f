/** A position being edited. Every function returns a new draft; the engine judges it. */
import { changedOptions, readOptionText } from '$workers/games/token-battle/options';
import { copyStacks } from '$workers/games/token-battle/cards';
import { SETS } from '$workers/games/token-battle/ready-sets';
import type { Side, State, Token } from '$workers/games/token-battle/state';

export type Draft = State;

/** What the pointer puts on a field; null empties it. */
export type Tool = Token | null;

export const draftOf = (state: State): Draft => {
  const { board, cards, turn, points, last, boost, extra, ply, options } = state;
  return structuredClone({ board, cards, turn, points, last, boost, extra, ply, options });
};

/** Fields stay in their order, so that equal drafts are equal text. */
export function withToken(draft: Draft, field: string, token: Tool, fields: readonly string[]): Draft {
  const changed = { ...draft.board };
  if (token) changed[field] = token;
  else delete changed[field];
  const board = Object.fromEntries(fields.flatMap((id) => (changed[id] ? [[id, changed[id]]] : [])));
  return { ...draft, board, last: draft.last !== null && !board[draft.last] ? null : draft.last };
}

export const withoutTokens = (draft: Draft): Draft => ({ ...draft, board: {}, last: null });

/** A stack without cards leaves the row of stacks. */
export function withStack(draft: Draft, side: Side, stack: number, cards: readonly string[]): Draft {
  const stacks = copyStacks(draft.cards[side]);
  stacks[stack] = [...cards];
  return { ...draft, cards: { ...draft.cards, [side]: stacks.filter((one) => one.length > 0) } };
}

export function withSet(draft: Draft, side: Side, set: string): Draft {
  const found = SETS.find(({ id }) => id === set);
  return found ? { ...draft, cards: { ...draft.cards, [side]: copyStacks(found.stacks) } } : draft;
}

export const withCount = (draft: Draft, count: 'points' | 'boost' | 'extra', side: Side, value: number): Draft => ({
  ...draft,
  [count]: { ...draft[count], [side]: Math.max(0, Math.trunc(value || 0)) },
});

/** An option of the rules, its value as text. */
export function withOption(draft: Draft, name: string, value: string): Draft {
  const read = readOptionText(name, value, (_, found) => {
    throw new RangeError(`${name} cannot be "${found}"`);
  });
  return { ...draft, options: changedOptions({ ...draft.options, ...read }) };
}
