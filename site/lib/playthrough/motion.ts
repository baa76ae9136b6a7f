/** Milliseconds before each move that is not the visitor's; with reduced motion nothing has to be followed by eye. */
const PAUSE = { full: 700, reduced: 250 };

export const prefersReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (reduced: boolean): Promise<void> =>
  new Promise((done) => setTimeout(done, reduced ? PAUSE.reduced : PAUSE.full));
