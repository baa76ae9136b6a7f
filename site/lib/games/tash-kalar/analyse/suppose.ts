/** Nodes as they would be; see `Suppositions`. */
import { freshTurn } from '$workers/games/tash-kalar/blank';
import { parse, print } from '$workers/games/tash-kalar/notation';
import { other, sided, type Question } from '$workers/games/tash-kalar/state';

/** Two actions, as in every turn but the first (TS-TURN-2). */
const ACTIONS = 2;

/** Nothing is half done: no card is at work, no piece in the air. */
const BETWEEN: readonly Question[] = ['menu', 'claim'];

/** The node as it would be if the other side were to begin a turn; null while a card is at work, or nobody plays a turn. */
export function passed(notation: string): string | null {
  const parsed = parse(notation);
  if (!parsed.ok || !BETWEEN.includes(parsed.value.question)) return null;
  const state = parsed.value;
  return print({ ...state, side: other(state.side), turn: freshTurn(ACTIONS), question: 'menu' });
}

/** Each knows the other's hand. */
export function opened(notation: string): string {
  const parsed = parse(notation);
  if (!parsed.ok) return notation;
  const { hands } = parsed.value;
  return print({ ...parsed.value, known: sided((side) => hands[side]) });
}
