/** Which faults of a game are shown, where there are more than one remembers. */
export interface Weighed {
  /** Number of actions before it. */
  at: number;
  seat: number;
  /** Win chance given away. */
  lost: number;
}

/**
 * At most so many, in the order of the game: half of them the visitors' own, from which they learn, as far as there are
 * any; of every turn its heaviest before another one of the same turn.
 *
 * @param visitors their seats; nobody's where a game was only watched
 * @param turnOf the same for two faults of one turn
 */
export function heaviest<T extends Weighed>(
  found: readonly T[],
  most: number,
  visitors: readonly number[],
  turnOf: (fault: T) => string | number,
): T[] {
  const byWeight = [...found].sort((a, b) => b.lost - a.lost);
  const turns = new Set<string | number>();
  const first: T[] = [];
  const later: T[] = [];
  for (const fault of byWeight) {
    const turn = turnOf(fault);
    (turns.has(turn) ? later : first).push(fault);
    turns.add(turn);
  }
  const ordered = [...first, ...later];
  const own = ordered.filter(({ seat }) => visitors.includes(seat)).slice(0, Math.ceil(most / 2));
  const others = ordered.filter((fault) => !own.includes(fault));
  return [...own, ...others].slice(0, most).sort((a, b) => a.at - b.at);
}
