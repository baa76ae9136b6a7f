import type { Ongoing } from '$lib/playthrough/playthrough.svelte';

export type End = 'solved' | 'missed';

/** While `acting`, chance or the opponent moves, or a row of the turn is being read. */
export type Status = Ongoing | End;
