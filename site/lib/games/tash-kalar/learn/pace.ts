import type { Pace } from '$lib/learn/line';

export const pace: Pace = { atRest: new Set(['menu', 'claim', 'nextTask', 'draw']), idle: ['draw', 'skip'] };
