import type { Lineup } from '$workers/games/codex/line-up';

/** A line-up in the words in which it is weighed. */
export const lineupWords = (lineup: Lineup): string[] => Object.entries(lineup).map(([slot, id]) => `${slot}=${id}`);
