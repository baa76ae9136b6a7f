import type { ClosedParts } from '$lib/play/table';

/** What is drawn or discarded at random is seen by its owner alone (CX-INFO-1). */
export const closed: ClosedParts = {
  secret: ({ question, seat }, viewer) =>
    seat !== viewer && (question === 'draw' || question === 'random-discard') ? seat : null,
};
