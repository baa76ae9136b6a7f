import type { Arrow } from '$lib/board/arrows';
import { areNeighbours } from '$lib/games/conquest/odds/plan-form';

/** Attacks in their order, each from the last territory owned by then that it borders. */
export function arrowsOf(base: string, targets: readonly string[]): Arrow[] {
  const owned = [base];
  return targets.map((to, index) => {
    const from = owned.findLast((one) => areNeighbours(one, to)) ?? base;
    owned.push(to);
    return { from, to, brush: 'blue', label: String(index + 1) };
  });
}
