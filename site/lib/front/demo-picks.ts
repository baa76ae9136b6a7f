import type { Demo } from './facts';

/** What is left of an answer's picks without its first and its last ones; null for answers that have others there. */
export function between(
  picks: readonly string[],
  { picks: first, then: last = [] }: Pick<Demo, 'picks' | 'then'>,
): string[] | null {
  const end = picks.length - last.length;
  const fits = first.every((pick, i) => picks[i] === pick) && last.every((pick, i) => picks[end + i] === pick);
  return fits ? picks.slice(first.length, end) : null;
}
