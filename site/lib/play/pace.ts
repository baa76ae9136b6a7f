import { settled } from '$lib/motion/settled';
import { prefersReduced } from '$lib/playthrough/motion';

/**
 * What a pause comes before: chance turns up quickly, a move of the engine is to be followed by eye. One that comes after
 * what needs no time of its own is brief.
 */
export type Step = 'engine' | 'chance' | 'brief';

/** Milliseconds before a step; with reduced motion nothing has to be followed by eye. */
const REST: Readonly<Record<Step, { full: number; reduced: number }>> = {
  engine: { full: 700, reduced: 300 },
  chance: { full: 350, reduced: 100 },
  brief: { full: 200, reduced: 60 },
};

/** The longer others go on, the shorter the pauses: after so many they are as short as they become. */
const LONG = 60;
const SHORTEST = 0.4;

const after = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The pauses in which others' turns are told; whoever has seen enough skips the rest of them. */
export class Pace {
  #hurried = false;
  #rested = 0;
  #end: () => void = () => {};

  constructor(
    private readonly milliseconds = (step: Step): number => REST[step][prefersReduced() ? 'reduced' : 'full'],
  ) {}

  /** Kept once the step before has been seen and it is time for the next one; what needs no time may still be moving. */
  async rest(step: Step): Promise<void> {
    if (this.#hurried) return;
    const pause = this.milliseconds(step) * Math.max(SHORTEST, 1 - this.#rested++ / LONG);
    const skipped = new Promise<void>((done) => (this.#end = done));
    const seen = step === 'brief' ? after(pause) : settled().then(() => after(pause));
    await Promise.race([seen, skipped]);
  }

  /** Ends the pause there is, and leaves out those that follow. */
  hurry(): void {
    this.#hurried = true;
    this.#end();
  }

  /** Pauses again from now on. */
  calm(): void {
    this.#hurried = false;
    this.#rested = 0;
  }
}
