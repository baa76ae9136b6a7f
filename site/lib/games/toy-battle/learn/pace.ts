import type { Pace } from '$lib/learn/line';

export const pace: Pace = { atRest: new Set(), idle: ['draw', 'skip'] };
