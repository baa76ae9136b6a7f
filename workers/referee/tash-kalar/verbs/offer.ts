import type { Step } from '../language';
import type { Task } from '../progress';
import type { State } from '../state';

/** One answer to the part that is next, other than `done`, and where it leads. */
export interface Offer {
  action: string;
  /** The state after the answer, the part's progress noted. */
  play: () => State;
}

/** How a verb asks: all answers there are now. The task is the one that is next in `state`. */
export type Offers<S extends Step> = (state: State, step: S, task: Task) => Offer[];
