import type { Node, Walker } from '../../../puzzles/walker';
import { FIELDS } from '../board-fields';
import { resultOf } from '../ending';
import { incomeIn } from '../gains';
import { optionsOf } from '../default-options';
import { other, SIDES, type Side, type State } from '../state';

/** How much a simple player likes each first action; equal numbers are equally good to it. */
export type Liking = Map<number, number>;

/** The margin of the points scored this turn: the player who takes what lies on the table. */
export function immediate(walker: Walker<State>, node: Node): Liking {
  const side = SIDES[walker.actor(node) as number]!;
  return liking(walker, node, (below) => {
    const { points } = walker.state(below);
    return points[side] - points[other(side)];
  });
}

/**
 * Margin at the end for a side if nobody placed anything any more: points, and what the board brings until somebody
 * reaches the limit or the board would be full. It knows of no shots, so that it stays what a player can work out in the
 * head; it does not change when the engine's forecast is tuned, and with it neither does the difficulty of a puzzle.
 */
export function expected(walker: Walker<State>, node: Node, side: Side): number {
  const state = walker.state(node);
  const { points, board } = state;
  const margin = points[side] - points[other(side)];
  if (resultOf(state)) return margin;
  const income = incomeIn(node);
  const { pointLimit } = optionsOf(state.options);
  const toLimit = SIDES.map((one) =>
    income[one] > 0 ? Math.ceil((pointLimit - points[one]) / income[one]) : Infinity,
  );
  const turns = Math.min(...toLimit, FIELDS.length - Object.keys(board).length);
  return margin + turns * (income[side] - income[other(side)]);
}

/** The player who looks one move ahead, at what the game is coming to. */
export function forecast(walker: Walker<State>, node: Node): Liking {
  const side = SIDES[walker.actor(node) as number]!;
  return liking(walker, node, (below) => expected(walker, below, side));
}

function liking(walker: Walker<State>, node: Node, of: (below: Node) => number): Liking {
  return new Map(walker.legal(node).map((action) => [action, of(walker.play(node, action))]));
}

/** True if the player's favourite is right, or one of several favourites. */
export function finds(player: Liking, right: readonly number[]): boolean {
  const most = Math.max(...player.values());
  return right.some((action) => player.get(action) === most);
}

/** Wrong actions the player likes at least as well as every right one. */
export function temptedBy(player: Liking, right: readonly number[]): number[] {
  const most = Math.max(...right.map((action) => player.get(action)!));
  return [...player].filter(([action, liked]) => liked >= most && !right.includes(action)).map(([action]) => action);
}
