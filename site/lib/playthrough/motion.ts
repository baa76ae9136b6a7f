import { settled } from '$lib/motion/settled';

/** Milliseconds before each move that is not the visitor's; with reduced motion nothing has to be followed by eye. */
const PAUSE = { full: 550, reduced: 250 };

export const prefersReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Long enough to read what has happened, once it has been seen. */
export async function pause(reduced: boolean): Promise<void> {
  await settled();
  await new Promise((done) => setTimeout(done, reduced ? PAUSE.reduced : PAUSE.full));
}
