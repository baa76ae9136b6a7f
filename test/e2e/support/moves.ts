import type { Locator } from 'playwright-core';

/** Moves of the analyser in notation, without the signs of those that gave much away: how many have one depends on the engine. */
export const written = (moves: Locator): Promise<string[]> =>
  moves.evaluateAll((all) => all.map((one) => one.firstChild!.textContent!.trim()));
