/** What followed a decision, or would have: the moves of a line up to the next decision of the same side. */
import type { View } from '$workers/contract';
import { winnerOf } from '$workers/result';
import type { Line, Told } from '../retold';

export interface Course {
  steps: readonly Told[];
  /** Where it leads. */
  end: View;
}

/**
 * The stretch of a line from an action on, until the side decides again after somebody else has, or to the line's end.
 * @param from number of actions before it
 */
export function courseFrom({ views, actions }: Line, from: number, seat: number): Course {
  const steps: Told[] = [];
  let others = false;
  for (let at = from; at < actions.length; at++) {
    const view = views[at]!;
    const own = view.seat === seat;
    if (view.actor === 'player' && own && others) break;
    others ||= view.actor === 'player' && !own;
    steps.push({ at, view, action: actions[at]! });
  }
  return { steps, end: views[from + steps.length]! };
}

/** What the other side decided in it. */
export const answersIn = ({ steps }: Course, seat: number): Told[] =>
  steps.filter(({ view }) => view.actor === 'player' && view.seat !== seat);

/** The game is over at its end, and the side has won it (true) or lost it (false); null otherwise. */
export function decided({ end }: Course, seat: number): boolean | null {
  const winner = end.result && winnerOf(end.result);
  return winner === null ? null : winner === seat;
}
