import { cardById } from './cards';
import { directionTo, SQUARES } from './squares';
import type { State } from './state';

export type Asked = Pick<State, 'board' | 'mode' | 'side' | 'question' | 'playing' | 'effect'>;

interface Move {
  verb: string;
  from: string;
  to: string;
}

const MOVE = /^(move|run) (\w\d)-(\w\d)$/;

const movesIn = (legal: readonly string[]): Move[] =>
  legal.flatMap((action) => {
    const [, verb, from, to] = MOVE.exec(action) ?? [];
    return verb ? [{ verb, from: from!, to: to! }] : [];
  });

/** What a square alone stands for while an effect is open; null while a second square can make a move of it. */
export function squareInEffect(square: string, state: Asked, legal: readonly string[]): string | null {
  const placing = legal.find((action) => action.startsWith('placeOn '));
  if (placing) return `placeOn ${square} ${placing.split(' ')[2]}`;
  if (legal.some((action) => action.startsWith('direction '))) return directionTrial(square, state, legal);
  // Where a card is asked for, the being itself stands for its own (TS-CASE-6).
  const own = square === state.effect?.being && state.playing.card ? cardById(state.playing.card) : undefined;
  if (own && legal.some((action) => action.startsWith('card '))) return `card ${own.word}`;
  const moves = movesIn(legal);
  return moves.length > 0 ? moveTrial(square, state, moves) : `pick ${square}`;
}

/** A square is looked at from the being whose effect takes a direction; a line that may be taken is taken by its arrow. */
function directionTrial(square: string, { effect }: Asked, legal: readonly string[]): string {
  const direction = effect?.being ? directionTo(effect.being, square) : null;
  const along = `direction ${direction}`;
  return direction && !legal.includes(along) ? along : `pick ${square}`;
}

/**
 * A piece of those that move is meant to move, and so is one that none of them can get at: what stands against it is about
 * the piece, so any step will do. Anything else is meant as where the nearest of them goes. Where several can go, the piece
 * has to come first.
 */
function moveTrial(square: string, { board }: Asked, moves: readonly Move[]): string | null {
  if (moves.some(({ from }) => from === square)) return null;
  if (moves.some(({ to }) => to === square)) return `pick ${square}`;
  const { verb } = moves[0]!;
  const owner = board[square]?.owner;
  if (owner && (moves.some(({ from }) => board[from]?.owner === owner) || !isInReach(square, moves)))
    return `${verb} ${square}-${stepOf(square, board)}`;
  const [nearest] = moves.map(({ from }) => from).sort((a, b) => distance(a, square) - distance(b, square));
  return `${verb} ${nearest}-${square}`;
}

/** Whether a move from one of those places could end on the square, as far as its length goes. */
function isInReach(square: string, moves: readonly Move[]): boolean {
  const leaps = moves.some(({ verb, from, to }) => verb === 'move' && distance(from, to) > 1);
  return moves.some(
    ({ verb, from }) => leaps || distance(from, square) === 1 || (verb === 'run' && directionTo(from, square) !== null),
  );
}

/** A square next to another, an empty one if there is one. */
function stepOf(square: string, board: State['board']): string {
  const around = SQUARES.filter((one) => distance(one, square) === 1);
  return around.find((one) => !(one in board)) ?? around[0]!;
}

const distance = (a: string, b: string): number =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a.charCodeAt(1) - b.charCodeAt(1)));
