import type { Node, Walker } from '../../../puzzles/walker';
import { other, SIDES, type State } from '../state';

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

/** Steps a win chance is compared by; finer differences are those of rounding. */
const STEPS = 1e6;

/** Static win chance of a seat at the engine's current state, in steps. */
export const looks = ({ engine }: Walker<State>, seat: number): number => Math.round(engine.evaluate(seat) * STEPS);

/** The static forecast after the move: the player who looks one move ahead. */
export function forecast(walker: Walker<State>, node: Node): Liking {
  const seat = walker.actor(node) as number;
  return liking(walker, node, () => looks(walker, seat));
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
