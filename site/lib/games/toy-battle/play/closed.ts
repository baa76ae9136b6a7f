import type { ClosedParts } from '$lib/play/table';

/** What is drawn or frozen is seen by its owner alone (TB-INFO-1, TB-FIELD-6); a tile that is hit by both. */
export const closed: ClosedParts = {
  secret({ question, seat }, viewer) {
    if (seat !== viewer) return question === 'deal' ? seat : null;
    return question === 'ices' ? 1 - seat : null;
  },
};
