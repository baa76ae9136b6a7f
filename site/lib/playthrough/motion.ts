import { settled } from '$lib/motion/settled';

/** Milliseconds before each move that is not the visitor's; less where nothing has to be followed by eye or thought over. */
const PAUSE = { full: 550, brief: 250 };

export const prefersReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Long enough to read what has happened, once it has been seen. */
export async function pause(brief: boolean): Promise<void> {
  await settled();
  await new Promise((done) => setTimeout(done, brief ? PAUSE.brief : PAUSE.full));
}
