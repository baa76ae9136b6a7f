import type { Board } from '$workers/games/tash-kalar/board';
import { HALVES, type Half } from '$workers/games/tash-kalar/state';

/** The half of a flare that a decision belongs to; null for the decisions of beings. */
export const halfOfStep = (step: string): Half | null => HALVES.find((half) => step.startsWith(`${half}.`)) ?? null;

/** The half of a flare that is being resolved; null where no flare is (TS-FLARE-5). */
export const flareHalf = ({ effect }: Pick<Board, 'effect'>): Half | null => effect && halfOfStep(effect.step);
