/** Figures of section 9 of the rules that are the mean of sampled worlds. */
import type { Weighing } from '../../../game-codec';

/** What a figure is made of so far. */
export interface Sampled {
  readonly samples: number;
  /** Samples there are to be. */
  readonly most: number;
}

/** A weighing whose steps are those of a generator. */
export function inSteps(steps: Generator<void, void>, found: () => Sampled): Weighing {
  return { step: () => steps.next().done === true, found };
}
