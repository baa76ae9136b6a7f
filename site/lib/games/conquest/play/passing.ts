/** What only goes on to the next part of a turn: worth a line where something came of it. */
export const isPassing = (action: string): boolean =>
  /^(?:[a-z]+-done|end-attack|end-turn|no-claim|skip-early)$/.test(action);

/** What is watched of the turns of others: who attacks, the dice, who moves in or away, and what is gained. */
const WATCHED =
  /^(?:place-capital|border|landing|raid|strike|contest|counter|walk-in|retreat|roll|advance|set-out|sail-home|ashore|claim|build)\b/;

export const isBrief = (action: string): boolean => !WATCHED.test(action);
