/** The line of a step and the way an attempt has gone: what is known before anybody has acted. */
import type { Played, View } from '$workers/contract';

/** How the turns of a game go, as far as the conduct of a step depends on it. */
export interface Pace {
  /** Questions between the decisions of a turn that has many of them: nothing is under way, no effect, no half of an action. */
  readonly atRest: ReadonlySet<string>;
  /** What an opponent does whom the line tells nothing: the first of these that is legal, else whatever comes first. */
  readonly idle: readonly string[];
}

/** The line of a step with what only the engine can say of it. */
export interface Line {
  readonly actions: readonly string[];
  /** Who acted at each place: a seat, or chance. */
  readonly by: readonly (number | 'chance')[];
  /**
   * Turns that the line begins, the learner's and the opponent's; where turns have many decisions, the nodes at rest that
   * are not the learner's. A step is missed once so many are over.
   */
  readonly turns: number;
  /** Seat of the learner. */
  readonly learner: number;
  readonly pace: Pace;
}

export const actorOf = (view: View): number | 'chance' => (view.actor === 'chance' ? 'chance' : view.seat);

const startsTurn = (view: View): boolean => view.question === 'turn';

export const isLooked = (view: View, { atRest }: Pace): boolean => startsTurn(view) || atRest.has(view.question);

/** Where a step may be missed: at the start of a turn; where turns have many decisions, once it is not the learner's to decide. */
export const counts = (view: View, learner: number, { atRest }: Pace): boolean =>
  startsTurn(view) || (atRest.has(view.question) && actorOf(view) !== learner);

/** @param played the line as the engine played it from `start` */
export function readLine(start: View, actions: readonly string[], played: Played, pace: Pace): Line {
  if (!played.ok)
    throw new Error(`the line stops at ${played.action}: ${played.refused.join(', ') || 'no such action'}`);
  const before = [start, ...played.path.slice(0, -1)];
  return {
    actions,
    by: actions.map((_, i) => actorOf(before[i])),
    turns: before.filter((view) => counts(view, start.seat, pace)).length,
    learner: start.seat,
    pace,
  };
}
