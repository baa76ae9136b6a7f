import { progress } from '$lib/progress/progress.svelte';
import type { GameId } from '$workers/registry';

/** A step had never been solved before this visit. */
export const isNew = (game: GameId, step: string): boolean =>
  (progress.step(game, step)?.first ?? Infinity) >= performance.timeOrigin;
