import type { ClosedParts } from '$lib/play/table';

/** What is dealt or drawn is seen by its owner alone (TS-CARD-3). */
export const closed: ClosedParts = {
  secret: ({ question, seat }, viewer) =>
    seat !== viewer && (question === 'deal' || question === 'draw') ? seat : null,
};
