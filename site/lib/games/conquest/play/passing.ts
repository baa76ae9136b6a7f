/** What only goes on to the next part of a turn: worth a line where something came of it. */
export const isPassing = (action: string): boolean =>
  /^(?:[a-z]+-done|end-attack|end-turn|no-claim|skip-early)$/.test(action);
