import type { Pace } from '$lib/learn/line';

/** Towers ask one after the other, and only the last answer ends the turn. */
export const pace: Pace = { atRest: new Set(), lostAt: new Set(['recall']), idle: ['draw', 'skip'] };
