/** The line of a step and the way an attempt has gone: what is known before anybody has acted. */
import type { Played, View } from '$workers/contract';

/** How the turns of a game go, as far as the conduct of a step depends on it. */
export interface Pace {
  /** Questions between the decisions of a turn that has many of them: nothing is under way, no effect, no half of an action. */
  readonly atRest: ReadonlySet<string>;
  /** Questions within a turn at which a step that can no longer be solved is told so, though the turn goes on. */
  readonly lostAt?: ReadonlySet<string>;
  /** What an opponent does whom the line tells nothing: the first of these that is legal, else whatever comes first. */
  readonly idle: readonly string[];
  /**
   * How far the game has come, in parts that nobody can go back to: where a turn has many, a step is missed at once when
   * a later part begins than its line acts in. Left out where turns are short.
   */
  readonly stage?: (view: View) => number;
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
  /** The last part of the game in which anybody acts on it; infinite where the pace knows no parts. */
  readonly lastStage: number;
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
    lastStage: pace.stage ? Math.max(...before.map(pace.stage)) : Infinity,
    pace,
  };
}
