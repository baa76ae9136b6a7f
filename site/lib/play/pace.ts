import { settled } from '$lib/motion/settled';
import { prefersReduced } from '$lib/playthrough/motion';

/** What a pause comes before: chance turns up quickly, a move of the engine is to be followed by eye. */
export type Step = 'engine' | 'chance';

/** Milliseconds before a step; with reduced motion nothing has to be followed by eye. */
const REST: Readonly<Record<Step, { full: number; reduced: number }>> = {
  engine: { full: 700, reduced: 300 },
  chance: { full: 350, reduced: 100 },
};

/** The pauses in which others' turns are told; whoever has seen enough skips the rest of them. */
export class Pace {
  #hurried = false;
  #end: () => void = () => {};

  constructor(
    private readonly milliseconds = (step: Step): number => REST[step][prefersReduced() ? 'reduced' : 'full'],
  ) {}

  /** Kept once the step before has been seen and it is time for the next one. */
  async rest(step: Step): Promise<void> {
    await settled();
    if (this.#hurried) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, this.milliseconds(step));
      this.#end = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Ends the pause there is, and leaves out those that follow. */
  hurry(): void {
    this.#hurried = true;
    this.#end();
  }

  /** Pauses again from now on. */
  calm(): void {
    this.#hurried = false;
  }
}
